import { sql } from "kysely";
import { expect, it } from "vitest";
import { findLinesOf } from "#modules/cart/repository.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { findWishesOf } from "#modules/wishlist/repository.ts";
import { idOf, newId } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { createRemindersService } from "./service.ts";

const hour = 3_600_000;
const speaker = idOf("product:mridang-portable-speaker");
const headphones = idOf("product:meghdoot-wireless-headphones");
const [asha, ravi] = [newId(1), newId(2)];
const email = "asha@example.com";

async function open(openFresh: OpenFresh) {
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const clock = { now: () => time.now };
  const db = await openFresh({ demo: true, at: time.now });
  const mails: MailMessage[] = [];
  const consents: object[] = [];
  const mail = { send: async (_: string, message: MailMessage) => void mails.push(message) };
  const messengers = { mail, sms: { send: async () => {} } };
  const outbox = createOutbox({ db, clock, log: createLog("silent"), messengers });
  const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
  const reached = new Map([[asha, { email }]]);
  for (const id of [asha, ravi])
    await db.write((tx) => sql`insert into users (id, name, created_at) values (${id}, 'A', 0)`.execute(tx));
  const reminders = createRemindersService({
    ...{ db, clock, outbox, catalogue },
    wishesOf: findWishesOf,
    linesOf: findLinesOf,
    reachOf: async () => reached,
    noteConsent: async (_, action) => void consents.push(action),
    shopName: () => "Haat",
    publicUrl: "https://haat.test",
    linkKey: "key",
  });
  const allow = (isGiven: boolean, userId = asha) =>
    reminders.choose({
      userId,
      reach: email,
      isGiven,
      words: "You may.",
      lang: "en",
      page: "/profile/consents",
    });
  const pricePaise = async (id: string) => (await catalogue.sellables(db.read, [id])).get(id)?.unitPaise ?? 0;
  const wish = (userId: string, productId: string, paise: number) =>
    db.write((tx) =>
      sql`insert into wishlist_items (user_id, product_id, price_when_added_paise, added_at)
        values (${userId}, ${productId}, ${paise}, 1)`.execute(tx),
    );
  const fill = (userId: string, productId: string) =>
    db.write(async (tx) => {
      await sql`insert into carts (user_id, version) values (${userId}, 1) on conflict do nothing`.execute(
        tx,
      );
      await sql`insert into cart_lines (id, user_id, product_id, quantity, price_when_added_paise, added_at)
        values (${newId(time.now)}, ${userId}, ${productId}, 1, 1, ${time.now})`.execute(tx);
    });
  const after = async (hours: number) => {
    time.now += hours * hour;
    await reminders.runJob();
    await outbox.deliver();
    return mails.splice(0);
  };
  const tokenIn = ({ text }: MailMessage) => /stop\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  return { db, reminders, allow, wish, fill, after, pricePaise, consents, reached, tokenIn };
}

describeOnBothEngines("who is reminded of cart and wishlist", (openFresh) => {
  it("has allowed it, and hears once of what got cheaper", async () => {
    const { allow, wish, after, pricePaise, consents } = await open(openFresh);
    const paise = await pricePaise(headphones);
    for (const somebody of [asha, ravi]) await wish(somebody, headphones, paise * 2);
    await wish(asha, speaker, await pricePaise(speaker));
    expect(await after(1)).toEqual([]);
    await allow(true);
    await allow(true);
    expect(consents).toMatchObject([{ userId: asha, reach: email, isGiven: true, purpose: "reminders" }]);
    const [mail, ...others] = await after(0);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/^Cheaper now: [^,]+$/) });
    expect(mail?.text).toContain("https://haat.test/wishlist");
    expect(await after(12)).toEqual([]);
    expect(await after(48)).toEqual([]);
  });

  it("hears once of a cart that was left for a day, and again of another one", async () => {
    const { allow, fill, after } = await open(openFresh);
    await fill(asha, headphones);
    await allow(true);
    // It was left before anybody was allowed to speak of it.
    expect(await after(30)).toEqual([]);
    await fill(asha, speaker);
    expect(await after(12)).toEqual([]);
    expect(await after(12)).toMatchObject([{ subject: "Still in your cart at Haat" }]);
    expect(await after(12)).toEqual([]);
  });

  it("stops by the link of a mail, and by the profile; a link that is none is dead", async () => {
    const { reminders, allow, wish, after, pricePaise, consents, tokenIn } = await open(openFresh);
    await wish(asha, headphones, (await pricePaise(headphones)) * 2);
    await allow(true);
    const [mail] = await after(0);
    if (!mail) throw new Error("no mail");
    expect(await reminders.stop("none")).toMatchObject({ reason: "linkDead" });
    expect(await reminders.isOn(asha, email)).toBe(true);
    expect(await reminders.stop(tokenIn(mail))).toMatchObject({ ok: true });
    expect(await reminders.stop(tokenIn(mail))).toMatchObject({ ok: true });
    expect(await reminders.isOn(asha, email)).toBe(false);
    await allow(true);
    await allow(false);
    expect(consents.map((one) => (one as { isGiven: boolean }).isGiven)).toEqual([true, false, true, false]);
    expect(await after(24)).toEqual([]);
  });

  it("is nobody any more whose address is another one now", async () => {
    const { reminders, allow, wish, after, pricePaise, reached } = await open(openFresh);
    await wish(asha, headphones, (await pricePaise(headphones)) * 2);
    await allow(true);
    reached.set(asha, { email: "other@example.com" });
    expect(await after(0)).toEqual([]);
    expect(await reminders.isOn(asha, email)).toBe(false);
  });
});
