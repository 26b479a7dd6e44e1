import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { type Person, signedUpUser } from "./people.ts";

/** A product of the demo shop without colours and sizes, with plenty in stock. */
export async function plainProduct(db: Pick<Database, "read">, least = 10): Promise<string> {
  const row = await db.read
    .selectFrom("stock")
    .innerJoin("products", "products.id", "stock.product_id")
    .select("stock.product_id")
    .where("stock.free", ">=", least)
    .where("products.colours", "=", "[]")
    .where("products.sizes", "=", "[]")
    .where("products.category", "not like", "%clothing%")
    .orderBy("stock.product_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.product_id;
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
