import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { moveOrder } from "../fulfilment/move-order.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { verifyPayment } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";
import type { Purchase } from "../placing/purchase.ts";

const hour = 3_600_000;

describeOnBothEngines("cash on delivery", (openFresh) => {
  async function open() {
    const shop = await checkoutForTests(await openFresh());
    await shop.product("pot", 5);
    await shop.fill("asha", "pot", 2);
    const place = async (over: Partial<Purchase> = {}) => {
      const purchase = { userId: "asha", key: "cash", method: "cash", lang: "en", ...over } as const;
      const placed = await placeOrder(shop.parts, purchase);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const move = (orderId: string, to: string) => moveOrder(shop.parts, { orderId, actor: "staff" }, to);
    return { ...shop, place, move };
  }

  it("orders at once, keeps no hold that ends, and is paid when it is delivered", async () => {
    const { parts, place, move, stock, cart, pass, sent } = await open();
    const start = await place();
    expect(start).toMatchObject({ is_cash: true, is_mock: false });
    expect(start).not.toHaveProperty("mock_signature");
    expect(await place()).toEqual(start);
    expect(await stock("pot")).toEqual({ free: 3, held: 0, sold: 2 });
    expect((await cart.cart("asha")).itemCount).toBe(0);
    pass(hour);
    await runPaymentJob(parts);
    const ordered = await orderOf(parts, "asha", start.orderId);
    expect(ordered).toMatchObject({
      status: "ordered",
      method: "cash",
      paidAt: null,
      paymentStatus: "created",
    });
    for (const to of ["processing", "shipped"]) expect((await move(start.orderId, to)).ok).toBe(true);
    expect(await orderOf(parts, "asha", start.orderId)).toMatchObject({ paidAt: null });
    await move(start.orderId, "delivered");
    expect(await orderOf(parts, "asha", start.orderId)).toMatchObject({
      status: "delivered",
      paidAt: parts.clock.now(),
      paymentStatus: "captured",
    });
    // An action is told when it cannot be undone any more.
    pass(12_000);
    await parts.outbox.deliver();
    expect(sent).toHaveLength(4);
  });

  it("tells the sum to have ready, and says nothing of a payment", async () => {
    const { parts, place } = await open();
    const { amount } = await place();
    const [{ message } = { message: "" }] = await parts.db.read
      .selectFrom("outbox")
      .select("message")
      .execute();
    const { subject, text } = JSON.parse(message) as { subject: string; text: string };
    expect(subject).toMatch(/^We have your order \(/);
    const rupees = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(amount / 100);
    expect(text).toContain(`Please have ₹${rupees} ready when it arrives.`);
  });

  it("gives the stock back and owes nothing when it is cancelled", async () => {
    const { parts, place, stock } = await open();
    const { orderId } = await place();
    expect((await cancelOrder(parts, orderId, "customer", "asha")).ok).toBe(true);
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
    expect(await parts.payments.refunds.of(parts.db.read, [orderId])).toEqual([]);
  });

  it("replaces an unpaid try, whose money goes back if it still comes", async () => {
    const { parts, place, stock } = await open();
    const card = await place({ key: "card", method: "card" });
    const cash = await place();
    expect(cash.orderId).not.toBe(card.orderId);
    const late = await verifyPayment(parts, {
      userId: "asha",
      gatewayOrderId: card.order_id,
      gatewayPaymentId: card.mock_payment_id ?? "",
      signature: card.mock_signature ?? "",
      claimsMock: true,
    });
    expect(late).toMatchObject({ value: { state: "refunding" } });
    expect(await stock("pot")).toEqual({ free: 3, held: 0, sold: 2 });
  });

  it("is a first order: the welcome code is used up", async () => {
    const { place, cart, fill } = await open();
    await cart.usePromo("asha", "WELCOME10");
    await place();
    await fill("asha", "pot");
    expect(await cart.usePromo("asha", "WELCOME10")).toMatchObject({ reason: "promoUsed" });
  });

  it("is refused where the owner does not offer it", async () => {
    const { parts, stock } = await open();
    const purchase = { userId: "asha", key: "k", method: "cash", lang: "en" } as const;
    const refused = await placeOrder({ ...parts, methods: () => ["qr", "card"] }, purchase);
    expect(refused).toMatchObject({ ok: false, reason: "invalidInput", field: "paymentMethod" });
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
  });
});
