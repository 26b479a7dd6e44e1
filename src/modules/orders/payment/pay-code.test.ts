import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { mockGateway } from "#ports/payment-gateways/mock/gateway.ts";
import { GatewayLacks, GatewayRefusal, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { orderToken } from "../messages/order-links.ts";
import { enterOrder } from "../placing/enter-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { buyerOfLink, payByLink, payViewOf } from "./pay-link.ts";
import { runPaymentJob } from "./payment-job.ts";
import { hearWebhook } from "./payment-updates.ts";

const minute = 60_000;

async function open(db: Database, given: Parameters<typeof checkoutForTests>[1] = {}) {
  const gateway = tellingGateway();
  const shop = await checkoutForTests(db, { gateway, ...given });
  await shop.product("pot", 3);
  await shop.fill("asha", "pot");
  const place = async (over: Partial<Parameters<typeof placeOrder>[1]> = {}) => {
    const placed = await placeOrder(shop.parts, {
      userId: "asha",
      key: `key-${Math.random()}`,
      method: "qr",
      lang: "en",
      ...over,
    });
    if (!placed.ok) throw new Error(placed.reason);
    return placed.value;
  };
  const entered = async () => {
    const order = await enterOrder(shop.parts, {
      customer: "asha",
      items: [{ productId: productIdOf("pot"), quantity: 2 }],
      address: (await shop.parts.accounts.addresses("asha"))[0],
      payment: "link",
      actor: "meera",
      lang: "en",
    } as Parameters<typeof enterOrder>[1]);
    if (!order.ok) throw new Error(order.reason);
    return order.value;
  };
  const tell = (text: string) => hearWebhook(shop.parts, text, new Headers());
  const find = async (id: string) => {
    const order = await shop.parts.orders.find(shop.parts.db.read, id);
    if (!order) throw new Error("The order is gone.");
    return order;
  };
  const codeOf = async (id: string) => {
    const code = await shop.parts.payments.codes.of(shop.parts.db.read, id);
    if (!code) throw new Error("There is no code.");
    return code;
  };
  const refunds = (id: string) => shop.parts.payments.refunds.of(shop.parts.db.read, [id]);
  /** As somebody who scanned the code pays: the payment names no order. */
  const scanned = (id: string, amount: number, over = {}) =>
    paymentFor({ order_id: "", amount }, { id: `pay_${id}`, ...over });
  const tokenOf = (id: string) => orderToken(shop.parts, "pay", id);
  return { ...shop, gateway, place, entered, tell, find, codeOf, refunds, scanned, tokenOf };
}

describeOnBothEngines("an order that is paid by a UPI code", (openFresh) => {
  it("has one code however often it is opened, and is paid once however often that is heard", async () => {
    const shop = await open(await openFresh());
    const start = await shop.place();
    const { orderId } = start;
    const token = shop.tokenOf(orderId);
    expect(start).toMatchObject({
      is_mock: false,
      pay_path: `/pay/${token}`,
      upi_link: expect.stringMatching(/^upi:\/\/pay\?/),
    });
    const again = await Promise.all([shop.place(), shop.place({ method: "card" }), shop.place()]);
    expect(again.map((one) => one.orderId)).toEqual([orderId, orderId, orderId]);
    expect(new Set(again.flatMap((one) => one.upi_link ?? []))).toEqual(new Set([start.upi_link]));
    expect(shop.gateway.codes.size).toBe(1);
    expect([...shop.gateway.codes.values()]).toMatchObject([{ receipt: orderId, amountPaise: start.amount }]);
    expect(await payViewOf(shop.parts, token)).toMatchObject({
      state: "open",
      upiLink: start.upi_link,
      url: null,
    });

    const paid = shop.scanned(orderId, start.amount);
    // Alone it says of nothing that it is ours.
    await shop.tell(message("payment.captured", paid));
    expect(await shop.find(orderId)).toMatchObject({ status: "pending" });
    const credited = message("qr_code.credited", paid, false, orderId);
    await Promise.all([
      shop.tell(credited),
      shop.tell(credited),
      shop.tell(message("payment.captured", paid)),
    ]);
    await shop.tell(message("payment.captured", { ...paid, id: paid.id }));
    expect(await shop.find(orderId)).toMatchObject({ status: "ordered" });
    expect(await shop.stock("pot")).toEqual({ free: 2, held: 0, sold: 1 });
    expect(await shop.refunds(orderId)).toEqual([]);
    expect(await payViewOf(shop.parts, token)).toMatchObject({ state: "paid" });
    expect(await buyerOfLink(shop.parts, token)).toEqual({
      userId: "asha",
      path: `/success?order=${orderId}`,
    });
  });

  it("has its code although another tab chose a card while the gateway was asked", async () => {
    const shop = await open(await openFresh());
    const { createOrder } = shop.gateway;
    const start = shop.place();
    shop.gateway.createOrder = async (order) => {
      await shop.parts.db.write((tx) => shop.parts.payments.chooseMethod(tx, order.receipt, "card"));
      return createOrder(order);
    };
    expect(await start).toMatchObject({ upi_link: expect.stringMatching(/^upi:/) });
    expect(await shop.place({ method: "card" })).not.toHaveProperty("upi_link");
  });

  it("is asked about where no word comes, by the button and by the job", async () => {
    const shop = await open(await openFresh());
    const start = await shop.place();
    const { gateway_code_id } = await shop.codeOf(start.orderId);
    const pressed = await payByLink(shop.parts, shop.tokenOf(start.orderId));
    expect(pressed).toMatchObject({ value: { state: "open" } });
    shop.gateway.books.set(gateway_code_id, [shop.scanned(start.orderId, start.amount)]);
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.find(start.orderId)).toMatchObject({ status: "ordered" });
    expect(await shop.refunds(start.orderId)).toEqual([]);
  });

  it("is asked about once a minute while somebody waits at its page, and as ever when nobody does", async () => {
    const shop = await open(await openFresh());
    const { orderId, amount } = await shop.place();
    let asked = 0;
    const { gateway_code_id } = await shop.codeOf(orderId);
    const { paymentsOfCode } = shop.gateway;
    shop.gateway.paymentsOfCode = (id) => {
      asked++;
      return paymentsOfCode(id);
    };
    const pass = async (seconds: number, isOpen: boolean) => {
      for (let at = 0; at < seconds; at += 3) {
        shop.pass(3_000);
        if (isOpen) await payViewOf(shop.parts, shop.tokenOf(orderId));
        await runPaymentJob(shop.parts);
      }
    };
    // Once after a minute and once after five, as without the page.
    await pass(360, false);
    expect(asked).toBe(2);
    await pass(180, true);
    expect(asked).toBe(4);
    shop.gateway.books.set(gateway_code_id, [shop.scanned(orderId, amount)]);
    await pass(66, true);
    expect(await shop.find(orderId)).toMatchObject({ status: "ordered" });
  });

  it("is closed once its time is over; what comes later gets its goods or goes back", async () => {
    const shop = await open(await openFresh());
    const start = await shop.place();
    const { orderId, amount } = start;
    const { gateway_code_id } = await shop.codeOf(orderId);
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.find(orderId)).toMatchObject({ status: "cancelled", cancelReason: "expired" });
    expect(shop.gateway.endedCodes).toEqual([gateway_code_id]);
    expect(await payViewOf(shop.parts, shop.tokenOf(orderId))).toMatchObject({ state: "ended" });
    await shop.tell(message("qr_code.credited", shop.scanned(orderId, amount), false, orderId));
    expect(await shop.find(orderId)).toMatchObject({ status: "ordered" });
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedCodes).toHaveLength(1);
  });

  it("gives back what does not fit and what comes twice", async () => {
    const shop = await open(await openFresh());
    const { orderId, amount, order_id } = await shop.place();
    const wrong = shop.scanned(orderId, amount - 100, { id: "pay_wrong" });
    await shop.tell(message("qr_code.credited", wrong, false, orderId));
    const state = async () => (await payViewOf(shop.parts, shop.tokenOf(orderId)))?.state;
    expect(await state()).toBe("open");
    expect(await shop.find(orderId)).toMatchObject({ status: "pending" });
    expect(await shop.refunds(orderId)).toMatchObject([{ amount_paise: amount - 100, reason: "mismatch" }]);
    await shop.tell(message("qr_code.credited", shop.scanned(orderId, amount), false, orderId));
    expect(await shop.find(orderId)).toMatchObject({ status: "ordered" });
    const atWindow = paymentFor({ order_id, amount }, { id: "pay_window" });
    await shop.tell(message("payment.captured", atWindow));
    expect(await shop.refunds(orderId)).toHaveLength(2);
    expect((await shop.refunds(orderId)).find(({ reason }) => reason === "twice")).toMatchObject({
      amount_paise: amount,
    });
    expect(await shop.stock("pot")).toEqual({ free: 2, held: 0, sold: 1 });
    expect(await state()).toBe("paid");
    await shop.parts.outbox.deliver();
    const told = (words: string) => shop.messages.filter(({ text }) => text.includes(words));
    expect(told("You paid twice")).toHaveLength(1);
    expect(told("We are refunding your payment: you get ₹")).toHaveLength(1);
    expect(await cancelOrder(shop.parts, orderId, "customer", "asha")).toMatchObject({ ok: true });
    expect(await state()).toBe("givenBack");
  });

  it("is taken at the gateway's window where there is no code to be had, and has one later", async () => {
    const shop = await open(await openFresh());
    const { createCode } = shop.gateway;
    shop.gateway.createCode = async () => {
      throw new GatewayUnavailable("down");
    };
    const start = await shop.place();
    expect(start).not.toHaveProperty("pay_path");
    expect(start).not.toHaveProperty("upi_link");
    expect(await payViewOf(shop.parts, shop.tokenOf(start.orderId))).toBeUndefined();
    shop.gateway.createCode = createCode;
    expect(await shop.place()).toMatchObject({ orderId: start.orderId, pay_path: expect.any(String) });
  });

  it("is not asked for at each purchase of an account that has no codes of use", async () => {
    const shop = await open(await openFresh());
    const { createCode } = shop.gateway;
    let asked = 0;
    shop.gateway.createCode = async () => {
      asked++;
      throw new GatewayLacks("no image content");
    };
    for (const _ of [1, 2]) expect(await shop.place()).not.toHaveProperty("pay_path");
    expect(asked).toBe(1);
    shop.gateway.createCode = createCode;
    shop.pass(10 * minute);
    expect(await shop.place()).toHaveProperty("pay_path");
  });

  it("stays open where the gateway refuses to close it, and keeps no other open", async () => {
    const shop = await open(await openFresh());
    const first = await shop.place();
    await shop.fill("meera", "pot");
    const second = await shop.place({ userId: "meera" });
    const { closeCode } = shop.gateway;
    const stuck = (await shop.codeOf(first.orderId)).gateway_code_id;
    shop.gateway.closeCode = async (id) => {
      if (id === stuck) throw new GatewayRefusal("not now");
      return closeCode(id);
    };
    shop.pass(16 * minute);
    await runPaymentJob(shop.parts);
    expect(await shop.codeOf(first.orderId)).toMatchObject({ closed_at: null });
    expect(await shop.codeOf(second.orderId)).toMatchObject({ closed_at: shop.time.now });
    shop.gateway.closeCode = closeCode;
    shop.pass(10 * minute);
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedCodes).toContain(stuck);
    expect(await shop.codeOf(first.orderId)).toMatchObject({ closed_at: shop.time.now });
  });

  it("stands beside a payment link, which is ended when the code was paid", async () => {
    const shop = await open(await openFresh());
    const { id, totalPaise } = await shop.entered();
    const view = await payViewOf(shop.parts, shop.tokenOf(id));
    expect(view).toMatchObject({ url: expect.any(String), upiLink: expect.stringMatching(/^upi:/) });
    await shop.tell(message("qr_code.credited", shop.scanned(id, totalPaise), false, id));
    expect(await shop.find(id)).toMatchObject({ status: "ordered" });
    const { cancelLink } = shop.gateway;
    shop.gateway.cancelLink = async () => {
      throw new GatewayUnavailable("down");
    };
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedCodes).toHaveLength(1);
    shop.gateway.cancelLink = cancelLink;
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedLinks).toEqual([`plink_${id}`]);
    expect(shop.gateway.endedCodes).toHaveLength(1);
    expect(await shop.refunds(id)).toEqual([]);
  });

  it("is not made for a payment link that turns out to be paid", async () => {
    const shop = await open(await openFresh());
    const { createCode } = shop.gateway;
    shop.gateway.createCode = async () => {
      throw new GatewayUnavailable("down");
    };
    const { id, totalPaise } = await shop.entered();
    shop.gateway.createCode = createCode;
    const { gateway_order_id } = (await shop.parts.payments.ofOrder(shop.parts.db.read, id)) ?? {};
    const paid = paymentFor({ order_id: gateway_order_id ?? "", amount: totalPaise }, { id: "pay_link" });
    shop.gateway.books.set(paid.gatewayOrderId, [paid]);
    expect(await payByLink(shop.parts, shop.tokenOf(id))).toMatchObject({ value: { state: "paid" } });
    expect(shop.gateway.codes.size).toBe(0);
  });

  it("is played as before where no money moves", async () => {
    const shop = await open(await openFresh(), { gateway: mockGateway("test-secret") });
    const start = await shop.place();
    expect(start).toMatchObject({ is_mock: true, upi_link: expect.stringContaining("demo@upi") });
    expect(start).not.toHaveProperty("pay_path");
  });
});
