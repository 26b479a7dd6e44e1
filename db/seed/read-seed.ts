import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Words } from "#contract/format/words.ts";
import type { NetQuantity } from "#modules/catalogue/goods-view.ts";

export interface SeedCategory {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly tagline: string;
  readonly taglineHi: string;
  readonly label: Words;
  readonly picture?: string;
}

export interface SeedProduct {
  readonly slug: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly rupees: number;
  readonly discount: number;
  readonly stock: number;
  /** One piece where nothing is said. */
  readonly net?: NetQuantity;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  readonly sizes: readonly string[];
  readonly featured: boolean;
  readonly onSale: boolean;
  readonly daysOld: number;
  /** What its sample ratings come to, those without words among them. */
  readonly rating: { readonly rate: number; readonly count: number };
}

/** What Hindi pages say of a product, by trade in a file of its own. */
export interface SeedHindi {
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
}

export interface SeedReview {
  readonly product: string;
  readonly name: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
}

export interface SeedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt?: string;
}

export const readCategories = () => read<SeedCategory[]>("categories", []);
export const readProducts = () => read<SeedProduct[]>("products", []);
/** By the address of the product. */
export const readHindi = (): Readonly<Record<string, SeedHindi>> =>
  Object.assign({}, ...hindiFiles().map((name) => read<Record<string, SeedHindi>>(`hindi/${name}`, {})));
export const readReviews = () => read<SeedReview[]>("reviews", []);
/** Empty until pictures are delivered: products without one show the placeholder. */
export const readPictures = () => read<Record<string, SeedPicture>>("pictures", {});

/** What the picture in use shows, by the address of the product. */
export const readInUse = () => read<Readonly<Record<string, Words>>>("in-use", {});

/** Where each PIN code of India lies: city and state. */
export const readPinCodeLines = () => readFileSync(join(import.meta.dirname, "pin-codes.txt"), "utf8");

function hindiFiles(): string[] {
  return readdirSync(join(import.meta.dirname, "hindi")).map((file) => basename(file, ".json"));
}

export function read<T>(name: string, otherwise: T): T {
  const file = join(import.meta.dirname, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : otherwise;
}
