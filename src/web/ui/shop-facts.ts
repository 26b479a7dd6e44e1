import { createContext, useContext } from "react";
import { type ShopView, unnamedShop } from "#contract/shop-view.ts";

/** The shell provides what the shop's owner says of it. */
export const ShopContext = createContext<ShopView>(unnamedShop);

export function useShop(): ShopView {
  return useContext(ShopContext);
}
