import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import type { Fault } from "#support/razorpay/gateway-faults.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop } from "#support/running-shop.ts";
import { tellingGateway } from "#support/telling-gateway.ts";
import { createPaymentTrial } from "./payment-trial.ts";

const { setUp: words } = textsOf("en");
let gateway: StandInGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.calm());
afterAll(() => gateway.stop());

describeOnBothEngines("the rupee by which the gateway is tried out", (openFresh) => {
  async function open(env: Record<string, string> = {}) {
    const db = await openFresh({ demo: true });
    let now = Date.now();
    // Each look at the clock is later: nobody has to wait for the next press.
    const clock = { now: () => (now += 3_000) };
    const shop = await openShop(db.settings, { env: { ...gateway.settings, ...env }, clock });
    const { token } = await signedUpUser(db, { role: "owner" });
    const press = (path: string) => shop.call("POST", `/manage/set-up/${path}`, { token, body: {} });
    const trial = async () => (await shop.call("GET", "/manage/set-up", { token })).body.trial;
    const linkId = async () => (await trial()).url.split("/l/")[1];
    const payment = async () => {
      const { payments } = await gateway.books();
      return payments.at(-1)?.id ?? "";
    };
    const hear = async (secret: string, id: string) => {
      const { signed } = await import("#support/razorpay/gateway-books.ts");
      const link = { id, amount: 100, currency: "INR", status: "paid" };
      const entity = {
        id: await payment(),
        order_id: "order_x",
        amount: 100,
        currency: "INR",
        status: "captured",
      };
      const payload = { payment_link: { entity: link }, payment: { entity } };
      const body = JSON.stringify({ event: "payment_link.paid", payload });
      const headers = { "x-razorpay-signature": signed(body, secret), "content-type": "application/json" };
      return fetch(`${shop.url}/api/webhooks/razorpay`, { method: "POST", headers, body });
    };
    return { shop, press, trial, linkId, hear };
  }

  it("is paid, told and given back, each of which is said", async () => {
    const { shop, press, trial, linkId, hear } = await open();
    expect(await trial()).toBeNull();
    expect((await press("rupee")).body.message).toBe(words.rupee.made);
    expect(await trial()).toMatchObject({ isPaid: false, isHeard: false, refund: null });
    expect((await press("rupee/look")).body.message).toBe(words.rupee.notYet);
    const id = await linkId();
    await gateway.payLink(id);
    expect((await press("rupee/look")).body.message).toBe(words.rupee.paid);
    expect(await trial()).toMatchObject({ isPaid: true, isHeard: false, isMisheard: false });
    expect((await hear("another secret", id)).status).toBeGreaterThanOrEqual(400);
    expect(await trial()).toMatchObject({ isHeard: false, isMisheard: true });
    expect((await hear(gateway.settings.RAZORPAY_WEBHOOK_SECRET ?? "", id)).status).toBe(200);
    expect(await trial()).toMatchObject({ isHeard: true, isMisheard: false });
    await press("rupee/look");
    await press("rupee/look");
    const { refunds, payments } = await gateway.books();
    const mine = payments.find((one) => one.amount === 100 && refunds.some((r) => r.payment_id === one.id));
    expect(refunds.filter(({ payment_id }) => payment_id === mine?.id)).toMatchObject([{ amount: 100 }]);
    expect(["sent", "done"]).toContain((await trial()).refund);
    await shop.stop();
  });

  it("gives a rupee back that was paid by an earlier link, and hears of it", async () => {
    const { shop, press, trial, linkId, hear } = await open();
    await press("rupee");
    const earlier = await linkId();
    await press("rupee");
    expect(await linkId()).not.toBe(earlier);
    await gateway.payLink(earlier);
    expect((await hear(gateway.settings.RAZORPAY_WEBHOOK_SECRET ?? "", earlier)).status).toBe(200);
    expect((await press("rupee/look")).body.message).toBe(words.rupee.notYet);
    expect(await trial()).toMatchObject({ isPaid: false, isHeard: false, refund: null });
    const { refunds, payments } = await gateway.books();
    const paid = payments.at(-1)?.id;
    expect(refunds.filter(({ payment_id }) => payment_id === paid)).toMatchObject([{ amount: 100 }]);
    await shop.stop();
  });

  it("is forgotten after three months", async () => {
    const db = await openFresh();
    const day = 24 * 3_600_000;
    const row = { url: "https://gateway.example/l/1", misheard_at: null, gateway_payment_id: null };
    const rows = [1, 91].map((days) => ({
      ...{ ...row, id: `trial-${days}`, gateway_order_id: `plink_${days}`, heard_at: null, refund: null },
      created_at: 100 * day - days * day,
    }));
    await db.write((tx) => tx.insertInto("payment_trials").values(rows).execute());
    const clock = { now: () => 100 * day };
    await createPaymentTrial({ db, clock, gateway: tellingGateway() }).forgetOld();
    expect(await db.read.selectFrom("payment_trials").select("id").execute()).toEqual([{ id: "trial-1" }]);
  });

  it("says that the keys are wrong, and makes nothing", async () => {
    const { shop, press, trial } = await open({ RAZORPAY_KEY_SECRET: "a wrong one" });
    expect(await press("rupee")).toMatchObject({
      status: 503,
      body: { message: words.gatewayRefused("refuses the keys") },
    });
    expect(await trial()).toBeNull();
    await shop.stop();
  });

  it("says that the gateway is down", async () => {
    const { shop, press, trial } = await open({ RAZORPAY_API_URL: "http://127.0.0.1:9" });
    expect((await press("rupee")).body.message).toBe(words.gatewayRefused("cannot be reached"));
    expect(await trial()).toBeNull();
    await shop.stop();
  });

  it("says what the gateway answers when it has troubles of its own, and works afterwards", async () => {
    const { shop, press, trial, linkId } = await open();
    for (const fault of ["500", "429", "garbage", "reset", "refuse"] as const satisfies Fault[]) {
      await gateway.calm();
      await gateway.fault("link", fault, 2);
      const answer = await press("rupee");
      expect([fault, answer.status]).toEqual([fault, 503]);
      expect(answer.body.message).toContain("The gateway");
    }
    await gateway.calm();
    expect((await press("rupee")).status).toBe(200);
    await gateway.payLink(await linkId());
    await gateway.fault("refund", "refuse", 1);
    await press("rupee/look");
    expect(await trial()).toMatchObject({ isPaid: true, refund: "refused" });
    await gateway.calm();
    await press("rupee/look");
    expect(["sent", "done"]).toContain((await trial()).refund);
    await shop.stop();
  });
});
