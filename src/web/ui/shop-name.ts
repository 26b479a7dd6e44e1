import { createContext, useContext } from "react";

/** The shell provides the name that the shop's owner has given it. */
export const ShopNameContext = createContext("Haat");

export function useShopName(): string {
  return useContext(ShopNameContext);
}
