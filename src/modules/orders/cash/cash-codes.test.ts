import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { orderOf } from "../fulfilment/order-book.ts";
import { packOrder } from "../fulfilment/pack-order.ts";
import { orderToken } from "../messages/order-links.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { placeOrder } from "../placing/place-order.ts";
import type { Purchase } from "../placing/purchase.ts";
import { confirmByCall, confirmByCode, sendCodeAgain } from "./confirm-cash.ts";

const minute = 60_000;
const hour = 60 * minute;
const network = "192.0.2.7";

describeOnBothEngines("the code of a cash order", (openFresh) => {
  async function open() {
    const shop = await checkoutForTests(await openFresh(), { rules: { needsConfirmation: true } });
    await shop.product("pot", 5);
    await shop.fill("asha", "pot", 2);
    const { parts, messages } = shop;
    const place = async (over: Partial<Purchase> = {}) => {
      const purchase = { userId: "asha", key: "cash", method: "cash", lang: "en", ...over } as const;
      const placed = await placeOrder(parts, purchase);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.value;
    };
    const lastCode = () => /^\d{6}/.exec(messages.findLast(({ to }) => to.startsWith("+"))?.text ?? "")?.[0];
    const confirm = (orderId: string, code: string) =>
      confirmByCode(parts, { token: orderToken(parts, "cash", orderId), code, network });
    const again = (orderId: string) =>
      sendCodeAgain(parts, { token: orderToken(parts, "cash", orderId), network });
    return { ...shop, place, lastCode: () => lastCode() ?? "", confirm, again };
  }
  const other = (code: string) => (code === "000000" ? "000001" : "000000");

  it("holds the goods, sells none of them and lets nobody pack, until it is typed", async () => {
    const { parts, place, stock, lastCode, confirm, cart } = await open();
    const start = await place();
    expect(start).toMatchObject({
      is_cash: true,
      confirm_path: expect.stringMatching(/^\/cash\/[\w-]{42}$/),
    });
    expect(await stock("pot")).toEqual({ free: 3, held: 2, sold: 0 });
    const by = { orderId: start.orderId, actor: "meera" };
    expect(await packOrder(parts, by)).toMatchObject({ reason: "cashNotConfirmed" });
    expect(await orderOf(parts, "asha", start.orderId)).toMatchObject({
      status: "pending",
      confirmPath: start.confirm_path,
    });

    expect(await confirm(start.orderId, lastCode())).toMatchObject({ value: { state: "confirmed" } });
    expect(await stock("pot")).toEqual({ free: 3, held: 0, sold: 2 });
    expect((await cart.cart("asha")).itemCount).toBe(0);
    expect(await orderOf(parts, "asha", start.orderId)).toMatchObject({
      status: "ordered",
      confirmPath: null,
    });
    expect(await parts.cash.of(parts.db.read, start.orderId)).toMatchObject({
      confirmed_by: "buyer",
      code_mac: null,
      proven_at: parts.clock.now(),
    });
    expect((await packOrder(parts, by)).ok).toBe(true);
  });

  it("refuses what is wrong, stolen, old or used up", async () => {
    const { parts, place, lastCode, confirm, again, fill, product, pass, stock } = await open();
    const mine = (await place()).orderId;
    const code = lastCode();
    await product("lamp", 3);
    await fill("ravi", "lamp");
    const theirs = (await place({ userId: "ravi" })).orderId;
    const foreign = lastCode();
    if (foreign !== code) expect(await confirm(mine, foreign)).toMatchObject({ reason: "codeWrong" });
    for (const typed of ["", "12345", "１２３４５６", `${code}0`, "abcdef"])
      expect(await confirm(mine, typed)).toMatchObject({ ok: false });
    // Five tries used up what there was: the right one comes too late.
    expect(await confirm(mine, code)).toMatchObject({ reason: "codeWrong" });
    const token = orderToken(parts, "cash", mine);
    const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    expect(await confirmByCode(parts, { token: forged, code, network })).toMatchObject({
      reason: "notFound",
    });
    const paying = orderToken(parts, "pay", mine);
    expect(await confirmByCode(parts, { token: paying, code, network })).toMatchObject({
      reason: "notFound",
    });

    pass(31_000);
    expect((await again(mine)).ok).toBe(true);
    const second = lastCode();
    if (second !== code) expect(await confirm(mine, code)).toMatchObject({ reason: "codeWrong" });
    pass(31 * minute);
    expect(await confirm(mine, second)).toMatchObject({ reason: "codeWrong" });
    expect(await confirm(theirs, foreign)).toMatchObject({ reason: "codeWrong" });
    expect(await stock("pot")).toMatchObject({ held: 2, sold: 0 });
    expect(await stock("lamp")).toMatchObject({ held: 1, sold: 0 });
  });

  it("bounds guesses at one order, whatever is sent anew", async () => {
    const { place, lastCode, confirm, again, pass } = await open();
    const { orderId } = await place();
    for (let tries = 0; tries < 20; tries++) {
      if (tries % 5 === 0 && tries > 0) {
        pass(31_000);
        expect((await again(orderId)).ok).toBe(true);
      }
      expect(await confirm(orderId, other(lastCode()))).toMatchObject({ reason: "codeWrong" });
    }
    pass(31_000);
    await again(orderId);
    expect(await confirm(orderId, lastCode())).toMatchObject({ reason: "tooMany" });
  });

  it("is sent no more than ten times an hour, and not twice in half a minute", async () => {
    const { place, again, pass, messages } = await open();
    const { orderId } = await place();
    expect(await again(orderId)).toMatchObject({ reason: "tooMany" });
    let sent = 1;
    for (let tries = 0; tries < 15; tries++) {
      pass(31_000);
      if ((await again(orderId)).ok) sent++;
    }
    expect(sent).toBeLessThanOrEqual(10);
    expect(messages.filter(({ to }) => to.startsWith("+"))).toHaveLength(sent);
  });

  it("counts once: typed again it changes nothing, and a cancelled order stays so", async () => {
    const { parts, place, lastCode, confirm, fill, stock } = await open();
    const { orderId } = await place();
    const code = lastCode();
    await confirm(orderId, code);
    const before = await parts.orders.find(parts.db.read, orderId);
    expect((await confirm(orderId, code)).ok).toBe(true);
    expect(await parts.orders.find(parts.db.read, orderId)).toEqual(before);
    await cancelOrder(parts, orderId, "customer", "asha");
    expect(await confirm(orderId, code)).toMatchObject({ reason: "orderEnded" });
    await fill("asha", "pot");
    const { orderId: second } = await place({ key: "second" });
    const next = lastCode();
    await cancelOrder(parts, second, "customer", "asha");
    expect(await confirm(second, next)).toMatchObject({ reason: "orderEnded" });
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
  });

  it("frees the goods when nobody confirms within the day, and says so", async () => {
    const { parts, place, lastCode, confirm, stock, pass, messages } = await open();
    const { orderId } = await place();
    const code = lastCode();
    pass(24 * hour - minute);
    await runPaymentJob(parts);
    expect(await stock("pot")).toMatchObject({ held: 2 });
    pass(minute);
    expect(await confirm(orderId, code)).toMatchObject({ reason: "orderEnded" });
    await runPaymentJob(parts);
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
    expect(await orderOf(parts, "asha", orderId)).toMatchObject({
      status: "cancelled",
      cancelReason: "expired",
      refundPaise: 0,
    });
    await parts.outbox.deliver();
    expect(messages.at(-1)?.text).toContain("was not confirmed in time");
  });

  it("is worth nothing once its buyer has left, and no call makes up for it", async () => {
    const { parts, place, stock, lastCode, confirm, pass } = await open();
    const { orderId } = await place();
    const code = lastCode();
    await parts.db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await confirm(orderId, code)).toMatchObject({ ok: false, reason: "notFound" });
    const by = { orderId, actor: "meera" };
    expect(await confirmByCall(parts, by)).toMatchObject({ ok: false, reason: "wrongMove" });
    expect(await stock("pot")).toEqual({ free: 3, held: 2, sold: 0 });
    pass(24 * hour);
    await runPaymentJob(parts);
    expect(await stock("pot")).toEqual({ free: 5, held: 0, sold: 0 });
  });

  it("may be spared by a call, under the name of whoever called", async () => {
    const { parts, place, stock } = await open();
    const { orderId } = await place();
    const by = { orderId, actor: "meera" };
    expect((await confirmByCall(parts, by)).ok).toBe(true);
    expect(await stock("pot")).toMatchObject({ sold: 2 });
    expect(await parts.cash.of(parts.db.read, orderId)).toMatchObject({
      confirmed_by: "meera",
      proven_at: null,
    });
    expect(await confirmByCall(parts, by)).toMatchObject({ reason: "wrongMove" });
    const actions = await parts.db.read
      .selectFrom("audit")
      .select(["action", "user_id"])
      .where("subject", "=", orderId)
      .execute();
    expect(actions).toEqual([{ action: "confirm cash order", user_id: "meera" }]);
  });

  it("is one order, however often it is placed, until the buyer pays another way", async () => {
    const { parts, place, lastCode, confirm, stock, pass } = await open();
    const first = await place();
    expect(await place()).toEqual(first);
    expect((await place({ key: "another tab" })).orderId).toBe(first.orderId);
    pass(hour);
    const card = await place({ key: "card", method: "card" });
    expect(card.orderId).not.toBe(first.orderId);
    expect(await confirm(first.orderId, lastCode())).toMatchObject({ reason: "orderEnded" });
    expect(await stock("pot")).toEqual({ free: 3, held: 2, sold: 0 });
    expect(await orderOf(parts, "asha", first.orderId)).toMatchObject({ cancelReason: "replaced" });
  });

  it("keeps goods from others for five orders a day at most that nobody means", async () => {
    const { parts, place } = await open();
    for (let at = 0; at < 5; at++) {
      const { orderId } = await place({ key: `try ${at}` });
      await cancelOrder(parts, orderId, "customer", "asha");
    }
    const purchase = { userId: "asha", key: "sixth", method: "cash", lang: "en" } as const;
    expect(await placeOrder(parts, purchase)).toMatchObject({ reason: "tooMany" });
    expect((await placeOrder(parts, { ...purchase, key: "card", method: "card" })).ok).toBe(true);
  });
});
