import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { newId } from "#platform/ids.ts";
import { type Person, signedUpUser } from "./people.ts";

/** A product of the demo shop without colours and sizes, with plenty in stock. */
export async function plainProduct(db: Pick<Database, "read">): Promise<string> {
  const [productId] = await plainProducts(db, 1);
  if (productId === undefined) throw new Error("The demo shop has no such product.");
  return productId;
}

export async function plainProducts(db: Pick<Database, "read">, count: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom("stock")
    .innerJoin("products", "products.id", "stock.product_id")
    .select("stock.product_id")
    .where("stock.free", ">=", 10)
    .where("products.colours", "=", "[]")
    .where("products.sizes", "=", "[]")
    .where("products.category", "not like", "%clothing%")
    .orderBy("stock.product_id")
    .limit(count)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** A product of this shop with colours and sizes to choose from. */
export async function productWithChoices({ folder }: { readonly folder: string }): Promise<string> {
  const db = openDatabase({ DATA_DIR: folder });
  const { id } = await db.read
    .selectFrom("products")
    .select("id")
    .where("colours", "!=", "[]")
    .where("sizes", "!=", "[]")
    .executeTakeFirstOrThrow();
  await db.close();
  return id;
}

/** Somebody signed in, with an address to deliver to. */
export async function buyer(db: Pick<Database, "write">): Promise<Person> {
  const person = await signedUpUser(db);
  const now = Date.now();
  await db.write((tx) =>
    tx
      .insertInto("addresses")
      .values({
        id: newId(now),
        user_id: person.userId,
        name: "Asha Rao",
        phone: "+919812345678",
        street: "12 Lake Road",
        city: "Bengaluru",
        state: "Karnataka",
        pin_code: "560001",
        country: "India",
        is_default: 1,
        created_at: now,
      })
      .execute(),
  );
  return person;
}

/** Somebody signed in with the one thing in the cart, without the cost of asking for it. */
export async function buyerWith(
  db: Pick<Database, "write">,
  productId: string,
  { colour = "", size = "" } = {},
): Promise<Person> {
  const person = await buyer(db);
  await db.write(async (tx) => {
    await tx
      .insertInto("carts")
      .values({ user_id: person.userId, version: 1, promo_code: null, extras: "[]" })
      .execute();
    await tx
      .insertInto("cart_lines")
      .values({
        id: newId(Date.now()),
        user_id: person.userId,
        product_id: productId,
        colour,
        size,
        quantity: 1,
        price_when_added_paise: 0,
        added_at: Date.now(),
      })
      .execute();
  });
  return person;
}
