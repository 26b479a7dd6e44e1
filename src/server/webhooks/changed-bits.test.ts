import { expect, it } from "vitest";
import { buyer, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signed } from "#support/razorpay/gateway-books.ts";
import { startGateway } from "#support/razorpay/start-gateway.ts";
import { openShop } from "#support/running-shop.ts";
import { patienceFor, times } from "#support/thorough.ts";

const changes = times(100, 1_000);
const together = 20;
const tables = [
  "orders",
  "order_events",
  "payments",
  "payment_events",
  "refunds",
  "stock",
  "outbox",
  "idempotency_keys",
] as const;

describeOnBothEngines("words of the gateway with one bit changed", (openFresh) => {
  it(`are refused ${2 * changes} times and change no row`, { timeout: patienceFor(changes) }, async () => {
    const db = await openFresh({ demo: true });
    const gateway = await startGateway();
    // Time stands still, so that the shop does not ask about the payment by itself meanwhile.
    const now = Date.now();
    const shop = await openShop(db.settings, { env: gateway.settings, clock: { now: () => now } });
    const { token } = await buyer(db);
    await shop.call("POST", "/cart/add", { token, body: { productId: await plainProduct(db), quantity: 1 } });
    const placed = await shop.call("POST", "/cart/checkout", { token, body: { paymentMethod: "card" } });
    const told = await gateway.pay(placed.body.order_id);
    const body = JSON.stringify({
      event: "payment.captured",
      payload: {
        payment: {
          entity: {
            id: told.razorpay_payment_id,
            order_id: told.razorpay_order_id,
            amount: placed.body.amount,
            currency: "INR",
            status: "captured",
          },
        },
      },
    });
    const signature = signed(body, gateway.settings.RAZORPAY_WEBHOOK_SECRET ?? "");
    const callback = (changed: object) =>
      shop.call("POST", "/cart/verify-payment", { token, body: { ...told, ...changed } });
    const webhook = async (bytes: Buffer, by: string) => {
      const headers = { "x-razorpay-signature": by, "content-type": "application/json" };
      const init = { method: "POST", headers, body: new Uint8Array(bytes) };
      return fetch(`${shop.url}/api/webhooks/razorpay`, init);
    };
    const contents = async () =>
      JSON.stringify(
        await Promise.all(tables.map((table) => db.read.selectFrom(table).selectAll().execute())),
      );
    const next = numbers();
    const flipped = (text: string) => {
      const bytes = Buffer.from(text);
      const at = next(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << next(7));
      return bytes;
    };

    const before = await contents();
    const fields = ["razorpay_order_id", "razorpay_payment_id", "razorpay_signature"] as const;
    const statuses: number[] = [];
    for (let at = 0; at < changes; at += together) {
      const answers = Array.from({ length: together }, async () => {
        const field = fields[next(3)] ?? "razorpay_signature";
        const forged = callback({ [field]: flipped(told[field]).toString("latin1") });
        const isBody = next(2) === 0;
        const bytes = isBody ? flipped(body) : Buffer.from(body);
        const by = isBody ? signature : printable(() => flipped(signature).toString("latin1"));
        return [(await forged).status, (await webhook(bytes, by)).status];
      });
      statuses.push(...(await Promise.all(answers)).flat());
    }
    expect(statuses).toHaveLength(2 * changes);
    expect(statuses.filter((status) => status < 400 || status > 499)).toEqual([]);
    expect(await contents()).toBe(before);
    // Without a change the same words are believed.
    expect((await webhook(Buffer.from(body), signature)).status).toBe(200);
    expect((await callback({})).body.state).toBe("paid");
    await shop.stop();
    await gateway.stop();
  });
});

/** A header holds no control characters: what cannot be sent is no forgery. */
function printable(make: () => string): string {
  for (;;) {
    const text = make();
    if (/^[!-~]+$/.test(text)) return text;
  }
}

/** The same numbers at each run. */
function numbers() {
  let seed = 7;
  return (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
}
