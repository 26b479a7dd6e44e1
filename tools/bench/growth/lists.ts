import { type CompiledQuery, sql } from "kysely";
import { createCustomersService } from "#modules/accounts/customers/customers-service.ts";
import { createOrderLists } from "#modules/orders/order-lists/order-lists.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import type { OrderTab } from "#modules/orders/rules/staff-actions.ts";
import { orderTabs } from "#modules/orders/rules/staff-actions.ts";
import { createPaymentsService } from "#modules/payments/service.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { watchReads } from "#support/watched-reads.ts";
import { fillShop, onEngines, type Where } from "#tools/load/bench-shop.ts";
import { theMachine } from "#tools/load/process-figures.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const rounds = 40;

export const question =
  "How long do the staff wait for their lists among very many orders, and along which indexes?";

/** npm run bench -- growth lists [sqlite|postgres] [ORDERS] */
export async function run([only, typed = "1000000"]: readonly string[]): Promise<void> {
  await onEngines(only, (where) => benchOn(where, Number(typed)));
}

async function benchOn({ engine, data }: Where, orders: number): Promise<void> {
  const db = await fillShop(data, 0);
  try {
    const customers = Math.ceil(orders / 5);
    await fillOrders(db, { orders, customers });
    console.log(`\n${engine}: ${orders} orders of ${customers} customers; ${theMachine()}`);
    console.log("what is asked                p50 ms  p95 ms");
    for (const [name, ask] of Object.entries(await questionsOver(db, orders))) await measure(db, name, ask);
  } finally {
    await db.close();
  }
}

type Ask = (at: number) => Promise<unknown>;

async function questionsOver(plain: Database, orders: number): Promise<Record<string, Ask>> {
  const { parts, time } = await checkoutForTests(plain);
  time.now = Date.now();
  const { clock } = parts;
  const over = (db: Database) => {
    const payments = createPaymentsService({ db, clock, gateway: parts.payments.gateway });
    const own = { ...parts, db, payments, orders: createOrdersService({ db, clock }) };
    return { office: createOrderLists(own), people: createCustomersService({ db, clock }) };
  };
  watched = watchReads(plain);
  const { office, people } = over(watched.db);
  const search = (text: string) => office.list({ tab: "toPack", search: text, isWhole: true });
  const page = async (tab: OrderTab, pages: number) => {
    let cursor: string | undefined;
    for (let at = 1; at < pages; at++)
      cursor = (await office.list({ tab, cursor, isWhole: true })).next ?? undefined;
    return cursor;
  };
  const deep = await page("done", 20);
  let [deepLog, deepPeople]: (string | undefined)[] = [];
  for (let at = 1; at < 20; at++) {
    deepLog = (await office.log({ cursor: deepLog })).next ?? undefined;
    deepPeople = (await people.customers({ cursor: deepPeople })).next ?? undefined;
  }
  const byName = (await search("asha")).next ?? undefined;
  const someId = (at: number) => `H-${1_001 + ((at * 7_919) % orders)}`;
  const phoneOf = (at: number) => `9${String(800_000_000 + ((at * 7_919) % Math.ceil(orders / 5)))}`;
  return {
    today: () => office.today(),
    ...Object.fromEntries(orderTabs.map((tab) => [`list ${tab}`, () => office.list({ tab, isWhole: true })])),
    "list done, page 20": () => office.list({ tab: "done", cursor: deep, isWhole: true }),
    "search H-number": (at) => search(someId(at)),
    "search phone": (at) => search(phoneOf(at)),
    "search half a phone": (at) => search(phoneOf(at).slice(0, 5)),
    "search end of a phone": (at) => search(phoneOf(at).slice(-4)),
    "search first name": () => search("asha"),
    "search first name, page 2": () =>
      office.list({ tab: "toPack", search: "asha", cursor: byName, isWhole: true }),
    "search last name": () => search("rao"),
    "search PIN code": (at) => search(String(560_001 + (at % 90))),
    "search tracking number": (at) => search(`EX${3_000 + at * 600}`),
    "search nothing": () => search("zzzz"),
    "one order": (at) => office.show(someId(at)),
    customers: async () => sums(await people.customers({})),
    "customers by name": async () => sums(await people.customers({ search: "meera" })),
    "customers by phone": async (at) => sums(await people.customers({ search: phoneOf(at).slice(0, 6) })),
    "customers, page 20": async () => sums(await people.customers({ cursor: deepPeople })),
    "customers by last name": async () => sums(await people.customers({ search: "rao" })),
    "customers by mail": async (at) =>
      sums(await people.customers({ search: `person${(at * 7_919) % 9_999}@` })),
    "one customer": async (at) => {
      const id = `person-${(at * 7_919) % Math.ceil(orders / 5)}`;
      await Promise.all([people.customerForOffice(id), office.sumsOf([id]), office.ofCustomer(id)]);
    },
    payments: () => office.tasks(),
    "log of an order": async (at) => office.log({ subject: await office.idOf(someId(at * 7)) }),
    log: () => office.log({}),
    "log, page 20": () => office.log({ cursor: deepLog }),
    "log by person": (at) => office.log({ by: `person-${at % 4}` }),
    "log of a day": (at) =>
      office.log({ day: new Date(time.now - at * 86_400_000).toISOString().slice(0, 10) }),
  };

  function sums({ people: found }: { people: readonly { id: string }[] }) {
    return office.sumsOf(found.map(({ id }) => id));
  }
}

let watched: ReturnType<typeof watchReads>;

async function measure(db: Database & Engine, name: string, ask: Ask): Promise<void> {
  await ask(1);
  watched.take();
  await ask(2);
  const statements = watched.take();
  const times: number[] = [];
  for (let at = 0; at < rounds; at++) {
    const before = performance.now();
    await ask(at);
    times.push(performance.now() - before);
  }
  const of = quantilesOf(times);
  console.log(`${name.padEnd(27)} ${of(0.5).toFixed(1).padStart(6)}  ${of(0.95).toFixed(1).padStart(6)}`);
  watched.take();
  const plans = new Set<string>();
  for (const statement of statements) plans.add(await stepsOf(db, statement));
  for (const plan of plans) console.log(`    ${plan.replaceAll("\n", "\n    ")}`);
}

/** The steps that read the large tables; of PostgreSQL as named statements have them, planned before the values are known. */
async function stepsOf(db: Database & Engine, statement: CompiledQuery): Promise<string> {
  const rows = db.engine === "sqlite" ? await sqliteSteps(db, statement) : await postgresSteps(db, statement);
  return rows
    .map((row) => String(row.detail ?? row["QUERY PLAN"]).trim())
    .filter((step) => /scan|search|sort|b-tree/i.test(step))
    .join("; ");
}

async function sqliteSteps(db: Database, statement: CompiledQuery) {
  const explained = { ...statement, sql: `explain query plan ${statement.sql}` };
  return (await db.read.executeQuery<Record<string, string>>(explained)).rows;
}

function postgresSteps(db: Database, { sql: text, parameters }: CompiledQuery) {
  return db.write(async (tx) => {
    await sql.raw(`prepare explained as ${text}`).execute(tx);
    const given = parameters.length === 0 ? sql`` : sql`(${sql.join(parameters.map(() => sql`null`))})`;
    const { rows } = await sql<Record<string, string>>`explain (costs off) execute explained${given}`.execute(
      tx,
    );
    await sql`deallocate explained`.execute(tx);
    return rows;
  });
}
