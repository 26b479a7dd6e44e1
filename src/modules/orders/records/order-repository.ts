import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { locked, nextOf } from "#platform/database/dialects.ts";
import { pipelined, prepared } from "#platform/database/prepared.ts";
import { enteredPrint } from "../rules/entered-print.ts";
import { underWay } from "../rules/erasure.ts";
import { chargesOfOrder, insertCharges, type SoldCharge } from "./charges-repository.ts";
import { type OrderLineRow, type OrderRow, orderColumns } from "./order-tables.ts";

/** An order together with its charges. */
export type FoundOrder = OrderRow & { readonly charges: string | null };

const inserting = pipelined((q, row: OrderRow) => q.insertInto("orders").values({ ...row }));
const insertingLines = pipelined((q, { lines }: { lines: readonly OrderLineRow[] }) =>
  q.insertInto("order_lines").values(lines),
);

export async function insertOrder(
  tx: Tx,
  row: OrderRow,
  { lines, charges }: { readonly lines: readonly OrderLineRow[]; readonly charges: readonly SoldCharge[] },
): Promise<void> {
  await inserting(tx, row);
  await insertingLines(tx, { lines });
  await insertCharges(tx, row.id, charges);
}

/** For statements of other modules. */
export function customerOf(q: Reads, { id }: { id: string }) {
  return q.selectFrom("orders").select("user_id").where("id", "=", id);
}

/** Whose it is, and whether it is paid. */
export const briefOf = prepared((q, { id }: { id: string }) =>
  q.selectFrom("orders").select(["user_id", "paid_at"]).where("id", "=", id),
);

const whole = (q: Reads | Tx) => q.selectFrom("orders").select(orderColumns).select(chargesOfOrder);

export function findOrder(q: Reads | Tx, id: string): Promise<FoundOrder | undefined> {
  return whole(q).where("id", "=", id).executeTakeFirst();
}

/** As the partial index has it: a statement whose values come later could mean any. */
const pending = sql.lit("pending" as const);

const orderLocked = prepared((q, { id }: { id: string }) => locked(q, whole(q).where("id", "=", id)));
const pendingLocked = prepared((q, { userId }: { userId: string }) =>
  locked(
    q,
    whole(q)
      .where("user_id", "=", userId)
      .where("status", "=", pending)
      .where("cart_print", "<>", enteredPrint)
      .orderBy("id"),
  ),
);

export function findOrders(q: Reads | Tx, ids: readonly string[]): Promise<FoundOrder[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return whole(q).where("id", "in", ids).execute();
}

/** The oldest first. */
export function ordersAfter(q: Reads, after: string, limit: number): Promise<OrderRow[]> {
  const orders = q.selectFrom("orders").select(orderColumns).where("id", ">", after);
  return orders.orderBy("id").limit(limit).execute();
}

/** With the row kept from everybody else until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<FoundOrder | undefined> {
  const [row] = await orderLocked(tx, { id });
  return row;
}

/** Unpaid orders placed from the cart; what the staff entered, or an account took over, is no earlier try. */
export function lockPendingOrders(tx: Tx, userId: string): Promise<FoundOrder[]> {
  return pendingLocked(tx, { userId });
}

export function findOrderOf(q: Reads | Tx, userId: string, id: string): Promise<FoundOrder | undefined> {
  return whole(q).where("user_id", "=", userId).where("id", "=", id).executeTakeFirst();
}

