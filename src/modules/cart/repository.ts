import { type SelectQueryBuilder, sql } from "kysely";
import type { Reads, Tables, Tx } from "#platform/database/database.ts";
import { pipelined, prepared } from "#platform/database/prepared.ts";
import type { CartLine } from "./rules/cart-lines.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    carts: { user_id: string; version: number; promo_code: string | null; extras: string };
    cart_lines: {
      id: string;
      user_id: string;
      product_id: string;
      colour: string;
      size: string;
      quantity: number;
      price_when_added_paise: number;
      added_at: number;
    };
  }
}

export interface CartRow {
  readonly version: number;
  readonly promo_code: string | null;
  /** A JSON list of kinds. */
  readonly extras: string;
}

export const noCart: CartRow = { version: 0, promo_code: null, extras: "[]" };

const taking = prepared((q, { userId }: { userId: string }) =>
  q
    .insertInto("carts")
    .values({ user_id: userId, version: 1, promo_code: null, extras: noCart.extras })
    .onConflict((on) => on.column("user_id").doUpdateSet((eb) => ({ version: eb("carts.version", "+", 1) })))
    .returning(["version", "promo_code", "extras"]),
);

/**
 * The same of whoever another module's rows name, and who that is: they need not be asked for first. Nobody where they
 * name nobody.
 */
export function takeCartNamedBy<Given extends object>(
  named: (q: Reads, values: Given) => SelectQueryBuilder<Tables, never, { user_id: string }>,
) {
  const takingNamed = prepared((q, values: Given) =>
    q
      .insertInto("carts")
      .columns(["user_id", "version", "promo_code", "extras"])
      .expression(
        q
          .selectFrom(named(q, values).as("named"))
          .select((eb) => [
            "user_id",
            eb.lit(1).as("version"),
            eb.lit(null).as("promo_code"),
            sql.lit(noCart.extras).as("extras"),
          ])
          // Without it SQLite takes what follows for a part of the join.
          .where(sql<boolean>`true`),
      )
      .onConflict((on) =>
        on.column("user_id").doUpdateSet((eb) => ({ version: eb("carts.version", "+", 1) })),
      )
      .returning("user_id"),
  );
  return async (tx: Tx, values: Given): Promise<string | undefined> =>
    (await takingNamed(tx, values))[0]?.user_id;
}

/** Makes the cart if there is none, takes it for this transaction and counts the change, in one statement. */
export async function takeCart(tx: Tx, userId: string): Promise<CartRow> {
  const [row] = await taking(tx, { userId });
  return row as CartRow;
}

const cartBy = prepared((q, { userId }: { userId: string }) =>
  q.selectFrom("carts").select(["version", "promo_code", "extras"]).where("user_id", "=", userId),
);

export async function findCart(q: Reads | Tx, userId: string): Promise<CartRow | undefined> {
  const [row] = await cartBy(q, { userId });
  return row;
}

const linesOf = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("cart_lines")
    .select(["id", "product_id", "colour", "size", "quantity", "price_when_added_paise", "added_at"])
    .where("user_id", "=", userId)
    .orderBy("added_at")
    .orderBy("id"),
);

export async function findLines(q: Reads | Tx, userId: string): Promise<CartLine[]> {
  const rows = await linesOf(q, { userId });
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    colour: row.colour || null,
    size: row.size || null,
    quantity: row.quantity,
    priceWhenAdded: row.price_when_added_paise,
    addedAt: row.added_at,
  }));
}

/** What lies in the carts of these people, and since when. */
export async function findLinesOf(q: Reads | Tx, userIds: readonly string[]) {
  const rows = await q
    .selectFrom("cart_lines")
    .select(["user_id", "product_id", "added_at"])
    .where("user_id", "in", userIds)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ userId: row.user_id, productId: row.product_id, addedAt: row.added_at }));
}

/** Which products lie in the cart, and one that is to come in. */
export function productsIn(q: Reads, { userId, wanted }: { userId: string; wanted: string }) {
  return q
    .selectFrom("cart_lines")
    .select("product_id as id")
    .where("user_id", "=", userId)
    .unionAll(q.selectNoFrom(sql<string>`cast(${wanted} as text)`.as("id")))
    .$asScalar();
}

