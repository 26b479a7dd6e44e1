import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { mailSink } from "#support/mail-sink.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import type { Person } from "#support/people.ts";
import { patienceFor, times } from "#support/thorough.ts";

const mails = times(100, 1_000);
const killsBeforeSending = mails / 100;
/** A process that dies while it sends may leave this many mails sent and not yet noted. */
const underWay = 8;

describeOnBothEngines("the mails of orders", (openFresh) => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`reach all of ${mails} customers, through kills before and during sending`, {
    timeout: patienceFor(20),
  }, async () => {
    const db = await openFresh({ demo: true });
    const sink = await mailSink();
    endings.push(() => sink.stop());
    const shop = mortalShop(db.settings, { SMTP_URL: sink.url });
    endings.push(() => shop.stop());
    await shop.start();
    const productId = await plainProduct(db);
    await db.write((tx) => sql`update stock set free = ${mails} where product_id = ${productId}`.execute(tx));
    const customers: Person[] = [];
    for (let at = 0; at < mails; at++) customers.push(await buyerWith(db, productId));

    for (const customer of customers.slice(0, killsBeforeSending)) {
      await shop.dieAt("settle:committed");
      await buy(shop, customer);
      expect(await shop.died()).toBe("SIGKILL");
      await shop.start();
    }
    const killed = new Promise<void>((resolve, reject) =>
      sink.whenReceived(mails / 2, () => shop.kill().then(resolve, reject)),
    );
    const crowd = customers.slice(killsBeforeSending).values();
    const bought = Array.from({ length: 8 }, async () => {
      for (const customer of crowd) while (!(await buy(shop, customer))) await wait(200);
    });
    await killed;
    await shop.start();
    await Promise.all(bought);
    // What the dead process had taken for itself is free again after a few minutes.
    await shop.putClockForward(600_000);
    await expect.poll(() => unsent(), { timeout: 120_000, interval: 200 }).toBe(0);

    const known = new Set(customers.map(({ email }) => email));
    expect(new Set(sink.received.map(({ to }) => to))).toEqual(known);
    // One Message-ID for each customer: a mail that came twice can be recognised.
    expect(new Set(sink.received.map(({ to, messageId }) => `${to} ${messageId}`)).size).toBe(mails);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(mails);
    const repeated = sink.received.length - mails;
    expect(repeated).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(underWay);

    async function unsent(): Promise<number> {
      return (await db.read.selectFrom("outbox").select("id").execute()).length;
    }
  });
});

/** Whether it was said to be paid. The same key each time: whoever got no answer asks again. */
async function buy(shop: MortalShop, { token }: Person): Promise<boolean> {
  const body = { paymentMethod: "card" };
  const placed = await shop.call("POST", "/cart/checkout", token, { body, key: "one" });
  if (!placed) return false;
  const paid = await shop.call("POST", "/cart/verify-payment", token, {
    body: {
      razorpay_order_id: placed.body.order_id,
      razorpay_payment_id: placed.body.mock_payment_id,
      razorpay_signature: placed.body.mock_signature,
      is_mock: true,
    },
  });
  return paid?.body.state === "paid";
}