/** Six characters can stand for two orders; the newer one is meant. */
export function findByShortId(q: Reads, userId: string, shortId: string): Promise<FoundOrder | undefined> {
  return whole(q)
    .where("user_id", "=", userId)
    .where("short_id", "=", shortId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findByNumber(q: Reads, number: number): Promise<FoundOrder | undefined> {
  return whole(q).where("number", "=", number).executeTakeFirst();
}

/** These orders and those that joined them, in the order they came. */
export function joinedWith(q: Reads | Tx, firsts: readonly string[]) {
  return q
    .selectFrom("orders")
    .select(["id", "number", "short_id", "status", "step", "cancel_reason", "joined_to"])
    .select(["address", "tracking_number"])
    .where((where) => where.or([where("id", "in", firsts), where("joined_to", "in", firsts)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Of the phone's guest orders; gives which they were. One that waits to be paid is no try of the account's own cart. */
export async function adoptOrders(tx: Tx, phone: string, userId: string): Promise<string[]> {
  const adopted = await tx
    .updateTable("orders")
    .set({
      user_id: userId,
      guest_phone: null,
      cart_print: sql<string>`case when status = 'pending' then ${enteredPrint} else cart_print end`,
    })
    .where("guest_phone", "=", phone)
    .returning("id")
    .execute();
  return adopted.map(({ id }) => id);
}

export function findByNumberOf(q: Reads, userId: string, number: number): Promise<FoundOrder | undefined> {
  return whole(q).where("user_id", "=", userId).where("number", "=", number).executeTakeFirst();
}

export const orderNumbers = { sequence: "order_numbers", counter: "order_number" } as const;
const drawing = prepared((q, _: object) => nextOf(q, orderNumbers));

/** Whoever is refused after this leaves a gap; among orders, unlike invoices, one may be. */
export async function drawNumber(tx: Tx): Promise<number> {
  const [drawn] = await drawing(tx, {});
  if (!drawn) throw new Error("The shop has no count of its orders.");
  return Number(drawn.number);
}

const newestFirst = (q: Reads, userId: string) =>
  whole(q).where("user_id", "=", userId).orderBy("created_at", "desc").orderBy("id", "desc");

export function ordersOf(q: Reads, userId: string, limit: number, offset: number): Promise<FoundOrder[]> {
  return newestFirst(q, userId).limit(limit).offset(offset).execute();
}

/** Tries that nobody paid for in time, or that another took the place of. */
const givenUp = sql`('expired', 'replaced')`;

export function newestPlaced(q: Reads, userId: string): Promise<FoundOrder | undefined> {
  return newestFirst(q, userId)
    .where("status", "<>", pending)
    .where(sql<boolean>`coalesce(cancel_reason, '') not in ${givenUp}`)
    .limit(1)
    .executeTakeFirst();
}

export function newestUnderWay(q: Reads, userId: string): Promise<FoundOrder | undefined> {
  return newestFirst(q, userId).where("status", "in", underWay).limit(1).executeTakeFirst();
}

/** All of them, the newest first. */
export async function idsOf(q: Reads, userId: string): Promise<string[]> {
  const found = await q
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return found.map(({ id }) => id);
}

/** Where a guest's orders are written to, each once. */
export async function reachesOf(q: Reads | Tx, userId: string) {
  const reaches = await q
    .selectFrom("orders")
    .select(["email", "guest_phone"])
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return reaches.map(({ email, guest_phone: phone }) => ({ email, phone }));
}

/** Where guests' orders with this phone are written to. */
export async function mailsOfGuests(q: Reads | Tx, phone: string): Promise<string[]> {
  const mails = await q
    .selectFrom("orders")
    .select("email")
    .distinct()
    .where("guest_phone", "=", phone)
    .execute();
  return mails.flatMap(({ email }) => email ?? []);
}

export async function countOrders(q: Reads, userId: string): Promise<number> {
  const { total } = await q
    .selectFrom("orders")
    .select((count) => count.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const linesBy = prepared((q, { ids }: { ids: readonly string[] }) =>
  q
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("order_id")
    .orderBy("position"),
);

export function linesOf(q: Reads | Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return orderIds.length === 0 ? Promise.resolve([]) : linesBy(q, { ids: orderIds });
}

export const pendingLinesOf = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select([
      "order_lines.product_id as productId",
      "order_lines.colour",
      "order_lines.size",
      "order_lines.quantity",
    ])
    .where("orders.user_id", "=", userId)
    .where("orders.status", "=", pending)
    .where("orders.cart_print", "<>", enteredPrint),
);

/** What an order kept from others without being paid, pending or ended. */
export const unpaidHoldsOf = prepared((q, { userId, since }: { userId: string; since: number }) =>
  q
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select([
      "orders.id",
      "order_lines.product_id as productId",
      "order_lines.colour",
      "order_lines.size",
      "orders.created_at",
      "orders.held_until",
      "orders.updated_at",
    ])
    .select("orders.status")
    .distinct()
    .where("orders.user_id", "=", userId)
    .where("orders.created_at", ">=", since)
    .where("orders.cart_print", "<>", enteredPrint)
    .where("orders.status", "in", ["pending", "cancelled"])
    .where("orders.paid_at", "is", null),
);

type OrderChange = Partial<Omit<OrderRow, "id" | "version">>;

const updating = pipelined((q, { id, ...set }: OrderChange & { id: string }) =>
  q
    .updateTable("orders")
    .set({ ...set, version: sql<number>`version + 1` })
    .where("id", "=", id),
);

/** Whoever saw the order as it was before is told so. */
export async function updateOrder(tx: Tx, id: string, set: OrderChange): Promise<void> {
  await updating(tx, { id, ...set });
}