const inserting = pipelined((q, line: Tables["cart_lines"]) =>
  q.insertInto("cart_lines").values({ ...line }),
);

export async function insertLine(tx: Tx, userId: string, line: CartLine): Promise<void> {
  await inserting(tx, rowOf(userId, line));
}

function rowOf(userId: string, line: CartLine): Tables["cart_lines"] {
  return {
    id: line.id,
    user_id: userId,
    product_id: line.productId,
    colour: line.colour ?? "",
    size: line.size ?? "",
    quantity: line.quantity,
    price_when_added_paise: line.priceWhenAdded,
    added_at: line.addedAt,
  };
}

const updating = pipelined((q, line: { id: string; userId: string; quantity: number; price: number }) =>
  q
    .updateTable("cart_lines")
    .set({ quantity: line.quantity, price_when_added_paise: line.price })
    .where("id", "=", line.id)
    .where("user_id", "=", line.userId),
);

export async function updateLine(tx: Tx, userId: string, line: CartLine): Promise<void> {
  await updating(tx, { id: line.id, userId, quantity: line.quantity, price: line.priceWhenAdded });
}

const deleting = pipelined((q, { userId, lineId }: { userId: string; lineId: string }) =>
  q.deleteFrom("cart_lines").where("id", "=", lineId).where("user_id", "=", userId),
);

export async function deleteLine(tx: Tx, userId: string, lineId: string): Promise<void> {
  await deleting(tx, { userId, lineId });
}

const deletingUpTo = pipelined((q, { userId, lineId, quantity }: Taken) =>
  q
    .deleteFrom("cart_lines")
    .where("id", "=", lineId)
    .where("user_id", "=", userId)
    .where("quantity", "<=", quantity),
);
const lessening = pipelined((q, { userId, lineId, quantity }: Taken) =>
  q
    .updateTable("cart_lines")
    .set((eb) => ({ quantity: eb("quantity", "-", quantity) }))
    .where("id", "=", lineId)
    .where("user_id", "=", userId)
    .where("quantity", ">", quantity),
);

/** So many fewer, and no line where none are left; what is not there any more is nothing to take from. */
export async function takeFromLine(tx: Tx, userId: string, taken: Omit<Taken, "userId">): Promise<void> {
  const of = { ...taken, userId };
  await deletingUpTo(tx, of);
  // Comes second: what is left of a line would be few enough to go.
  await lessening(tx, of);
}

interface Taken {
  readonly userId: string;
  readonly lineId: string;
  readonly quantity: number;
}

export async function deleteLines(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("cart_lines").where("user_id", "=", userId).execute();
}

export async function replaceLines(tx: Tx, userId: string, lines: readonly CartLine[]): Promise<void> {
  await deleteLines(tx, userId);
  if (lines.length === 0) return;
  const rows = lines.map((line) => rowOf(userId, line));
  await tx.insertInto("cart_lines").values(rows).execute();
}

export async function deleteCarts(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom("cart_lines").where("user_id", "in", userIds).execute();
  await tx.deleteFrom("carts").where("user_id", "in", userIds).execute();
}

type CartChange = Partial<Pick<CartRow, "promo_code" | "extras">>;

const changing = pipelined((q, { userId, ...to }: CartChange & { userId: string }) =>
  q.updateTable("carts").set(to).where("user_id", "=", userId),
);

export async function updateCart(tx: Tx, userId: string, to: CartChange): Promise<void> {
  await changing(tx, { userId, ...to });
}

const counting = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("carts")
    .leftJoin("cart_lines", "cart_lines.user_id", "carts.user_id")
    .select((eb) => [
      "carts.version",
      eb.fn.count<number>("cart_lines.id").as("lines"),
      eb.fn.coalesce(eb.fn.sum<number>("cart_lines.quantity"), eb.lit(0)).as("units"),
    ])
    .where("carts.user_id", "=", userId)
    .groupBy("carts.version"),
);

export async function countCart(q: Reads, userId: string) {
  const [row] = await counting(q, { userId });
  return row ?? { version: 0, lines: 0, units: 0 };
}
