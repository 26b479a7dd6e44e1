import type { Price } from "#contract/format/money.ts";
import type { TaxClass } from "#contract/india/tax-classes.ts";
import type { BulkProblem } from "#modules/catalogue/bulk-view.ts";
import type { GoodsState, NetQuantity } from "#modules/catalogue/goods-view.ts";
import type { ColourView } from "#modules/catalogue/sellable-view.ts";
import { isBarcode } from "../barcode.ts";
import { combinationsOf } from "../variants.ts";

/** A line of a file, asked by the name of its column in small letters; empty where there is none. */
export interface FileRow {
  readonly line: number;
  cell(...names: readonly string[]): string;
  has(name: string): boolean;
}

export interface FileVariant {
  readonly line: number;
  readonly colour: string;
  readonly hex?: string;
  readonly size: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly grams: number | null;
  /** Null where it costs what its product does. */
  readonly price: Price | null;
  /** Nothing where the file does not count it. */
  readonly pieces?: number | undefined;
  /** What there was when the file was made. */
  readonly piecesThen?: number | undefined;
}

/** What a file says of a product; what it does not speak of stays as it is. */
export interface FileAttributes {
  readonly brand?: string | undefined;
  readonly description?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
  readonly titleHi?: string | undefined;
  readonly descriptionHi?: string | undefined;
  readonly highlightsHi?: readonly string[] | undefined;
  /** The names that it may stand under, the best first. */
  readonly categories: readonly string[];
  readonly state: GoodsState;
  /** It stands in the shop's own file, and is no guess. */
  readonly isStateSaid?: boolean;
  readonly price: Price;
  readonly featured?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  readonly hsn?: string | null | undefined;
  readonly taxClass?: TaxClass | null | undefined;
  readonly country?: string | null | undefined;
  readonly maker?: string | null | undefined;
  readonly importer?: string | null | undefined;
  readonly netQuantity?: NetQuantity | null | undefined;
  readonly prepaidOnly?: boolean | undefined;
  /** Addresses. */
  readonly pictures: readonly string[];
  readonly variants: readonly FileVariant[];
}

export interface FileGoods {
  readonly line: number;
  /** By which the file, or the shop that it came from, knows it. */
  readonly key: string;
  readonly title: string;
  readonly said: FileAttributes;
}

/** Why it cannot be read, and where. */
export interface Unfit {
  readonly line: number;
  readonly title: string;
  readonly problem: BulkProblem;
  readonly detail: string;
}

/** Thrown within a reader, so that one product is left and the others are read. */
export class UnfitCell extends Error {
  readonly problem: BulkProblem;
  readonly detail: string;
  readonly line: number;

  constructor(problem: BulkProblem, detail: string, line: number) {
    super(problem);
    this.problem = problem;
    this.detail = detail.slice(0, 100);
    this.line = line;
  }
}

const most = {
  title: 200,
  brand: 100,
  description: 5_000,
  colour: 40,
  size: 20,
  colours: 20,
  sizes: 30,
  pictures: 20,
};

/** Reads one product; what is wrong with it is its own matter. */
export function readOne(title: string, read: () => FileGoods): FileGoods | Unfit {
  try {
    return checked(read());
  } catch (error) {
    if (!(error instanceof UnfitCell)) throw error;
    return { line: error.line, title: title || "?", problem: error.problem, detail: error.detail };
  }
}

export function isUnfit(goods: FileGoods | Unfit): goods is Unfit {
  return "problem" in goods;
}

function checked(goods: FileGoods): FileGoods {
  const { line, title, said: attributes } = goods;
  const no = (problem: BulkProblem, detail: string, at = line): never => {
    throw new UnfitCell(problem, detail, at);
  };
  if (title === "") no("titleMissing", "");
  if (title.length > most.title) no("tooLong", title);
  if ((attributes.brand ?? "").length > most.brand) no("tooLong", attributes.brand ?? "");
  if ((attributes.description ?? "").length > most.description)
    no("tooLong", `${(attributes.description ?? "").slice(0, 40)}…`);
  for (const words of [attributes.titleHi, attributes.brand])
    if ((words ?? "").length > most.title) no("tooLong", `${(words ?? "").slice(0, 40)}…`);
  if ((attributes.descriptionHi ?? "").length > most.description)
    no("tooLong", `${(attributes.descriptionHi ?? "").slice(0, 40)}…`);
  for (const list of [attributes.highlights ?? [], attributes.highlightsHi ?? []])
    if (list.length > 20 || list.some((one) => one.length > most.title)) no("tooLong", list[0] ?? "");
  const { colours, sizes } = optionsOf(attributes);
  if (colours.length > most.colours) no("tooManyChoices", colours[most.colours]?.name ?? "");
  if (sizes.length > most.sizes) no("tooManyChoices", sizes[most.sizes] ?? "");
  const seen = new Set<string>();
  for (const { line: at, colour, size, sku, barcode } of attributes.variants) {
    if (colour.length > most.colour) no("tooLong", colour, at);
    if (size.length > most.size) no("tooLong", size, at);
    const key = JSON.stringify([colour, size]);
    if (seen.has(key)) no("choiceTwice", [colour, size].filter(Boolean).join(", "), at);
    seen.add(key);
    if (sku !== null && !/^[\w./ -]{1,64}$/.test(sku)) no("notASku", sku, at);
    if (barcode !== null && !isBarcode(barcode)) no("notABarcode", barcode, at);
  }
  return goods;
}

/** Colours and sizes in the order of the lines. */
export function optionsOf({ variants }: Pick<FileAttributes, "variants">): {
  readonly colours: readonly ColourView[];
  readonly sizes: readonly string[];
} {
  const colours = new Map<string, ColourView>();
  for (const { colour: name, hex = "" } of variants)
    if (name !== "" && !colours.has(name)) colours.set(name, { name, hex });
  const sizes = [...new Set(variants.flatMap(({ size }) => (size === "" ? [] : [size])))];
  return { colours: [...colours.values()], sizes };
}

/** Each colour in each size: of what the file leaves out there is none. */
export function wholeGrid(attributes: FileAttributes): readonly FileVariant[] {
  const known = new Map(attributes.variants.map((one) => [JSON.stringify([one.colour, one.size]), one]));
  return combinationsOf(optionsOf(attributes)).map(
    ({ colour, size }) =>
      known.get(JSON.stringify([colour, size])) ?? {
        ...{ line: 0, colour, size, sku: null, barcode: null, grams: null, price: null, pieces: 0 },
      },
  );
}
