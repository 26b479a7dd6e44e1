import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { freePort } from "#support/free-port.ts";
import { setGroup } from "#support/let-guests-in.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import type { Person } from "#support/people.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { startWhatsApp } from "#support/whatsapp/start-whatsapp.ts";

const customers = times(5, 20);

describeOnBothEngines("messages by WhatsApp", (openFresh) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  it(`reach ${customers} customers and are asked for once, through kills while nobody knows what became of them`, {
    timeout: patienceFor(customers),
  }, async () => {
    const db = await openFresh({ demo: true });
    await setGroup(db.settings, "messages", { orders: "whatsapp" });
    const [whatsapp, sms] = [await startWhatsApp(), await smsSink()];
    endings.push(whatsapp.stop, sms.stop);
    const PORT = String(await freePort());
    const shop = mortalShop(db.settings, { ...whatsapp.env, PORT, SMS_URL: sms.url });
    endings.push(() => shop.stop());
    await shop.start();
    await whatsapp.tellTo(`http://127.0.0.1:${PORT}`);
    const productId = await plainProduct(db);
    const phones: string[] = [];
    for (let at = 0; at < customers; at++) {
      const customer = await buyerWith(db, productId);
      const phone = `+9198${String(10_000_000 + at)}`;
      phones.push(phone);
      await db.write((tx) =>
        tx.updateTable("users").set({ email: null, phone }).where("id", "=", customer.userId).execute(),
      );
      // It takes the message, tells of it sooner or later, and answers nothing.
      await whatsapp.behave(at % 2 === 0 ? "slow" : "");
      if (at === 1) await whatsapp.fail(phone.slice(1));
      await buy(shop, customer);
      await expect.poll(async () => (await toEach(whatsapp)).get(phone.slice(1))).toBe(1);
      await shop.kill();
      await shop.start();
    }
    await whatsapp.behave("");
    // What the dead process had taken for itself is free again after a few minutes, and nothing is waited for any more.
    await shop.putClockForward(600_000);
    await expect.poll(unsent, { timeout: 120_000, interval: 200 }).toBe(0);

    const asked = await toEach(whatsapp);
    expect(phones.map((phone) => asked.get(phone.slice(1)))).toEqual(phones.map(() => 1));
    // One that failed, and those of which no word came; each with an id of its own.
    expect(new Set(sms.received.map(({ id }) => id)).size).toBe(
      new Set(sms.received.map(({ to }) => to)).size,
    );
    expect(sms.received.map(({ to }) => to)).toContain(phones[1]);

    async function unsent(): Promise<number> {
      return (await db.read.selectFrom("outbox").select("id").execute()).length;
    }
  });
});

async function toEach({ taken }: Awaited<ReturnType<typeof startWhatsApp>>): Promise<Map<string, number>> {
  const all = Map.groupBy(await taken(), ({ to }) => to);
  return new Map([...all].map(([to, messages]) => [to, messages.length]));
}

async function smsSink() {
  const received: { to: string; id: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request.setEncoding("utf8")) text += part;
    const { to } = JSON.parse(text);
    received.push({ to, id: String(request.headers["idempotency-key"]) });
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function buy(shop: MortalShop, { token }: Person): Promise<void> {
  const placed = await shop.call("POST", "/cart/checkout", token, {
    body: { paymentMethod: "card" },
    key: "one",
  });
  await shop.call("POST", "/cart/verify-payment", token, {
    body: {
      razorpay_order_id: placed?.body.order_id,
      razorpay_payment_id: placed?.body.mock_payment_id,
      razorpay_signature: placed?.body.mock_signature,
      is_mock: true,
    },
  });
}
