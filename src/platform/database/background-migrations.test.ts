import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { goOnInBackground, type UnfinishedMigration, unfinishedMigrations } from "./background-migrations.ts";
import type { Database, Engine, Tx } from "./database.ts";
import { type Migration, migrate, readMigrations } from "./migrations.ts";

const few = 4_000;
const many = process.env.THOROUGH === "1" ? 200_000 : few;

/** As a version brings them: a column, what fills it, and what needs it filled. */
const made = (name: string, text: string): Migration => ({ name, sql: text, checksum: name });
const column = made("9001-day-of-orders", "alter table orders add column day integer;");
const filling = made(
  "9002-fill-day-of-orders",
  `-- Runs in the background along orders.id
update orders set day = coalesce(day, 0) + created_at / 86400000 where id > :after and id <= :upTo`,
);
const needing = made("9003-days", "create table days as select day, count(*) as n from orders group by day;");

describeOnBothEngines("a column filled over all orders while the shop is open", (openFresh) => {
  async function open(orders: number) {
    const db = await openFresh();
    await fillOrders(db, { orders, customers: 50 });
    const migrations = [...readMigrations(db.engine), column, filling];
    expect(await migrate(db, migrations)).toEqual([column.name, filling.name]);
    return { db, migrations };
  }

  it("is begun at the start, goes on where whoever was killed left it, and says how far it is", async () => {
    const orders = many;
    const { db, migrations } = await open(orders);
    expect(await unfinishedMigrations(db.read)).toEqual([{ name: filling.name, done: 0, of: orders }]);
    expect(await rightAndWrong(db)).toEqual({ right: 0, wrong: orders });
    const dying = killedAfter(db, 3);
    await expect(
      goOnInBackground(
        dying,
        migrations,
        () => {},
        () => false,
      ),
    ).rejects.toThrow("killed");
    const [half] = await unfinishedMigrations(db.read);
    expect(half).toMatchObject({ done: 1_500, of: orders });
    expect(await rightAndWrong(db)).toEqual({ right: 1_500, wrong: orders - 1_500 });

    const told: UnfinishedMigration[] = [];
    expect(
      await goOnInBackground(
        db,
        migrations,
        (one) => told.push(one),
        () => false,
      ),
    ).toBe(false);
    expect(told.at(-1)).toEqual({ name: filling.name, done: orders, of: orders });
    expect(await rightAndWrong(db)).toEqual({ right: orders, wrong: 0 });
    expect(await unfinishedMigrations(db.read)).toEqual([]);
    expect(await migrate(db, migrations)).toEqual([]);
  });

  it("is done by several processes with each row changed once", async () => {
    const { db, migrations } = await open(few);
    const isLeft = () =>
      goOnInBackground(
        db,
        migrations,
        () => {},
        () => false,
      );
    while ((await Promise.all([isLeft(), isLeft(), isLeft()])).includes(true));
    expect(await rightAndWrong(db)).toEqual({ right: few, wrong: 0 });
  });

  it("lets go after its time, and is finished before what needs it is applied", async () => {
    const { db, migrations } = await open(few);
    expect(
      await goOnInBackground(
        db,
        migrations,
        () => {},
        () => true,
      ),
    ).toBe(true);
    expect(await unfinishedMigrations(db.read)).toMatchObject([{ done: 500 }]);
    expect(await migrate(db, [...migrations, needing])).toEqual([needing.name]);
    expect(await rightAndWrong(db)).toEqual({ right: few, wrong: 0 });
    expect(await unfinishedMigrations(db.read)).toEqual([]);
  });

  it("is no work for a shop that begins", async () => {
    const db = await openFresh();
    await migrate(db, [...readMigrations(db.engine), column, filling]);
    expect(await unfinishedMigrations(db.read)).toEqual([]);
  });
});

async function rightAndWrong(db: Database & Engine) {
  const { rows } = await sql<{ right: number; wrong: number }>`
    select sum(case when day = created_at / 86400000 then 1 else 0 end) as "right",
      sum(case when day = created_at / 86400000 then 0 else 1 end) as "wrong" from orders`.execute(db.read);
  return { right: Number(rows[0]?.right), wrong: Number(rows[0]?.wrong) };
}

/** Its next transaction ends with the process, just before its commit. */
function killedAfter(db: Database & Engine, batches: number): Pick<Database, "write"> {
  let done = 0;
  return {
    write: <T>(work: (tx: Tx) => Promise<T>) =>
      db.write(async (tx) => {
        const result = await work(tx);
        if (done++ === batches) throw new Error("killed");
        return result;
      }),
  };
}
