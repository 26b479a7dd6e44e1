import type { ShopSettings } from "./shop-settings.ts";
import type { Said } from "./words.ts";

type In<Group extends keyof ShopSettings> = Said<ShopSettings[Group]>;

/** What the shop says of itself on each page, in the page's language. */
export type ShopView = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** A line over every page; empty where there is nothing to say. */
  readonly announcement: string;
  readonly contact: In<"contact">;
  readonly social: In<"social">["links"];
  readonly newsletter: In<"newsletter">;
  readonly support: In<"support">;
  /** Whether a newcomer is greeted on the home page. */
  readonly welcomes: boolean;
};

/** Stands in where nothing could be asked: it names nobody. */
export const unnamedShop: ShopView = {
  name: "",
  tagline: "",
  description: "",
  announcement: "",
  contact: { address: "", phone: "", email: "", whatsapp: "", hours: "" },
  social: [],
  newsletter: { title: "", hint: "" },
  support: { returnDays: 0, deliveryFrom: 0, deliveryTo: 0, payment: "" },
  welcomes: false,
};
