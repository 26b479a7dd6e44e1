import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import { type CheckoutForTests, checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { nameIn } from "#support/name-in.ts";
import { linkOver, message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { changeChoice } from "../changes/change-choice.ts";
import { callOff } from "../fulfilment/move-order.ts";
import { sendLink } from "../fulfilment/send-link.ts";
import { orderOfToken, orderToken } from "../messages/order-links.ts";
import { tasksNow } from "../order-lists/tasks.ts";
import { type EnteredOrder, enterOrder } from "../placing/enter-order.ts";
import { placeOrder } from "../placing/place-order.ts";
import { payByLink, payViewOf } from "./pay-link.ts";
import { runPaymentJob } from "./payment-job.ts";
import { hearWebhook } from "./payment-updates.ts";

const hour = 3_600_000;
const address = {
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

async function open(db: Database, given: Parameters<typeof checkoutForTests>[1] = {}) {
  const gateway = tellingGateway();
  const shop = await checkoutForTests(db, { gateway, ...given });
  await shop.product("pot", 3);
  await shop.person("asha");
  const enter = async (over: Partial<EnteredOrder> = {}) => {
    const items = [{ productId: productIdOf("pot"), quantity: 2 }];
    const request = {
      customer: "asha",
      items,
      address,
      payment: "link",
      actor: "meera",
      lang: "en",
    } as const;
    const entered = await enterOrder(shop.parts, { ...request, ...over });
    if (!entered.ok) throw new Error(entered.reason);
    return linked(shop, entered.value.id, entered.value.totalPaise);
  };
  return { ...shop, db, gateway, enter };
}

function linked({ parts }: CheckoutForTests, id: string, amount: number) {
  const order_id = `plink_${id}`;
  return {
    id,
    amount,
    gatewayOrderId: order_id,
    token: orderToken(parts, "pay", id),
    payment: (over = {}) => paymentFor({ order_id, amount }, { id: `pay_${id}`, ...over }),
    order: async () => {
      const found = await parts.orders.find(parts.db.read, id);
      if (!found) throw new Error("The order is gone.");
      return found;
    },
    refunds: () => parts.payments.refunds.of(parts.db.read, [id]),
  };
}

const tell = ({ parts }: CheckoutForTests, text: string) => hearWebhook(parts, text, new Headers());
const invoices = ({ parts }: CheckoutForTests, id: string) => parts.invoices.ofOrders(parts.db.read, [id]);

describeOnBothEngines("an order that is paid by a link", (openFresh) => {
  it("waits with its goods kept, is told by mail and SMS, and is paid once however often it is heard", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter({ note: "Rings at noon." });
    expect(await link.order()).toMatchObject({ status: "pending", heldUntil: shop.time.now + 24 * hour });
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 2, sold: 0 });
    expect(await invoices(shop, link.id)).toEqual([]);
    await shop.parts.outbox.deliver();
    expect(shop.sent.sort()).toEqual(["+919812345678", "asha@example.com"]);
    // Its number is its own from the first word on.
    const { number } = await link.order();
    expect(number).toBe("H-1001");
    for (const { text } of shop.messages) expect(text).toContain(number);
    expect(shop.gateway.links.get(link.id)).toMatchObject({
      amountPaise: link.amount,
      until: shop.time.now + 24 * hour,
      backTo: expect.stringContaining(`/pay/${link.token}`),
    });
    expect(await payViewOf(shop.parts, link.token)).toMatchObject({
      state: "open",
      bill: { total: link.amount },
      url: `https://gateway.example/l/${link.id}`,
    });

    const [goods] = await shop.db.read.selectFrom("order_lines").select("product_id").execute();
    await nameIn(shop.db, "hi", goods?.product_id ?? "", "मटका");
    const shown = await payViewOf(shop.parts, link.token);
    expect(shown?.lines).toMatchObject([{ titleHi: "मटका", quantity: 2 }]);

    const paid = message("payment_link.paid", link.payment());
    await Promise.all([tell(shop, paid), tell(shop, paid), tell(shop, paid)]);
    // The gateway tells of the same payment by the order that it made for the link.
    await tell(shop, message("payment.captured", link.payment({ gatewayOrderId: "order_theirs" })));
    expect(await link.order()).toMatchObject({ status: "ordered" });
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 0, sold: 2 });
    expect(await invoices(shop, link.id)).toHaveLength(1);
    expect(await link.refunds()).toEqual([]);
    expect(await payViewOf(shop.parts, link.token)).toMatchObject({ state: "paid" });
    await runPaymentJob(shop.parts);
    // Nobody can pay it a second time, be it by the link or by the code beside it.
    expect(shop.gateway.endedLinks).toEqual([link.gatewayOrderId]);
    expect(shop.gateway.endedCodes).toHaveLength(1);
  });

  it("hears of a refund on the gateway's pages by the gateway's own order", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    await tell(shop, message("payment_link.paid", link.payment()));
    const back = shop.gateway.giveBack(link.payment(), 500);
    const theirs = link.payment({ gatewayOrderId: "order_theirs", refundedPaise: 500 });
    await tell(shop, message("refund.processed", theirs, back));
    expect(await link.refunds()).toMatchObject([{ amount_paise: 500, state: "done" }]);
    expect(await link.order()).toMatchObject({ status: "ordered" });
  });

  it("stays paid where all of its goods come in another choice", async () => {
    const shop = await open(await openFresh());
    await shop.product("kurta", 4, { sizes: ["S", "M"] });
    const link = await shop.enter({ items: [{ productId: productIdOf("kurta"), size: "M", quantity: 2 }] });
    await tell(shop, message("payment_link.paid", link.payment()));
    const wish = { line: 0, quantity: 2, to: { colour: null, size: "S" }, reason: "too large" };
    await changeChoice(shop.parts, { ...wish, orderId: link.id, actor: "meera" });
    expect(await link.order()).toMatchObject({ status: "cancelled" });
    expect(await payViewOf(shop.parts, link.token)).toMatchObject({ state: "paid" });
  });

  it("is played with one press where no money moves, and a second press changes nothing", async () => {
    const db = await openFresh();
    const { mockGateway } = await import("#ports/payment-gateways/mock/gateway.ts");
    const shop = await open(db, { gateway: mockGateway("test-secret") });
    const link = await shop.enter();
    expect(await payViewOf(shop.parts, link.token)).toMatchObject({ state: "open", isMock: true, url: null });
    const pressed = await Promise.all([1, 2, 3].map(() => payByLink(shop.parts, link.token)));
    expect(pressed.map((done) => done.ok && done.value.state)).toEqual(Array(3).fill("paid"));
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 0, sold: 2 });
    expect(await shop.parts.payments.heardOf(link.id)).toHaveLength(1);
  });

  it("frees its goods when its time is over, and ends the link; money that comes later gets goods or goes back", async () => {
    const shop = await open(await openFresh());
    const [early, late] = [
      await shop.enter(),
      await shop.enter({ items: [{ productId: productIdOf("pot"), quantity: 1 }] }),
    ];
    shop.pass(24 * hour + 1);
    await runPaymentJob(shop.parts);
    expect(await early.order()).toMatchObject({ status: "cancelled", cancelReason: "expired" });
    expect(await shop.stock("pot")).toEqual({ free: 3, held: 0, sold: 0 });
    expect(shop.gateway.endedLinks.sort()).toEqual([early.gatewayOrderId, late.gatewayOrderId].sort());
    expect(await payViewOf(shop.parts, early.token)).toMatchObject({ state: "ended" });
    await tell(shop, message("payment_link.paid", early.payment()));
    expect(await early.order()).toMatchObject({ status: "ordered" });
    await shop.enter({ items: [{ productId: productIdOf("pot"), quantity: 1 }] });
    await tell(shop, message("payment_link.paid", late.payment()));
    expect(await late.order()).toMatchObject({ status: "cancelled" });
    expect(await late.refunds()).toMatchObject([{ amount_paise: late.amount, reason: "late" }]);
    expect(await payViewOf(shop.parts, late.token)).toMatchObject({ state: "givenBack" });
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedLinks).toHaveLength(2);
  });

  it("is paid at the last moment although no word of it came", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    shop.gateway.books.set(link.gatewayOrderId, [link.payment()]);
    shop.pass(24 * hour + 1);
    await runPaymentJob(shop.parts);
    expect(await link.order()).toMatchObject({ status: "ordered" });
    expect(shop.gateway.endedLinks).toEqual([link.gatewayOrderId]);
  });

  it("is cancelled by the staff: the link ends, and money that comes nevertheless goes back", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    expect(await callOff(shop.parts, { orderId: link.id, actor: "meera" })).toMatchObject({ ok: true });
    await runPaymentJob(shop.parts);
    expect(shop.gateway.endedLinks).toEqual([link.gatewayOrderId]);
    expect(await shop.stock("pot")).toEqual({ free: 3, held: 0, sold: 0 });
    await tell(shop, message("payment_link.paid", link.payment()));
    expect(await link.refunds()).toMatchObject([{ amount_paise: link.amount, reason: "ended" }]);
    expect(await link.order()).toMatchObject({ status: "cancelled" });
    expect(await invoices(shop, link.id)).toEqual([]);
  });

  it("ends when somebody ends the link at the gateway, unless it was paid just before", async () => {
    const shop = await open(await openFresh());
    const [gone, paid] = [
      await shop.enter(),
      await shop.enter({ items: [{ productId: productIdOf("pot"), quantity: 1 }] }),
    ];
    shop.gateway.books.set(paid.gatewayOrderId, [paid.payment()]);
    for (const { gatewayOrderId } of [gone, paid]) await tell(shop, linkOver("cancelled", gatewayOrderId));
    expect(await gone.order()).toMatchObject({ status: "cancelled", cancelReason: "expired" });
    expect(await paid.order()).toMatchObject({ status: "ordered" });
    expect(await shop.stock("pot")).toEqual({ free: 2, held: 0, sold: 1 });
    expect((await tell(shop, linkOver("expired", "plink_unknown"))).ok).toBe(true);
  });

  it("gives back another amount and a second payment, each a payment that needs a look", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    await tell(
      shop,
      message("payment_link.paid", link.payment({ id: "pay_less", amountPaise: link.amount - 100 })),
    );
    expect(await link.order()).toMatchObject({ status: "pending" });
    await tell(shop, message("payment_link.paid", link.payment()));
    await tell(shop, message("payment_link.paid", link.payment({ id: "pay_again" })));
    expect(await link.order()).toMatchObject({ status: "ordered" });
    const refunds = await link.refunds();
    expect(refunds.map(({ reason }) => reason).sort()).toEqual(["mismatch", "twice"]);
    for (const { gateway_payment_id } of refunds) shop.gateway.refusing.add(gateway_payment_id ?? "");
    await runPaymentJob(shop.parts);
    const misfits = (await tasksNow(shop.parts)).map(({ misfit }) => misfit);
    expect(misfits.sort()).toEqual(["mismatch", "twice"]);
  });

  it("stands while the gateway is away: the page has it made later, and asks what became of it", async () => {
    const db = await openFresh();
    const gateway = tellingGateway();
    let isAway = true;
    const away = {
      ...gateway,
      createLink: (...link: Parameters<typeof gateway.createLink>) =>
        isAway ? Promise.reject(new GatewayUnavailable("away")) : gateway.createLink(...link),
    };
    const shop = await open(db, { gateway: away });
    const link = await shop.enter();
    expect(await payViewOf(shop.parts, link.token)).toMatchObject({ state: "open", url: null });
    expect(await payByLink(shop.parts, link.token)).toMatchObject({ ok: false, reason: "payLater" });
    isAway = false;
    expect(await payByLink(shop.parts, link.token)).toMatchObject({
      value: { state: "open", url: `https://gateway.example/l/${link.id}` },
    });
    gateway.books.set(link.gatewayOrderId, [link.payment()]);
    expect(await payByLink(shop.parts, link.token)).toMatchObject({ value: { state: "paid" } });
  });

  it("is sent again, not twice within a minute, and not when it is paid", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    const by = { orderId: link.id, actor: "meera" };
    expect(await sendLink(shop.parts, by)).toMatchObject({ ok: false, reason: "sentJustNow" });
    shop.pass(61_000);
    expect(await sendLink(shop.parts, by)).toMatchObject({ ok: true });
    await shop.parts.outbox.deliver();
    expect(shop.sent).toHaveLength(4);
    expect(await link.order()).toMatchObject({ heldUntil: shop.time.now - 61_000 + 24 * hour });
    await tell(shop, message("payment_link.paid", link.payment()));
    shop.pass(61_000);
    expect(await sendLink(shop.parts, by)).toMatchObject({ ok: false, reason: "wrongMove" });
  });

  it("is one order for one key, and none at another total than was told", async () => {
    const shop = await open(await openFresh());
    const [one, again] = await Promise.all([shop.enter({ key: "k" }), shop.enter({ key: "k" })]);
    expect(again.id).toBe(one.id);
    await expect(shop.enter({ key: "k", payment: "paid" })).rejects.toThrow("keyReused");
    await expect(
      shop.enter({ shownPaise: 1, items: [{ productId: productIdOf("pot"), quantity: 1 }] }),
    ).rejects.toThrow("totalChanged");
    expect(await shop.stock("pot")).toEqual({ free: 1, held: 2, sold: 0 });
  });

  it("is no earlier try of what the same customer buys in the shop meanwhile", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    expect((await shop.parts.orders.heldFor(shop.db.read, "asha")).size).toBe(0);
    await shop.fill("asha", "pot", 1);
    const placed = await placeOrder(shop.parts, { userId: "asha", key: "web", method: "card", lang: "en" });
    expect(placed).toMatchObject({ ok: true });
    expect(await link.order()).toMatchObject({ status: "pending" });
    expect(await shop.stock("pot")).toEqual({ free: 0, held: 3, sold: 0 });
  });

  it("opens to nobody who changes a letter of it, nor for an order that has none", async () => {
    const shop = await open(await openFresh());
    const link = await shop.enter();
    expect(link.token).toHaveLength(42);
    expect(orderOfToken(shop.parts, "pay", link.token)).toBe(link.id);
    for (const [at, letter] of [...link.token].entries()) {
      const other = `${link.token.slice(0, at)}${letter === "A" ? "B" : "A"}${link.token.slice(at + 1)}`;
      expect(orderOfToken(shop.parts, "pay", other), other).toBeUndefined();
    }
    expect(orderOfToken({ linkKey: "another" }, "pay", link.token)).toBeUndefined();
    const sold = await shop.enter({
      payment: "paid",
      items: [{ productId: productIdOf("pot"), quantity: 1 }],
    });
    expect(await payViewOf(shop.parts, sold.token)).toBeUndefined();
    expect(await payByLink(shop.parts, sold.token)).toMatchObject({ ok: false, reason: "notFound" });
  });
});
