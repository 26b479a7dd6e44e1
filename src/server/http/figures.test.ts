import { expect, it } from "vitest";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { businessFigures } from "./figures.ts";
import { createMetrics } from "./metrics.ts";

describeOnBothEngines("the shop's figures", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway });
    await shop.product("pot", 9);
    const { checkout } = shop;
    const place = async (who: string) => {
      await shop.fill(who, "pot");
      const placed = await placeOrder(shop.parts, { userId: who, key: who, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const figures = () => businessFigures(shop.parts.outbox, checkout);
    return { ...shop, db, gateway, checkout, place, figures };
  }

  it("count what became of orders, by whom payments were told, and what waits, each once", async () => {
    const { parts, pass, checkout, gateway, place, figures } = await open();
    await checkout.countBusiness();
    pass(1_000);
    const heard = await place("asha");
    await hearWebhook(parts, message("payment.captured", paymentFor(heard)), new Headers());
    const swept = await place("ravi");
    gateway.books.set(swept.order_id, [paymentFor(swept)]);
    pass(5 * 60_000);
    await checkout.runJob();
    const gone = await place("meera");
    await cancelOrder(parts, gone.orderId, "customer", "meera");
    expect(await figures()).toMatchObject({ 'haat_messages_waiting{kind="mail"}': 2 });
    pass(90_000);
    // Two processes that come at the same time count once.
    await Promise.all([checkout.countBusiness(), checkout.countBusiness()]);
    await checkout.countBusiness();
    expect(await figures()).toMatchObject({
      'haat_orders_total{status="pending"}': 3,
      'haat_orders_total{status="ordered"}': 2,
      'haat_orders_total{status="cancelled"}': 1,
      'haat_payments_settled_total{way="webhook"}': 1,
      'haat_payments_settled_total{way="sweep"}': 1,
      'haat_refunds_open{state="due"}': 0,
      'haat_messages_sent_total{kind="mail"}': 0,
      'haat_messages_given_up{kind="mail"}': 0,
    });
    expect((await figures()).haat_messages_oldest_waiting_seconds).toBeGreaterThan(90);
    await parts.outbox.deliver();
    expect(await figures()).toMatchObject({
      'haat_messages_sent_total{kind="mail"}': 2,
      'haat_messages_waiting{kind="mail"}': 0,
      haat_messages_oldest_waiting_seconds: 0,
    });
  });

  it("stand in the text with their types, each name once", async () => {
    const { figures } = await open();
    const text = createMetrics().text(await figures());
    expect(text).toContain('haat_messages_waiting{kind="mail"} 0');
    const types = text.split("\n").filter((line) => line.startsWith("# TYPE"));
    expect(new Set(types).size).toBe(types.length);
    expect(types).toContain("# TYPE haat_messages_sent_total counter");
    expect(types).toContain("# TYPE haat_messages_waiting gauge");
  });

  it("are left out, and nothing else, while the database is away", async () => {
    const away = () => Promise.reject(new Error("away"));
    expect(await businessFigures({ figures: away }, { readBusiness: away })).toEqual({});
  });
});
