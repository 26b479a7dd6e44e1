import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { idOf } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import type { Message } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { createStockAlertsService } from "./service.ts";

/** The demo shop has three of it, two of them teal. */
const speaker = idOf("product:mridang-portable-speaker");
const headphones = idOf("product:meghdoot-wireless-headphones");
const teal = { productId: speaker, colour: "Teal", size: null };
const day = 86_400_000;

async function open(openFresh: OpenFresh) {
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const clock = { now: () => time.now };
  const db = await openFresh({ demo: true, at: time.now });
  const messages: Message[] = [];
  const send = async (_: string, message: Message) => void messages.push(message);
  const messengers = { mail: { send }, sms: { send } };
  const outbox = createOutbox({ db, clock, log: createLog("silent"), messengers });
  const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
  const known = new Map([
    ["asha", { email: "asha@example.com", phone: "+919812345678" }],
    ["ravi", { email: null, phone: "+919812345679" }],
    ["nobody", { email: null, phone: null }],
  ]);
  for (const id of known.keys())
    await db.write((tx) =>
      sql`insert into users (id, name, created_at) values (${id}, ${id}, 0)`.execute(tx),
    );
  const alerts = createStockAlertsService({
    ...{ db, clock, outbox, catalogue },
    reachOf: async () => known,
    shopName: (lang: Lang) => (lang === "hi" ? "हाट" : "Haat"),
    publicUrl: "https://haat.test",
  });
  const count = async (pieces: number, colour = "Teal") => {
    const stock = await catalogue.stockOf(speaker);
    const now = stock.ok ? stock.value.find((one) => one.colour === colour) : undefined;
    const choice = { productId: speaker, colour, size: null };
    return catalogue.countStock("meera", choice, { pieces, seen: now?.version ?? 0 });
  };
  const told = async () => {
    await alerts.runJob();
    await outbox.deliver();
    return messages.splice(0);
  };
  return { db, alerts, catalogue, count, told, time };
}

describeOnBothEngines("who is told of goods that are back", (openFresh) => {
  it("hears once of the choice that was asked for, by mail or else by SMS", async () => {
    const { alerts, count, told, catalogue } = await open(openFresh);
    await count(0);
    expect(await alerts.ask("asha", teal, "en")).toMatchObject({ ok: true });
    expect(await alerts.ask("asha", teal, "hi")).toMatchObject({ ok: true });
    expect(await alerts.ask("ravi", teal, "en")).toMatchObject({ ok: true });
    expect(await alerts.ask("nobody", teal, "en")).toMatchObject({ reason: "stockAlertNeedsProof" });
    expect(await alerts.alerts("asha")).toHaveLength(1);
    const title = "Mridang Portable Bluetooth Speaker";
    expect(await alerts.waiting("asha")).toMatchObject([
      {
        ...{ productId: speaker, title, choices: ["Teal"] },
        ...{ picture: { alt: expect.any(String) }, unitPaise: expect.any(Number) },
      },
    ]);
    expect(await told()).toEqual([]);
    // Another choice of the same goods comes and goes, and is not what was asked for.
    const stock = await catalogue.stockOf(speaker);
    const other = stock.ok ? stock.value.find(({ colour }) => colour !== "Teal")?.colour : undefined;
    await count(0, other);
    await count(1, other);
    expect(await told()).toEqual([]);
    await count(2);
    const sent = await told();
    expect(sent).toHaveLength(2);
    expect(sent.find(({ kind }) => kind === "mail")).toMatchObject({
      to: "asha@example.com",
      subject: expect.stringContaining("फिर से उपलब्ध"),
      text: expect.stringContaining(`https://haat.test/hi/product/${speaker}`),
    });
    expect(sent.find(({ kind }) => kind === "sms")).toMatchObject({
      to: "+919812345679",
      template: "stock-alert",
      text: expect.stringContaining("(Teal) is back in stock"),
    });
    await count(0);
    await count(5);
    expect(await told()).toEqual([]);
    expect(await alerts.alerts("asha")).toEqual([]);
  });

  it("hears of any choice where none was named, and waits on where it was sold again meanwhile", async () => {
    const { alerts, count, told, catalogue } = await open(openFresh);
    const stock = await catalogue.stockOf(speaker);
    for (const { colour } of stock.ok ? stock.value : []) await count(0, colour);
    await alerts.ask("asha", { productId: speaker }, "en");
    await count(1);
    await count(0);
    expect(await told()).toEqual([]);
    await count(1);
    expect(await told()).toMatchObject([{ subject: expect.stringMatching(/^Back in stock: [^(]+$/) }]);
  });

  it("hears of goods that were hidden meanwhile, and are sold again", async () => {
    const { alerts, count, told, catalogue } = await open(openFresh);
    const put = async (state: "live" | "hidden") => {
      const goods = await catalogue.goodsOf(speaker);
      const seen = goods.ok ? goods.value.version : 0;
      expect(await catalogue.setGoodsState("meera", speaker, { state, seen })).toMatchObject({ ok: true });
    };
    await count(0);
    await alerts.ask("asha", teal, "en");
    await put("hidden");
    await count(2);
    expect(await told()).toEqual([]);
    await put("live");
    expect(await told()).toHaveLength(1);
  });

  it("is heard though the goods came back in the moment of asking, when nothing made it due", async () => {
    const { db, alerts, count, told, time } = await open(openFresh);
    await count(0);
    await alerts.ask("asha", teal, "en");
    const free = (pieces: number) =>
      db.write((tx) =>
        sql`update stock set free = ${pieces} where product_id = ${speaker} and colour = 'Teal'`.execute(tx),
      );
    await free(2);
    expect(await told()).toEqual([]);
    time.now += 60_000;
    expect(await told()).toHaveLength(1);
  });

  it("asks for nothing that is there, was never offered, or is beyond the limit", async () => {
    const { db, alerts, count, told, time } = await open(openFresh);
    expect(await alerts.ask("asha", teal, "en")).toMatchObject({ reason: "productInStock" });
    expect(await alerts.ask("asha", { productId: headphones }, "en")).toMatchObject({
      reason: "productInStock",
    });
    expect(await alerts.ask("asha", { productId: "none" }, "en")).toMatchObject({ reason: "invalidProduct" });
    expect(await alerts.ask("asha", { ...teal, colour: "Plaid" }, "en")).toMatchObject({
      reason: "invalidProduct",
    });
    await count(0);
    for (let at = 0; at < 50; at++)
      await db.write((tx) =>
        sql`insert into stock_alerts (id, user_id, product_id, colour, size, lang, created_at)
          values (${`a${at}`}, 'asha', ${`p${at}`}, '', '', 'en', ${time.now})`.execute(tx),
      );
    expect(await alerts.ask("asha", teal, "en")).toMatchObject({ reason: "stockAlertsFull" });
    time.now += 181 * day;
    await told();
    expect(await alerts.alerts("asha")).toEqual([]);
  });

  it("is nobody who has taken it back, or has left the shop", async () => {
    const { db, alerts, count, told } = await open(openFresh);
    await count(0);
    await alerts.ask("asha", teal, "en");
    await alerts.ask("ravi", teal, "en");
    await alerts.remove("asha", speaker);
    await db.write((tx) => alerts.forget(tx, "ravi"));
    await count(2);
    expect(await told()).toEqual([]);
  });
});
