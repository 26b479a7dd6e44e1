import { expect, it } from "vitest";
import { paymentMethods } from "#contract/checkout-view.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { tellingGateway } from "#support/telling-gateway.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { moveOrder } from "../fulfilment/move-order.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { createOrderLists } from "../order-lists/order-lists.ts";
import { enterOrder } from "../placing/enter-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { askRefund } from "../refunds/give-back.ts";
import { runPaymentJob } from "./payment-job.ts";

const allOff = {
  code: "GIFT",
  percent: 100,
  paise: 0,
  shipsFree: true,
  minimumPaise: 0,
  times: null,
  perCustomer: null,
  firstOrder: false,
  beginsAt: null,
  endsAt: null,
  isOn: true,
};

describeOnBothEngines("an order of nothing", (openFresh) => {
  async function open(rules = {}) {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway(), rules });
    await shop.promoCodes.putPromos("owner", [allOff]);
    await shop.promoCodes.catchUp();
    await shop.product("pot", 20);
    const fill = async (userId = "asha") => {
      await shop.fill(userId, "pot", 1);
      const used = await shop.cart.usePromo(userId, "gift");
      if (!used.ok) throw new Error(used.reason);
      expect((await shop.cart.cart(userId)).quote.total).toBe(0);
    };
    const place = (method: (typeof paymentMethods)[number], more = {}) =>
      placeOrder(shop.parts, { userId: "asha", key: method, method, lang: "en", ...more });
    return { db, ...shop, fill, place };
  }

  it.each(paymentMethods)("is placed as paid, whatever was chosen: %s", async (method) => {
    const { parts, fill, place, stock, cart, messages, db } = await open({
      needsConfirmation: true,
      cashLeastPaise: 100_00,
    });
    await fill();
    const placed = await place(method);
    expect(placed).toMatchObject({ value: { amount: 0, is_paid: true, is_mock: false, order_id: "" } });
    if (!placed.ok) return;
    expect(placed.value).not.toHaveProperty("confirm_path");
    expect(await place(method)).toEqual(placed);
    expect(await stock("pot")).toEqual({ free: 19, held: 0, sold: 1 });
    expect((await cart.cart("asha")).itemCount).toBe(0);
    await runPaymentJob(parts);
    expect(await orderOf(parts, "asha", placed.value.orderId)).toMatchObject({
      status: "ordered",
      method: "none",
      paymentStatus: "captured",
      paidAt: parts.clock.now(),
      totalPaise: 0,
    });
    expect(await db.read.selectFrom("invoices").select(["kind", "total_paise"]).execute()).toEqual([
      { kind: "invoice", total_paise: 0 },
    ]);
    await parts.outbox.deliver();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain("We have your order");
    expect(messages[0]?.text).not.toMatch(/your payment|ready when it arrives/);
  });

  it("is cancelled with nothing to give back, and its goods can be bought again", async () => {
    const { parts, fill, place, stock, db } = await open();
    await fill();
    const placed = await place("card");
    if (!placed.ok) throw new Error(placed.reason);
    const { orderId } = placed.value;
    const asked = { orderId, actor: "staff", sum: "all", restock: false, reason: "x" } as const;
    expect(await askRefund(parts, asked)).toMatchObject({ ok: false, reason: "refundTooMuch" });
    expect(await askRefund(parts, { ...asked, sum: 1 })).toMatchObject({ ok: false });
    expect((await cancelOrder(parts, orderId, "customer", "asha")).ok).toBe(true);
    expect(await stock("pot")).toEqual({ free: 20, held: 0, sold: 0 });
    expect(await db.read.selectFrom("refunds").selectAll().execute()).toEqual([]);
    const shown = await orderOf(parts, "asha", orderId);
    expect(shown).toMatchObject({ status: "cancelled", refundPaise: 0, refunds: [] });
  });

  it("travels like any other, and the office sees that there is nothing to pay", async () => {
    const { parts, fill, place } = await open();
    await fill();
    const placed = await place("cash");
    if (!placed.ok) throw new Error(placed.reason);
    const { orderId } = placed.value;
    for (const to of ["processing", "shipped", "delivered"])
      expect((await moveOrder(parts, { orderId, actor: "staff" }, to)).ok).toBe(true);
    const shown = await createOrderLists(parts).show(orderId);
    expect(shown?.money).toMatchObject({ leftPaise: 0, payment: { method: "none", status: "captured" } });
  });

  it("is a guest's too, and counts as a guest's cash orders do", async () => {
    const { parts, fill, place, person } = await open();
    await person("guest");
    const address = { ...(await parts.accounts.addresses("x"))[0], phone: "+919811111111" };
    const tried = [];
    for (let nth = 0; nth < 8; nth++) {
      await fill();
      tried.push(await place("card", { key: `k${nth}`, guest: {}, address, network: "203.0.113.7" }));
    }
    expect(tried[0]).toMatchObject({ ok: true, value: { track_path: expect.any(String) } });
    expect(tried.at(-1)).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("is entered by the staff with whatever way to pay was chosen", async () => {
    const { parts, product, person, db } = await open();
    await person("asha");
    await product("gift", 20, { discount: 100 });
    const [address] = await parts.accounts.addresses("asha");
    for (const payment of ["paid", "cash", "link"] as const) {
      const items = [{ productId: productIdOf("gift"), quantity: 1 }];
      const by = { customer: "asha", actor: "staff", lang: "en", address } as const;
      expect(await enterOrder(parts, { ...by, items, payment })).toMatchObject({
        ok: true,
        value: { totalPaise: 0, method: "none", paymentStatus: "captured", status: "ordered" },
      });
    }
    expect(await db.read.selectFrom("payment_links").selectAll().execute()).toEqual([]);
  });
});
