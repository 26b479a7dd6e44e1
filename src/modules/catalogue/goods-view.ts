import type { Price } from "#contract/format/money.ts";
import type { TaxClass } from "#contract/india/tax-classes.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { PiecesView } from "./stock-view.ts";

export const netUnits = ["g", "kg", "ml", "l", "cm", "m", "piece"] as const;
export type NetUnit = (typeof netUnits)[number];

/** Whether shoppers see it: **live** is for sale, a **draft** never was, what is **hidden** is so no more. */
export const goodsStates = ["live", "draft", "hidden"] as const;
export type GoodsState = (typeof goodsStates)[number];

/** How much one buys: 500 g, 1.5 l, 12 pieces. */
export type NetQuantity = { readonly amount: number; readonly unit: NetUnit };

/** What is said of a product beside its words and its price; null where nobody has said. */
export type ProductAttributes = {
  /** 4, 6 or 8 digits. */
  readonly hsn: string | null;
  /** How it is taxed where it has no HSN. */
  readonly taxClass: TaxClass | null;
  /** Two letters, as in IN. */
  readonly country: string | null;
  readonly maker: string | null;
  readonly importer: string | null;
  readonly netQuantity: NetQuantity | null;
  /** Nobody can pay for it on delivery. */
  readonly prepaidOnly: boolean;
};

/** The same words for shoppers who read Hindi; empty where nobody has written them. */
export type HindiWords = {
  readonly titleHi: string;
  readonly descriptionHi: string;
  readonly highlightsHi: readonly string[];
};

/** Of what is not named nothing is said; null takes a fact away. */
export type NamedAttributes = {
  readonly [Name in keyof ProductAttributes]?: ProductAttributes[Name] | undefined;
};

/** What tells a variant from the others beside its colour and size. */
export type VariantAttributes = {
  readonly sku: string | null;
  readonly barcode: string | null;
  /** The name of one of the product's pictures. */
  readonly picture: string | null;
  readonly grams: number | null;
};

export const noVariantAttributes: VariantAttributes = {
  sku: null,
  barcode: null,
  picture: null,
  grams: null,
};

/** What a product's page says of the goods: only what is known. */
export type SoldAttributes = {
  readonly country?: string;
  readonly maker?: string;
  readonly importer?: string;
  readonly netQuantity?: NetQuantity;
  readonly variants?: readonly {
    readonly colour: string;
    readonly size: string;
    readonly sku?: string;
    readonly barcode?: string;
    readonly grams?: number;
  }[];
};

/** A product as the staff change it. */
export type GoodsView = ProductAttributes &
  HindiWords & {
    readonly id: string;
    readonly state: GoodsState;
    readonly title: string;
    readonly brand: string;
    readonly description: string;
    readonly highlights: readonly string[];
    readonly category: string;
    /** Its own, without timed sales. */
    readonly price: Price;
    readonly pictures: readonly PictureView[];
    /** It consists of other goods, and has no stock and no choices of its own. */
    readonly isSet: boolean;
    /** Counts its changes. */
    readonly version: number;
    readonly colours: readonly { readonly name: string; readonly hex: string }[];
    readonly sizes: readonly string[];
    readonly variants: readonly (Omit<PiecesView, "version"> &
      VariantAttributes & {
        /** Counts the moves of its stock. */
        readonly stockVersion: number;
        /** Null where it costs what its product does. */
        readonly price: Price | null;
      })[];
  };

/** A product in the list of the staff. */
export type GoodsCard = {
  readonly id: string;
  readonly state: GoodsState;
  readonly title: string;
  readonly picture: PictureView | null;
  /** What lists show of it. */
  readonly unitPaise: number;
  readonly priceVaries: boolean;
  /** Its one price as it can be changed here; none where choices have their own, or a sale makes another. */
  readonly ownPrice: { readonly paise: number; readonly version: number } | null;
  /** Of all its choices. */
  readonly free: number;
  readonly choices: number;
  /** Where it has but one. */
  readonly only: { readonly colour: string; readonly size: string; readonly stockVersion: number } | null;
};
