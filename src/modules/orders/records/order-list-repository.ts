import { type RawBuilder, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import {
  alongGroup,
  bytewise,
  inGroup,
  jsonText,
  lastLetters,
  lastWord,
} from "#platform/database/dialects.ts";
import type { OrderStep } from "../order-view.ts";
import { exactKeys, type SearchWay } from "../rules/order-search.ts";
import { type OrderTab, orderTabs } from "../rules/staff-actions.ts";
import type { OrderRow } from "./order-tables.ts";

/** As the index has it, to the letter. */
const tabOfOrder = sql<OrderTab>`case
    when step in ('packed', 'partSent') then 'packed'
    when status = 'cancelled' or step = 'returned' then 'ended'
    when status = 'shipped' or step = 'returning' then 'onTheWay'
    when status in ('ordered', 'processing') then 'toPack'
    when status in ('delivered', 'completed') then 'done'
    else 'unpaid'
  end`;

/** Ids begin with their time: by id is by age. */
export function listByTab(
  q: Reads,
  tab: OrderTab,
  { after, limit, isOldestFirst }: { after?: string | undefined; limit: number; isOldestFirst: boolean },
): Promise<OrderRow[]> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where(
      inGroup(q, {
        group: tabOfOrder,
        value: sql.val(tab),
        ...(isOldestFirst ? { above: after } : { below: after }),
      }),
    )
    .orderBy(alongGroup(q, tabOfOrder, isOldestFirst ? "asc" : "desc"))
    .limit(limit)
    .execute();
}

