import type { PaymentMethod } from "#modules/orders/order-view.ts";
import type { Localised } from "./format/words.ts";
import type { ShopSettings } from "./shop-settings.ts";
import type { Lang } from "./texts/lang.ts";

type In<Group extends keyof ShopSettings> = Localised<ShopSettings[Group]>;

/** What the shop says of itself on each page, in the page's language. */
export type ShopView = {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly look: {
    /** The owner's colours; null where she has none of her own. */
    readonly sheet: string | null;
    /** For the browser's own bar. */
    readonly grounds: { readonly light: string; readonly dark: string };
    /** Empty where the owner gave none: a new shop's logo stands there. */
    readonly logo: string;
    readonly hero: string;
    /** What messengers show beside an address of the shop. */
    readonly card: string;
  };
  /** A line over every page; empty where there is nothing to say. */
  readonly announcement: string;
  /** Its address may stand in another language than the page. */
  readonly contact: In<"contact"> & { readonly in?: Lang };
  readonly social: In<"social">["links"];
  readonly newsletter: In<"newsletter">;
  readonly support: Omit<In<"support">, "returnsHint">;
  /** The pages about the shop, as every page lists them. */
  readonly policies: {
    readonly label: string;
    readonly links: readonly { readonly href: string; readonly name: string }[];
  };
  /** The ways to pay, in the order of the checkout. */
  readonly pays: readonly PaymentMethod[];
  /** What the categories are called, by id. */
  readonly categoryNames: Readonly<Record<string, string>>;
  readonly headerCategories: readonly { readonly id: string; readonly picture: string }[];
  /** Whether a newcomer is greeted on the home page. */
  readonly welcomes: boolean;
  /** Whether one may buy without an account. */
  readonly hasGuests: boolean;
  /** What a newcomer is given, and by which code; null where there is no such code now. */
  readonly offer: OfferView | null;
};

/** A code and what it takes off, as it is said: 10% or ₹100.00. */
export type OfferView = {
  readonly code: string;
  readonly off: string;
  /** What guests of this shop have not. */
  readonly needsAccount: boolean;
};

/** As one shopper is offered it, with what he needs first. */
export type OwnOffer = Pick<OfferView, "code" | "off"> & { readonly needs: "account" | "proof" | null };

/** Stands in where nothing could be asked: it names nobody. */
export const unnamedShop: ShopView = {
  name: "",
  tagline: "",
  description: "",
  look: { sheet: null, grounds: { light: "#fbf6ec", dark: "#17162b" }, logo: "", hero: "", card: "" },
  announcement: "",
  contact: { address: "", phone: "", email: "", whatsapp: "", hours: "" },
  social: [],
  newsletter: { title: "", hint: "" },
  support: { returnDays: 0, deliveryFrom: 0, deliveryTo: 0, payment: "" },
  policies: { label: "", links: [] },
  pays: [],
  categoryNames: {},
  headerCategories: [],
  welcomes: false,
  hasGuests: false,
  offer: null,
};
