import { type CompiledQuery, sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { newId } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import * as eventRows from "./order-events-repository.ts";
import { expiredOrders, ordersUnderWay } from "./order-jobs-repository.ts";
import * as rows from "./order-repository.ts";
import type { OrderLineRow, OrderRow } from "./order-tables.ts";
import { createOrdersService } from "./orders-service.ts";
import { boughtBy, hasBought, hasPaidBefore } from "./purchase-repository.ts";

const product = "a-product-that-sells";
const sales = 400;

describeOnBothEngines("orders among many", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const { userId: buyer } = await signedUpUser(db);
    const { userId: other } = await signedUpUser(db);
    await db.write(async (tx) => {
      for (let at = 0; at < sales; at++) await sell(tx, at === 7 ? buyer : other, at);
    });
    if (engineOf(db.read) === "postgres") await db.write((tx) => sql`analyze`.execute(tx));
    return { db, buyer, other, watched: watchReads(db) };
  }

  it("are not walked to see whether somebody bought a product", async () => {
    const { db, buyer, watched } = await open();
    expect(await hasBought(watched.db.read, buyer, product)).toBe(true);
    expect(await hasBought(watched.db.read, buyer, "another")).toBe(false);
    expect(await boughtBy(watched.db.read, buyer, 5)).toEqual([product]);
    expect(await boughtBy(watched.db.read, buyer, 0)).toEqual([]);
    expect(await boughtBy(watched.db.read, "nobody", 5)).toEqual([]);
    const [statement] = watched.take();
    if (engineOf(db.read) === "sqlite")
      expect(await stepsOf(db, statement)).toMatch(/^SEARCH orders USING INDEX \w+ \(user_id=/);
    expect(await mostRows(db, statement)).toBeLessThan(20);
  });

  it("are not walked to find those that leave together", async () => {
    const { db, other, watched } = await open();
    const { id } = await db.read
      .selectFrom("orders")
      .select("id")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.write((tx) => sell(tx, other, sales, { joined_to: id }));
    const orders = createOrdersService({ db: watched.db, clock: { now: () => 0 } });
    const together = await orders.together(watched.db.read, [
      { id, joinedTo: null },
      { id: "none", joinedTo: null },
    ]);
    expect(together.get(id)).toHaveLength(1);
    const [statement, ...more] = watched.take();
    expect(more).toEqual([]);
    if (engineOf(db.read) === "sqlite") expect(await stepsOf(db, statement)).toContain("orders_joined");
    expect(await mostRows(db, statement)).toBeLessThan(20);
  });

  it("are not walked to find those that go on by themselves", async () => {
    const { db, watched } = await open();
    expect(await ordersUnderWay(watched.db, 10, 5)).toHaveLength(5);
    const [statement] = watched.take();
    if (engineOf(db.read) === "sqlite") expect(await stepsOf(db, statement)).toContain("orders_under_way");
    expect(await mostRows(db, statement)).toBeLessThan(20);
  });

  it("are not walked to find those whose time to be paid is over, whatever is known of them", async () => {
    const { db, other, watched } = await open();
    await db.write(async (tx) => {
      for (let at = 0; at < sales; at++)
        await sell(tx, other, sales + at, { status: "pending", paid_at: null, held_until: at });
    });
    const isSqlite = engineOf(db.read) === "sqlite";
    if (!isSqlite) await db.write((tx) => sql`analyze`.execute(tx));
    const asked = async () => {
      expect(await expiredOrders(watched.db.read, 7, 5)).toHaveLength(5);
      const [statement] = watched.take();
      if (isSqlite)
        expect(await stepsOf(db, statement)).toMatch(
          /^SEARCH orders USING INDEX orders_held \(held_until<\?\)$/,
        );
      expect(await mostRows(db, statement)).toBeLessThan(20);
    };
    await asked();
    if (!isSqlite) return;
    await db.freshenStatistics();
    await asked();
  });

  it("are not walked to find what somebody has not paid, nor whether anything ever was, whatever is known of them", async () => {
    const { db, buyer, watched } = await open();
    const { userId: waiting } = await signedUpUser(db);
    await db.write(async (tx) => {
      for (let at = 0; at < sales; at++)
        await sell(tx, at === 7 ? buyer : waiting, sales + at, { status: "pending", paid_at: null });
    });
    const asked = async () => {
      expect(await rows.pendingLinesOf(watched.db.read, { userId: buyer })).toHaveLength(1);
      expect(await rows.lockPendingOrders(watched.db.read as Tx, buyer)).toHaveLength(1);
      expect(await hasPaidBefore(watched.db.read, buyer)).toBe(true);
      expect(await hasPaidBefore(watched.db.read, waiting)).toBe(false);
      return watched.take();
    };
    const isSqlite = engineOf(db.read) === "sqlite";
    if (!isSqlite) await db.write((tx) => sql`analyze`.execute(tx));
    const statements = await asked();
    expect(statements).toHaveLength(4);
    for (const statement of statements) {
      if (isSqlite) expect(await stepsOf(db, statement)).toMatch(/^SEARCH orders USING INDEX \w+ \(user_id=/);
      expect(await mostRows(db, statement), statement.sql).toBeLessThan(20);
    }
    if (!isSqlite) return;
    await db.freshenStatistics();
    for (const statement of await asked())
      expect(await stepsOf(db, statement)).toMatch(/^SEARCH orders USING INDEX \w+ \(user_id=/);
  });

  it("are not walked to find the newest of somebody's that is to come, which one statement tells", async () => {
    const { db, buyer, other, watched } = await open();
    const orders = createOrdersService({ db: watched.db, clock: { now: () => 1_000 } });
    const asked = async () => {
      expect((await orders.newestUnderWay(other))?.createdAt).toBe(sales - 1);
      expect(await orders.newestUnderWay("nobody")).toBe(undefined);
      const [statement, ...more] = watched.take();
      expect(more).toHaveLength(1);
      if (engineOf(db.read) === "sqlite")
        expect(await stepsOf(db, statement)).toMatch(/^SEARCH orders USING INDEX orders_of_user \(user_id=/);
      expect(await mostRows(db, statement)).toBeLessThan(20);
    };
    await asked();
    // Whatever was tried or has arrived since hides nothing that is on its way.
    await db.write(async (tx) => {
      await sell(tx, buyer, sales, { status: "shipped" });
      for (const [at, status] of (["delivered", "cancelled", "pending"] as const).entries())
        await sell(tx, buyer, sales + 1 + at, { status });
    });
    expect(await orders.newestUnderWay(buyer)).toMatchObject({ status: "shipped", createdAt: sales });
    watched.take();
    await db.freshenStatistics();
    await asked();
  });

  it("are not walked to find the one that somebody may ask about", async () => {
    const { db, buyer, other, watched } = await open();
    const orders = createOrdersService({ db: watched.db, clock: { now: () => 1_000 } });
    const asked = async () => {
      expect(await orders.newestPlaced(other)).toMatchObject({
        createdAt: sales - 1,
        lines: [{ productId: product }],
      });
      const [statement, ...more] = watched.take();
      expect(more).toHaveLength(1);
      if (engineOf(db.read) === "sqlite")
        expect(await stepsOf(db, statement)).toMatch(/^SEARCH orders USING INDEX orders_of_user \(user_id=/);
      expect(await mostRows(db, statement)).toBeLessThan(20);
    };
    await asked();
    await db.write(async (tx) => {
      await sell(tx, buyer, sales, { status: "cancelled", cancel_reason: "customer" });
      await sell(tx, buyer, sales + 1, { status: "cancelled", cancel_reason: "replaced" });
      await sell(tx, buyer, sales + 2, { status: "cancelled", cancel_reason: "expired" });
      await sell(tx, buyer, sales + 3, { status: "pending" });
    });
    expect(await orders.newestPlaced(buyer)).toMatchObject({ createdAt: sales, cancelReason: "customer" });
    await db.write((tx) => sell(tx, buyer, sales + 4, { status: "delivered" }));
    expect(await orders.newestPlaced(buyer)).toMatchObject({ createdAt: sales + 4 });
    expect(await orders.newestPlaced("nobody")).toBe(undefined);
    watched.take();
    await db.freshenStatistics();
    await asked();
  });

  it("are told each with its own lines and steps", async () => {
    const { db, buyer, other } = await open();
    const orders = createOrdersService({ db, clock: { now: () => 1_000 } });
    const [mine] = await orders.exportOf(buyer);
    expect(mine).toMatchObject({ lines: [{ productId: product }], events: [{ note: "7" }] });
    const theirs = await orders.exportOf(other);
    expect(theirs).toHaveLength(sales - 1);
    expect(theirs.every(({ lines, events }) => lines.length === 1 && events.length === 1)).toBe(true);
    expect(new Set(theirs.flatMap(({ events }) => events.map(({ note }) => note))).size).toBe(sales - 1);
  });

  it("of one customer are exported without asking for each order", async () => {
    const { db, other, watched } = await open();
    const orders = createOrdersService({ db: watched.db, clock: { now: () => 1_000 } });
    await orders.exportOf(other);
    const statements = watched.take();
    // Fifty at once, and one statement for who they are.
    expect(statements.length).toBeLessThan(sales / 10);
    for (const statement of statements) {
      if (engineOf(db.read) === "sqlite") expect(await stepsOf(db, statement)).not.toMatch(/SCAN/);
      expect((await planOf(db, statement, { few: true })).scans, statement.sql).toEqual([]);
    }
  });
});

type Tx = Parameters<typeof rows.insertOrder>[0];

async function sell(tx: Tx, userId: string, at: number, but: Partial<OrderRow> = {}): Promise<void> {
  const id = newId(at);
  const order: OrderRow = {
    id,
    short_id: id.slice(-6).toUpperCase(),
    number: null,
    user_id: userId,
    status: "ordered",
    step: null,
    cancel_reason: null,
    cart_print: "",
    promo_code: null,
    delivery_option: null,
    collected_in: null,
    joined_to: null,
    discounted_from_paise: null,
    discounted_paise: null,
    subtotal_paise: 100,
    total_paise: 100,
    business: null,
    address: "{}",
    email: null,
    guest_phone: null,
    lang: "en",
    held_until: 0,
    expected_at: 0,
    carrier: null,
    tracking_number: null,
    created_at: at,
    paid_at: 1,
    updated_at: at,
    erase_at: null,
    version: 0,
    ...but,
  };
  const line: OrderLineRow = {
    order_id: id,
    position: 0,
    cart_line_id: null,
    product_id: product,
    title: "A thing",
    picture: null,
    colour: null,
    size: null,
    quantity: 1,
    hsn_code: null,
    less_paise: 0,
    tax_percent_hundredths: null,
    tax_paise: null,
    part_of: null,
    unit_paise: 100,
  };
  await rows.insertOrder(tx, order, { lines: [line], charges: [] });
  const event = {
    id: newId(at),
    order_id: id,
    status: "ordered",
    actor: userId,
    note: String(at),
    at,
    version: 0,
  } as const;
  await eventRows.insertOrderEvent(tx, event);
}

async function stepsOf(db: Database, statement: CompiledQuery | undefined): Promise<string> {
  if (!statement) throw new Error("Nothing was read.");
  const { rows: steps } = await db.read.executeQuery<{ detail: string }>({
    ...statement,
    sql: `explain query plan ${statement.sql}`,
  });
  return steps.map(({ detail }) => detail).join("\n");
}

async function mostRows(db: Database, statement: CompiledQuery | undefined): Promise<number> {
  if (!statement) throw new Error("Nothing was read.");
  return (await planOf(db, statement)).mostRows;
}
