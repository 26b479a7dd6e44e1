import { type CompiledQuery, sql } from "kysely";
import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { engineOf } from "#platform/database/engine-of.ts";
import { createPdfPrinter } from "#platform/documents/pdf-printer.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { readSettings } from "#platform/settings.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { linkKeyForTests } from "#support/link-key-for-tests.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { planOf, watchAll } from "#support/watched-reads.ts";
import { devicesFor, messengersOf } from "../src/building/adapters.ts";
import { buildServices } from "../src/building/services.ts";
import { openShopSettings } from "../src/building/shop-settings.ts";

const orders = times(10_000, 100_000);
const customers = orders / 5;
/** Of these there are as many as orders, or a fifth of it; of what is empty no engine reads an index. */
const filled = /\b(?:orders|order_lines|order_charges|payments|order_events|users|audit)\b/;
/** So many rows any step may read: there is an order a minute, and what was sold today is summed up. */
const most = 1_500;
const person = "person-7";

async function openShop(db: Database, folder: string) {
  const settings = readSettings({ DATA_DIR: folder, DEMO: "0" });
  const [log, clock] = [createLog("silent"), systemClock];
  const shopSettings = await openShopSettings({ settings, db, clock, log });
  const linkKey = linkKeyForTests;
  const devices = devicesFor(settings, { db, clock, linkKey });
  const messengers = messengersOf(settings, shopSettings, { devices, db, clock, log });
  const outbox = createOutbox({ db, clock, messengers, log });
  const parts = { settings, shopSettings, db, clock, log, messengers, outbox, devices, linkKey };
  const pdfPrinter = createPdfPrinter();
  const shop = await buildServices({ ...parts, pdfPrinter, sharedPictures: undefined, at: () => {} });
  return { ...shop, outbox, pdfPrinter };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** What the shop does by itself again and again, and what people look at beside the lists that have tests of their own. */
const asked: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  "messages go out": ({ outbox }) => outbox.deliver(),
  "old messages go": ({ outbox }) => outbox.tidy(),
  "holds end, payments and refunds are looked after": ({ checkout }) => checkout.runJob(),
  "demo orders travel": ({ checkout }) => checkout.advanceDemoOrders(),
  "the staff are told": ({ notifications }) => notifications.tell(),
  "open pages of the staff hear of changes": ({ checkout }) =>
    checkout.orderLists.changedSince(Date.now() - 3_000),
  "sales are summed up": ({ accounting }) => accounting.runJob(),
  "deeds are counted": ({ checkout }) => checkout.countBusiness(),
  "figures are read": ({ checkout }) => checkout.readBusiness(),
  "pictures of returns go": ({ keptPictures }) => keptPictures.runJob(),
  "tickets go": ({ tickets }) => tickets.runJob(),
  "accounts and guests go": ({ accounts }) => accounts.runJob(),
  "papers are erased": ({ checkout }) => checkout.eraseOrders(),
  "what waits for the staff": ({ needs }) => Promise.all(needs.map((need) => need())),
  "the staff's day": ({ checkout }) => checkout.orderLists.today(),
  "cash that couriers owe": ({ checkout }) => checkout.owedCash.couriers(3),
  "sales of a year": ({ accounting }) => accounting.report(),
  "a shopper's orders": ({ checkout }) => checkout.ordersOf(person),
  "a shopper's everything": ({ accounts }) => accounts.exportOf(person),
};

describeOnBothEngines("among many orders", (openFresh) => {
  it(
    "nothing reads them from end to end",
    async () => {
      const db = await openFresh();
      await fillOrders(db, { orders, customers });
      // Nothing was in stock that an order which is given up could give back.
      await db.write((tx) =>
        tx.updateTable("orders").set({ status: "cancelled" }).where("status", "=", "pending").execute(),
      );
      await db.write((tx) =>
        sql`insert into order_charges (order_id, position, kind, paise, inside, words, params)
          select id, 0, 'shipping', 0, 0, 'shipping', '{}' from orders`.execute(tx),
      );
      await db.write((tx) => sql`analyze`.execute(tx));
      const watched = watchAll(db);
      const shop = await openShop(watched.db, db.settings.DATA_DIR);
      watched.take();
      const walks: string[] = [];
      let asks = 0;
      for (const [name, ask] of Object.entries(asked)) {
        await ask(shop);
        const statements = new Map(watched.take().map((one) => [one.sql, one]));
        asks += statements.size;
        for (const statement of statements.values()) {
          if (!canExplain(db, statement)) continue;
          const { scans, mostRows, mostInVain } = await planOf(db, statement);
          const walked = scans.filter((one) => filled.test(one));
          if (walked.length > 0 || Math.max(mostRows, mostInVain) > most)
            walks.push(`${name}: ${walked} ${mostRows} ${mostInVain} ${statement.sql}`);
        }
      }
      await shop.pdfPrinter.stop();
      expect(walks).toEqual([]);
      expect(asks).toBeGreaterThan(60);
    },
    patienceFor(60),
  );
});

/** PostgreSQL does what it explains. */
function canExplain(db: Database, { sql: text }: CompiledQuery): boolean {
  return engineOf(db.read) === "sqlite" || /^\s*select/i.test(text);
}
