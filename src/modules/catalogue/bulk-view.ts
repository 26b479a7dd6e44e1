import type { Price } from "#contract/format/money.ts";
import type { TaxClass } from "#contract/india/tax-classes.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { GoodsState, NetQuantity } from "./goods-view.ts";
import type { ColourView } from "./sellable-view.ts";

/** What can be done to many goods at once. */
export const bulkKinds = ["price", "discount", "sale", "category", "state", "stock", "import"] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** How far it is: it is looked at beforehand, then done, and may be taken back. */
export const bulkStates = [
  "reading",
  "checking",
  "planned",
  "running",
  "stopped",
  "done",
  "undoing",
  "undone",
] as const;
export type BulkState = (typeof bulkStates)[number];

/** Of one product in it. What is **unfit** cannot be read, what is **wrong** cannot be done, **changed** was changed by somebody since it was looked at, **kept** since it was done. */
export const lineStates = [
  "waits",
  "new",
  "change",
  "same",
  "wrong",
  "unfit",
  "done",
  "changed",
  "undone",
  "kept",
] as const;
export type LineState = (typeof lineStates)[number];

/** Why a product is left as it is. */
export const bulkProblems = [
  "aboveMrp",
  "tooMuchOff",
  "belowZero",
  "tooHigh",
  "held",
  "isSet",
  "tooMany",
  "changed",
  "gone",
  "notLive",
  "categoryUnknown",
  "skuTaken",
  "twice",
  "titleMissing",
  "tooLong",
  "tooManyChoices",
  "choiceTwice",
  "notAnAmount",
  "notACount",
  "notAState",
  "notAnHsn",
  "notABarcode",
  "notASku",
  // Of files that were read before it was told which of them.
  "notACode",
  "notAWeight",
  "notAQuantity",
  "notATaxClass",
  "notACountry",
  "kindUnknown",
  "parentMissing",
  "lineBroken",
] as const;
export type BulkProblem = (typeof bulkProblems)[number];

/** Why a picture that a file names elsewhere did not come. */
export const filePictureProblems = [
  "addressUnfit",
  "noAnswer",
  "tooLarge",
  "pictureUnusable",
  "pictureHeic",
  "pictureSmall",
  "picturesFull",
  "tooMany",
  "gone",
] as const;
export type FilePictureProblem = (typeof filePictureProblems)[number];

/** How a new price ends: to the paisa, in whole rupees, or in the nearest 9. */
export const endings = ["exact", "rupee", "nine"] as const;
export type Ending = (typeof endings)[number];

/** What is wanted of each product. */
export type BulkChange =
  | {
      readonly kind: "price";
      readonly way: "up" | "down";
      /** Hundredths of a percent, or paise. */
      readonly by: "percent" | "rupees";
      readonly amount: number;
      readonly ending: Ending;
      /** In percent, of whoever may not take more off. */
      readonly mostOff?: number;
    }
  /** Off the MRP, until it is changed again. */
  | { readonly kind: "discount"; readonly percent: number; readonly ending: Ending }
  | {
      readonly kind: "sale";
      readonly percent: number;
      /** Nought: at once. */
      readonly beginsAt: number;
      readonly endsAt: number | null;
    }
  | { readonly kind: "category"; readonly category: string }
  | { readonly kind: "state"; readonly state: GoodsState }
  | { readonly kind: "stock"; readonly way: "set" | "add"; readonly pieces: number }
  | ImportRequest;

export type TableFormat = "own" | "shopify" | "woocommerce";

export type ImportRequest = {
  readonly kind: "import";
  readonly format: TableFormat;
  /** Of new goods that the file does not hold back. */
  readonly newState: "live" | "draft";
  /** Of what the file does not count. */
  readonly pieces: number;
  /** The shop's category for a name in the file. */
  readonly categories: Readonly<Record<string, string>>;
  /** Tells the same file apart from every other one. */
  readonly fileHash?: string;
};

export type VariantPart = {
  readonly colour: string;
  readonly size: string;
  readonly sku?: string | null;
  readonly barcode?: string | null;
  readonly grams?: number | null;
  /** Null where it costs what its product does. */
  readonly price?: Price | null;
  /** Free or held. */
  readonly pieces?: number;
  /** Ever, so that what is put back does not bring back what was sold. */
  readonly sold?: number;
  /** So many more or fewer than there are at that moment. */
  readonly more?: number;
};

export type SalePart = {
  readonly id: string;
  readonly percent: number;
  readonly beginsAt: number;
  readonly endsAt: number | null;
};

/** Of a product what is changed, or was. */
export type GoodsPart = {
  readonly title?: string;
  readonly brand?: string;
  readonly description?: string;
  readonly highlights?: readonly string[];
  readonly titleHi?: string;
  readonly descriptionHi?: string;
  readonly highlightsHi?: readonly string[];
  readonly category?: string;
  readonly state?: GoodsState;
  readonly price?: Price;
  readonly featured?: boolean;
  readonly onSale?: boolean;
  readonly hsn?: string | null;
  readonly taxClass?: TaxClass | null;
  readonly country?: string | null;
  readonly maker?: string | null;
  readonly importer?: string | null;
  readonly netQuantity?: NetQuantity | null;
  readonly prepaidOnly?: boolean;
  readonly colours?: readonly ColourView[];
  readonly sizes?: readonly string[];
  readonly pictures?: readonly PictureView[];
  readonly variants?: readonly VariantPart[];
  readonly sale?: SalePart | null;
};

/** All that bulk work knows of a product. */
export type WholeGoods = Required<Omit<GoodsPart, "sale" | "variants">> & {
  readonly variants: readonly (Required<Omit<VariantPart, "more">> & { readonly held: number })[];
};

export type BulkView = {
  readonly id: string;
  readonly kind: BulkKind;
  readonly wish: BulkChange;
  readonly state: BulkState;
  /** Counts its steps. */
  readonly version: number;
  readonly byId: string;
  readonly at: number;
  readonly lines: number;
  readonly counts: Readonly<Partial<Record<LineState, number>>>;
  /** Until when it may be taken back. */
  readonly undoUntil: number;
};

export type BulkLineView = {
  readonly line: number;
  /** In the file that it came from. */
  readonly row: number | null;
  readonly productId: string | null;
  readonly title: string;
  readonly state: LineState;
  readonly before: GoodsPart | null;
  readonly after: GoodsPart | null;
  readonly problem: BulkProblem | null;
  readonly detail: string | null;
};