/** No further than anybody wants to count; of those before an id where one is named. */
export async function countInTab(q: Reads, tab: OrderTab, most: number, before?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${counted(q, tab, most, before)} as n`.execute(q);
  return Number(rows[0]?.n ?? 0);
}

/** All of them in one statement. */
export async function countTabs(q: Reads, most: number): Promise<Record<OrderTab, number>> {
  const columns = orderTabs.map((tab) => sql`${counted(q, tab, most)} as ${sql.ref(tab)}`);
  const { rows } = await sql<Record<OrderTab, number>>`select ${sql.join(columns)}`.execute(q);
  const [row] = rows;
  return Object.fromEntries(orderTabs.map((tab) => [tab, Number(row?.[tab] ?? 0)])) as Record<
    OrderTab,
    number
  >;
}

function counted(q: Reads, tab: OrderTab, most: number, before?: string): RawBuilder<number> {
  return sql`(select count(*) from (
    select 1 from orders where ${inGroup(q, { group: tabOfOrder, value: sql.lit(tab), below: before })}
    order by ${alongGroup(q, tabOfOrder, "asc")} limit ${sql.lit(most)}
  ) as first_ones)`;
}

export interface OrderMatch {
  readonly id: string;
  /** What it was found by, and so sorted by. */
  readonly key: string;
}

/** The newest first of a whole value; by what begins so, in its order and then the newest first. */
export async function findWay(
  q: Reads,
  way: SearchWay,
  { after, limit }: { after?: OrderMatch | undefined; limit: number },
): Promise<OrderMatch[]> {
  if (way.by === "tracking") return findByTracking(q, way.value, { after, limit });
  const key = keyOf(q, way.by);
  const rest = restOf(sql.ref("id"), key, isExact(way) ? undefined : after);
  const { rows } = isExact(way)
    ? await sql<OrderMatch>`
        select id, cast(${key} as text) as key from orders where ${key} = ${exactValue(way)}
        ${after ? sql`and id < ${after.id}` : sql``} order by id desc limit ${limit}`.execute(q)
    : await sql<OrderMatch>`
        select id, ${key} as key from orders
        where ${key} >= ${after?.key ?? way.value} and ${key} < ${way.value + lastSign} ${rest}
        order by ${key}, id desc limit ${limit}`.execute(q);
  return rows;
}

/** Behind everything that begins alike. */
const lastSign = "\u{10FFFF}";

function restOf(id: RawBuilder<unknown>, key: RawBuilder<unknown>, after: OrderMatch | undefined) {
  return after ? sql`and (${key} > ${after.key} or ${id} < ${after.id})` : sql``;
}

async function findByTracking(
  q: Reads,
  value: string,
  { after, limit }: { after?: OrderMatch | undefined; limit: number },
): Promise<OrderMatch[]> {
  const { rows } = await sql<OrderMatch>`
    select distinct order_id as id, '' as key from parcels where lower(tracking_number) = ${value}
    ${after ? sql`and order_id < ${after.id}` : sql``} order by order_id desc limit ${limit}`.execute(q);
  return rows;
}

function keyOf(q: Reads, by: Exclude<SearchWay["by"], "tracking">): RawBuilder<string> {
  const name = jsonText(q, "address", "name");
  const keys: Record<typeof by, () => RawBuilder<string>> = {
    id: () => sql`id`,
    shortId: () => sql`short_id`,
    number: () => sql`number`,
    pin: () => jsonText(q, "address", "pinCode"),
    phoneEnd: () => lastLetters(q, jsonText(q, "address", "phone"), 4),
    phone: () => bytewise(q, jsonText(q, "address", "phone")),
    name: () => bytewise(q, sql`lower(${name})`),
    lastName: () => bytewise(q, sql`lower(${lastWord(q, name)})`),
  };
  return keys[by]();
}

function isExact({ by }: SearchWay): boolean {
  return (exactKeys as readonly string[]).includes(by);
}

function exactValue({ by, value }: SearchWay): string | number {
  return by === "number" ? Number(value) : value;
}

export function ordersByIds(q: Reads | Tx, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return q.selectFrom("orders").selectAll().where("id", "in", ids).execute();
}

export function lastOrdersOf(q: Reads, userId: string, limit: number): Promise<OrderRow[]> {
  return q
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** The oldest first. */
export function idsOf(
  q: Reads,
  {
    ids,
    numbers,
    shortIds,
  }: { ids: readonly string[]; numbers: readonly number[]; shortIds: readonly string[] },
) {
  return q
    .selectFrom("orders")
    .select(["id", "number", "short_id"])
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where("id", "in", ids)] : []),
        ...(numbers.length > 0 ? [where("number", "in", numbers)] : []),
        ...(shortIds.length > 0 ? [where("short_id", "in", shortIds)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** The oldest first. */
export function listByStep(q: Reads, step: OrderStep, limit: number): Promise<OrderRow[]> {
  return (
    q
      .selectFrom("orders")
      .selectAll()
      .where("step", "=", step)
      // As the partial index has it.
      .where("step", "is not", null)
      .orderBy("created_at")
      .limit(limit)
      .execute()
  );
}

/** The newest first. */
export function changedSince(
  q: Reads,
  at: number,
  limit: number,
): Promise<{ event: string; id: string; version: number; at: number }[]> {
  return q
    .selectFrom("order_events")
    .select(["id as event", "order_id as id", "version", "at"])
    .where("at", ">=", at)
    .orderBy("at", "desc")
    .limit(limit)
    .execute();
}

export interface CustomerSums {
  readonly user_id: string;
  readonly orders: number;
  readonly paid: number | null;
  /** The id of the latest. */
  readonly last: string;
}

/** Orders that came about, and what was paid for them, of each of some customers. */
export function sumsOfUsers(q: Reads, userIds: readonly string[]): Promise<CustomerSums[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return withCash(q)
    .leftJoin("payments", "payments.order_id", "orders.id")
    .select((of) => [
      "orders.user_id",
      of.fn.countAll<number>().as("orders"),
      of.fn.max("orders.id").as("last"),
      of.fn.sum<number | null>(sql`case when ${isPaidAnew} then ${paidPaise} else 0 end`).as("paid"),
    ])
    .where("orders.user_id", "in", userIds)
    .where("orders.status", "<>", "pending")
    .where((where) => where.or([where("paid_at", "is not", null), where("orders.status", "<>", "cancelled")]))
    .groupBy("orders.user_id")
    .execute();
}

/** What was paid for goods that come in another choice is counted with the order that it was paid for. */
const isPaidAnew = sql`orders.paid_at is not null and coalesce(payments.method, '') <> 'exchange'`;

/** What is paid on delivery may be less than the order: some of it was refused there, or taken off before. */
function withCash(q: Reads) {
  return q.selectFrom("orders").leftJoin("cash_orders", "cash_orders.order_id", "orders.id");
}

const paidPaise = sql<number>`coalesce(
  cash_orders.due_paise, orders.total_paise - coalesce(cash_orders.less_paise, 0)
)`;

export function refusedParcelsOf(
  q: Reads,
  userIds: readonly string[],
): Promise<{ user_id: string; parcels: number }[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("orders")
    .crossJoin("parcels")
    .select((of) => ["orders.user_id", of.fn.countAll<number>().as("parcels")])
    .whereRef("parcels.order_id", "=", "orders.id")
    .where("orders.user_id", "in", userIds)
    .where("parcels.state", "in", ["returning", "returned"])
    .groupBy("orders.user_id")
    .execute();
}
