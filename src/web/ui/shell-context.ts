import { createContext, useContext } from "react";
import type { ShellView } from "#contract/shell-view.ts";
import { type ShopView, unnamedShop } from "#contract/shop-view.ts";

export type ShellData = ShellView;

/** Stands in where even the root's loader failed, so that the way home is still there. */
export const emptyShell: ShellData = {
  shop: unnamedShop,
  lang: "en",
  user: null,
  cartLines: 0,
  cartUnits: 0,
  cartVersion: 0,
  wished: [],
  freeShippingFrom: 0,
  year: new Date().getFullYear(),
};

/** What every page is told of the shop, and of whoever looks at it. */
export const ShellContext = createContext<ShellData>(emptyShell);

export function useShell(): ShellData {
  return useContext(ShellContext);
}

export function useShop(): ShopView {
  return useShell().shop;
}
