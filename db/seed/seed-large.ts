import { sql } from "kysely";
import { addProducts } from "#modules/catalogue/products/add-products.ts";
import { fillIndex } from "#modules/catalogue/search/index/index-product.ts";
import { bumpEpoch } from "#modules/catalogue/storage/version-repository.ts";
import { insertReviews } from "#modules/reviews/repository.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { idOf } from "#platform/ids.ts";
import type { IndexedProduct } from "#ports/search-engines/search-engine.ts";
import { type Generated, productGenerator, type Vocabulary } from "./generate-products.ts";
import { read, readCategories } from "./read-seed.ts";
import type { Seeding } from "./seed-catalogue.ts";

const batch = 500;
/** The index takes rows in the order of rank: the more at once, the fewer pages it writes. */
const indexBatch = 5_000;

/**
 * Fills the shop up to so many products, in one transaction. Indexes are taken away and built again at the end:
 * that costs a fraction of keeping them while rows come in.
 */
export async function seedLarge(
  db: Database,
  seeding: Seeding,
  wanted: number,
  tell: (done: number) => void,
): Promise<number> {
  const { count } = await db.read
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= wanted) return 0;
  const generate = productGenerator(
    read<Vocabulary>("large", { brands: [], leaves: {} }),
    readCategories(),
    seeding.now,
  );
  await db.write(async (tx) => {
    const indexes = await takeIndexesAway(tx);
    await fillIndex(tx, added(tx));
    for (const statement of indexes) await sql.raw(statement).execute(tx);
    await bumpEpoch(tx);
  });
  // SQLite takes its statistics when it is closed; PostgreSQL would plan without any until it comes round to it.
  if (engineOf(db.read) === "postgres")
    await sql`vacuum analyze products, product_terms, stock, reviews`.execute(db.read);
  return wanted - count;

  async function* added(tx: Tx) {
    let waiting: IndexedProduct[] = [];
    for (let from = count; from < wanted; from += batch) {
      const many = Array.from({ length: Math.min(batch, wanted - from) }, (_, at) => generate(from + at));
      const products = many.map(({ product }) => product);
      waiting.push(...(await addProducts(tx, products, seeding)));
      await insertReviews(
        tx,
        many.flatMap((one) => starsOf(one, seeding.now)),
      );
      if (waiting.length >= indexBatch) {
        yield waiting;
        waiting = [];
      }
      tell(from + many.length);
    }
    yield waiting;
  }
}

function starsOf({ product, stars }: Generated, now: number) {
  return stars.map((one, at) => ({
    id: idOf(`review:${product.slug}:${at}`),
    product_id: product.id,
    user_id: null,
    name: "Sample",
    stars: one,
    title: "",
    text: "",
    is_sample: 1,
    created_at: Math.min(now, product.createdAt + (at + 1) * 86_400_000),
  }));
}

/** Gives the statements that make them again. */
async function takeIndexesAway(tx: Tx): Promise<string[]> {
  const { rows } =
    engineOf(tx) === "sqlite"
      ? await sql<{ name: string; definition: string }>`
          select name, sql as definition from sqlite_master
          where type = 'index' and tbl_name in ('products', 'reviews') and sql is not null`.execute(tx)
      : await sql<{ name: string; definition: string }>`
          select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename in ('products', 'reviews', 'product_terms')
            and indexname ~ '^(products_(all|top|leaf|featured|on_sale|facts)|reviews_(of|one)|product_terms)'`.execute(
          tx,
        );
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  return rows.map(({ definition }) => definition);
}
