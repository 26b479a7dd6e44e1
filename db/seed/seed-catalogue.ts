import type { PictureView } from "#contract/picture-view.ts";
import type { Tx } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";
import { type NewProduct, shelveProducts } from "#shop/catalogue/goods/shelve-products.ts";
import { bumpEpoch } from "#shop/catalogue/storage/version-repository.ts";
import { insertReviews } from "#shop/reviews/reviews-repository.ts";
import {
  readCategories,
  readPictures,
  readProducts,
  readReviews,
  type SeedCategory,
  type SeedPicture,
  type SeedProduct,
  type SeedReview,
} from "./read-seed.ts";

const day = 86_400_000;

export interface Seeding {
  readonly rate: number;
  readonly now: number;
}

export async function seedCatalogue(tx: Tx, seeding: Seeding): Promise<void> {
  const categories = readCategories();
  const reviews = Map.groupBy(readReviews(), ({ product }) => product);
  const pictures = readPictures();
  const products = readProducts().map((product) =>
    asNewProduct(product, categories, reviews.get(product.slug) ?? [], pictures, seeding),
  );
  await shelveProducts(tx, products, seeding);
  await insertReviews(
    tx,
    [...reviews.values()].flat().map((review, at) => sampleReview(review, at, seeding.now)),
  );
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

/** A price in rupees as the catalogue stores it: hundredths of its unit. */
export function storedPrice(rupees: number, rate: number): number {
  return Math.round((rupees * 100) / rate);
}

function asNewProduct(
  product: SeedProduct,
  categories: readonly SeedCategory[],
  reviews: readonly SeedReview[],
  pictures: Readonly<Record<string, SeedPicture>>,
  { rate, now }: Seeding,
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
    price: storedPrice(product.rupees, rate),
    discount,
    pictures: picturesOf(product, pictures),
    colours,
    sizes,
    ratingSum: reviews.reduce((sum, { stars }) => sum + stars, 0),
    ratingCount: reviews.length,
    featured: product.featured,
    onSale: product.onSale,
    free: product.stock,
    createdAt: now - product.daysOld * day,
  };
}

/** The main view, the second one, then one for each further colour. */
function picturesOf(
  { slug, title, colours }: SeedProduct,
  pictures: Readonly<Record<string, SeedPicture>>,
): PictureView[] {
  const views = [
    { name: slug, alt: title },
    { name: `${slug}--2`, alt: `${title}, second view` },
    ...colours.map(({ name }) => ({
      name: `${slug}--${name.toLowerCase().replace(/\s+/g, "-")}`,
      alt: `${title}, ${name}`,
    })),
  ];
  return views.flatMap(({ name, alt }) => {
    const found = pictures[name];
    return found ? [{ ...found, alt: found.alt ?? alt }] : [];
  });
}

function sampleReview(review: SeedReview, at: number, now: number) {
  return {
    id: idOf(`review:${review.product}:${at}`),
    product_id: seededId(review.product),
    user_id: null,
    name: review.name,
    stars: review.stars,
    title: review.title,
    text: review.text,
    is_sample: 1,
    created_at: now - review.daysAgo * day,
  };
}
