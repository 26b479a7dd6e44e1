import type { Price } from "#contract/format/money.ts";
import type { Words } from "#contract/format/words.ts";
import type { PictureView } from "#contract/picture-view.ts";
import { options } from "#languages/hi/catalogue/options.ts";
import { addProducts, type NewProduct } from "#modules/catalogue/products/add-products.ts";
import { optionIn } from "#modules/catalogue/rules/option-in.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import { bumpEpoch } from "#modules/catalogue/storage/version-repository.ts";
import { insertReviews, type ReviewRow } from "#modules/reviews/repository.ts";
import type { Tx } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";
import {
  readCategories,
  readHindi,
  readInUse,
  readPictures,
  readProducts,
  readReviews,
  type SeedCategory,
  type SeedHindi,
  type SeedPicture,
  type SeedProduct,
  type SeedReview,
} from "./read-seed.ts";
import { silentStars } from "./sample-stars.ts";

const day = 86_400_000;

export interface Seeding {
  readonly now: number;
}

export async function seedCatalogue(tx: Tx, seeding: Seeding): Promise<void> {
  const categories = readCategories();
  const reviews = Map.groupBy(readReviews(), ({ product }) => product);
  const known = { categories, pictures: readPictures(), hindi: readHindi(), inUse: readInUse() };
  const samples = readProducts().map((product) => {
    const written = (reviews.get(product.slug) ?? []).map(({ stars }) => stars);
    return { product, written, silent: silentStars(product.rating, written) };
  });
  const products = samples.map(({ product, written, silent }) =>
    asNewProduct(product, [...written, ...silent], known, seeding),
  );
  await addProducts(tx, products, { ...seeding, search: builtInIndex });
  await insertReviews(tx, [
    ...[...reviews.values()].flat().map((review, at) => sampleReview(review, at, seeding.now)),
    ...samples.flatMap(({ product, silent }) => silentReviews(product, silent, seeding.now)),
  ]);
  await bumpEpoch(tx);
}

export function seededId(slug: string): string {
  return idOf(`product:${slug}`);
}

export function topOf(categories: readonly SeedCategory[], leaf: string): SeedCategory {
  const found = categories.find(({ id }) => id === leaf);
  if (!found) throw new Error(`No category ${leaf} in the seed`);
  return found.parent === null ? found : topOf(categories, found.parent);
}

/** Whole rupees before and after a discount: the nearest price of which the percentage is whole rupees too. */
export function roundPrice(rupees: number, discount: number): Price {
  const step = discount === 0 ? 1 : 100 / greatestDivisor(100, discount);
  const mrp = Math.max(1, Math.round(rupees / step)) * step;
  return { mrpPaise: mrp * 100, unitPaise: mrp * (100 - discount) };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

type Known = {
  readonly categories: readonly SeedCategory[];
  readonly pictures: Readonly<Record<string, SeedPicture>>;
  readonly hindi: Readonly<Record<string, SeedHindi>>;
  readonly inUse: Readonly<Record<string, Words>>;
};

function asNewProduct(
  product: SeedProduct,
  stars: readonly number[],
  { categories, pictures, hindi, inUse }: Known,
  { now }: Seeding,
): NewProduct {
  const top = topOf(categories, product.category);
  const leaf = categories.find(({ id }) => id === product.category) ?? top;
  const { slug, title, brand, category, description, highlights, discount, colours, sizes } = product;
  return {
    id: seededId(slug),
    slug,
    title,
    brand,
    category,
    topCategory: top.id,
    categoryWords: leaf === top ? top.name : `${leaf.name}, ${top.name}`,
    description,
    highlights,
    ...inHindi(hindi[slug]),
    ...roundPrice(product.rupees, discount),
    pictures: picturesOf(product, pictures, hindi[slug], inUse[slug]),
    colours,
    sizes,
    facts: { country: "IN", netQuantity: product.net ?? { amount: 1, unit: "piece" } },
    ratingSum: stars.reduce((sum, one) => sum + one, 0),
    ratingCount: stars.length,
    featured: product.featured,
    onSale: product.onSale,
    free: product.stock,
    createdAt: now - product.daysOld * day,
  };
}

function inHindi(words: SeedHindi | undefined) {
  return words && { titleHi: words.title, descriptionHi: words.description, highlightsHi: words.highlights };
}

/** The main view, the second one, one in use where there is one, then one for each further colour. */
function picturesOf(
  { slug, title, colours }: SeedProduct,
  pictures: Readonly<Record<string, SeedPicture>>,
  hindi?: SeedHindi,
  used?: Words,
): PictureView[] {
  const views = [
    { name: slug, alt: title, altHi: hindi?.title },
    { name: `${slug}--2`, alt: `${title}, second view`, altHi: hindi && `${hindi.title}, दूसरी तस्वीर` },
    { name: `${slug}--use`, alt: used?.en ?? title, altHi: used?.hi },
    ...colours.map(({ name }) => ({
      name: `${slug}--${name.toLowerCase().replace(/\s+/g, "-")}`,
      alt: `${title}, ${name}`,
      altHi: hindi && `${hindi.title}, ${colourInHindi(name) ?? name}`,
    })),
  ];
  return views.flatMap(({ name, alt, altHi }) => {
    const found = pictures[name];
    return found ? [{ ...found, alt: found.alt ?? alt, ...(altHi && { altHi }) }] : [];
  });
}

function sampleReview(review: SeedReview, at: number, now: number): ReviewRow {
  return {
    ...sampleOf(review.product, String(at)),
    name: review.name,
    stars: review.stars,
    title: review.title,
    text: review.text,
    created_at: now - review.daysAgo * day,
  };
}

/** Stars without words, since the product came. */
function silentReviews({ slug, daysOld }: SeedProduct, stars: readonly number[], now: number): ReviewRow[] {
  return stars.map((one, at) => ({
    ...sampleOf(slug, `silent:${at}`),
    name: "",
    stars: one,
    title: "",
    text: "",
    created_at: now - Math.round((daysOld * day * (at + 1)) / (stars.length + 1)),
  }));
}

function sampleOf(slug: string, which: string) {
  return { id: idOf(`review:${slug}:${which}`), product_id: seededId(slug), user_id: null, is_sample: 1 };
}

/** What a Hindi page calls a colour; one that nobody has a word for keeps its own name. */
export function colourInHindi(name: string): string | undefined {
  const text = optionIn(options, name);
  return text === name ? undefined : text;
}
