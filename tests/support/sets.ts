import type { PartOfSet } from "#modules/catalogue/sellable-view.ts";
import type { Database } from "#platform/database/database.ts";
import { type CheckoutForTests, productIdOf } from "./checkout-shop.ts";

/** Parts without choices, by the names that tests give products. */
export function partsNamed(pieces: Readonly<Record<string, number>>): PartOfSet[] {
  return Object.entries(pieces).map(([name, many]) => ({
    ...{ productId: productIdOf(name), colour: "", size: "", pieces: many },
  }));
}

/** A product that consists of these others. */
export async function makeSet(
  { services: { catalogue }, ...shop }: Pick<CheckoutForTests, "services" | "product">,
  name: string,
  pieces: Readonly<Record<string, number>>,
  price: { readonly price?: number; readonly discount?: number } = {},
): Promise<string> {
  await shop.product(name, 0, price);
  const id = productIdOf(name);
  const made = await catalogue.changeSet("owner", id, { parts: partsNamed(pieces), seen: 0 });
  if (!made.ok) throw new Error(made.reason);
  return id;
}

export async function inStock(db: Database, name: string): Promise<number | undefined> {
  const rows = db.read.selectFrom("products").select("in_stock").where("id", "=", productIdOf(name));
  return (await rows.executeTakeFirst())?.in_stock;
}
