import type { ShopSettings } from "./shop-settings.ts";

/** What the shop says of itself, in the language of the page. */
export type ShopView = {
  readonly name: string;
  readonly contact: {
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    /** As it stands in a link: digits alone. */
    readonly whatsapp: string;
  };
  readonly social: ShopSettings["social"]["links"];
};

/** Stands in where nothing could be asked: it names nobody. */
export const unnamedShop: ShopView = {
  name: "",
  contact: { address: "", phone: "", email: "", whatsapp: "" },
  social: [],
};
