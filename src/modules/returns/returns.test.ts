import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import { orderLink } from "#modules/orders/messages/order-links.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { askRefund } from "#modules/orders/refunds/give-back.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { openReturns } from "#support/returns.ts";
import { message, paymentFor, type TellingGateway } from "#support/telling-gateway.ts";

const day = 86_400_000;
const meera = { actor: "meera" };

describeOnBothEngines("returns", (openFresh) => {
  it("go from the wish to the money, with stock and papers exact", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, parts, db, lineOf } = shop;
    const one = await shop.asked({ lines: [{ line: lineOf("pot"), quantity: 2 }] });
    const by = { ...meera, returnId: one.id };
    const pot = (quantity: number) => [{ line: lineOf("pot"), quantity }];
    expect((await returns.payBack(by)).ok).toBe(false);
    expect(await returns.accept(by, {})).toMatchObject({ ok: true });
    await returns.onWay(by, "BACK1");
    await returns.receive(by);
    expect(await shop.stock("pot")).toMatchObject({ free: 7, sold: 2 });
    expect(await returns.inspect(by, { shelve: pot(1), writeOff: pot(1) })).toMatchObject({ ok: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 8, sold: 1 });
    const { owedPaise = 0 } = (await returns.show(one.id)) ?? {};
    expect(await returns.payBack(by)).toMatchObject({ ok: true });
    await runPaymentJob(parts);
    const [refund, ...more] = await parts.payments.refunds.of(db.read, [shop.orderId]);
    expect([refund?.amount_paise, refund?.state, more.length]).toEqual([owedPaise, "done", 0]);
    const invoices = await parts.invoices.ofOrders(db.read, [shop.orderId]);
    expect(invoices.map(({ kind, totalPaise }) => (kind === "credit" ? totalPaise : kind))).toEqual([
      "invoice",
      owedPaise,
    ]);
    expect(invoices[1]?.items).toMatchObject([{ quantity: 2 }]);
    expect((await shop.known(one.id)).state).toBe("refunded");
    expect(await shop.view()).toMatchObject({
      status: "delivered",
      refundPaise: owedPaise,
      refunds: [{ paise: owedPaise, state: "done" }],
      returns: [{ state: "refunded", lines: [{ quantity: 2, accepted: 2 }] }],
    });
    const mail = await db.read
      .selectFrom("outbox")
      .select("message")
      .where("message", "like", "%was delivered%")
      .execute();
    expect(mail.map(({ message }) => message).join()).toContain(orderLink(parts, "return", shop.orderId));
    const told = (await shop.mails()).filter((subject) => /return/i.test(subject ?? ""));
    expect(told).toHaveLength(4);
    // Of each step by its name, and nothing of any of them to the shopper's list of statuses.
    const events = await shop.parts.orders.lists.eventsOf(db.read, shop.orderId);
    const steps = events.flatMap(({ status }) => (status.startsWith("return") ? [status] : []));
    expect(steps).toEqual(
      ["asked", "accepted", "onWay", "received", "inspected", "refunded"].map((state) => `return-${state}`),
    );
    const { happened } = textsOf("en").manage;
    expect(steps.filter((status) => !Object.hasOwn(happened, status))).toEqual([]);
    expect((await shop.log()).slice(-6).map(({ action }) => action)).toEqual([
      "parcel delivered",
      "accept return",
      "return on its way",
      "return received",
      "inspect return",
      "refund return",
    ]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });

  it("are taken in part, and what is not goes back to the customer", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, lineOf } = shop;
    const every = [
      { line: lineOf("pot"), quantity: 2 },
      { line: lineOf("lamp"), quantity: 1 },
    ];
    const one = await shop.asked({ lines: every });
    const by = { ...meera, returnId: one.id };
    const pieces = [{ line: lineOf("pot"), quantity: 1 }];
    expect(await returns.accept(by, { pieces: [{ line: 9, quantity: 1 }] })).toMatchObject({ ok: false });
    await returns.accept(by, { pieces, note: "The lamp was used" });
    await returns.receive(by);
    expect(await returns.inspect(by, { shelve: every, writeOff: [] })).toMatchObject({ ok: false });
    await returns.inspect(by, { shelve: pieces, writeOff: [] });
    await returns.payBack({ ...by, paise: 100, reason: "worn" });
    expect(await shop.view()).toMatchObject({
      refundPaise: 100,
      returns: [{ said: "The lamp was used", lines: [{ accepted: 1 }, { accepted: 0 }] }],
    });
    // What was not taken may be asked for once more.
    expect(await shop.ask({ lines: [{ line: lineOf("lamp"), quantity: 1 }] })).toMatchObject({ ok: true });
    expect(await shop.ask({ lines: [{ line: lineOf("pot"), quantity: 2 }] })).toMatchObject({ ok: false });
  });

  it("are exchanged for an order of its own, without new money", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, parts, db, lineOf } = shop;
    const lines = [{ line: lineOf("pot"), quantity: 1, colour: null, size: null }];
    const one = await shop.asked({ lines, wish: "exchange" });
    const by = { ...meera, returnId: one.id };
    expect(await shop.stock("pot")).toMatchObject({ free: 7, held: 0, sold: 2 });
    await returns.accept(by, {});
    expect(await shop.stock("pot")).toMatchObject({ free: 6, held: 1, sold: 2 });
    await returns.receive(by);
    await returns.inspect(by, { shelve: [], writeOff: [{ line: lineOf("pot"), quantity: 1 }] });
    expect(await returns.exchange(by)).toMatchObject({ ok: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 6, held: 0, sold: 3 });
    const { newOrderId } = await shop.known(one.id);
    const next = await parts.orders.find(db.read, newOrderId ?? "");
    const begun = await parts.orders.lists.eventsOf(db.read, newOrderId ?? "");
    expect(begun.map(({ actor }) => actor)).toEqual(["meera", "meera"]);
    const [credit] = (await parts.invoices.ofOrders(db.read, [shop.orderId])).slice(1);
    const [invoice] = await parts.invoices.ofOrders(db.read, [newOrderId ?? ""]);
    expect(next).toMatchObject({ status: "ordered", lines: [{ quantity: 1 }] });
    expect([credit?.totalPaise, invoice?.totalPaise]).toEqual([next?.quote.total, next?.quote.total]);
    // Nothing was sent to the bank, and the customer is told of no money.
    await runPaymentJob(parts);
    expect(await shop.view()).toMatchObject({
      refundPaise: 0,
      refunds: [],
      returns: [{ state: "exchanged", newNumber: next?.number }],
    });
    const rest = await shop.parts.payments.refunds.of(db.read, [shop.orderId]);
    expect(rest).toMatchObject([{ kind: "manual", state: "done", reference: newOrderId }]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkInvoiceBooks(db.read)).toEqual([]);
  });

  it("leave nothing for ever of a customer who has left before the exchange", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, parts, db, fulfilment, lineOf } = shop;
    const lines = [{ line: lineOf("pot"), quantity: 1, colour: null, size: null }];
    const one = await shop.asked({ lines, wish: "exchange" });
    const by = { ...meera, returnId: one.id };
    await returns.accept(by, {});
    await returns.receive(by);
    await returns.inspect(by, { shelve: lines, writeOff: [] });
    await db.write((tx) => parts.orders.forget(tx, "asha"));
    expect(await returns.exchange(by)).toMatchObject({ ok: true });
    const orderId = (await shop.known(one.id)).newOrderId ?? "";
    await fulfilment.send({ ...meera, orderId }, {});
    await fulfilment.handOver({ ...meera, orderId });
    shop.pass(8 * 365 * day);
    await eraseOrders(parts);
    expect((await parts.orders.find(db.read, orderId))?.address).toMatchObject({ name: "", street: "" });
    expect((await parts.invoices.ofOrders(db.read, [orderId])).map(({ buyer }) => buyer)).toEqual([null]);
  });

  it("give up what was kept for an exchange when they end another way", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, lineOf } = shop;
    const lines = [{ line: lineOf("pot"), quantity: 1, colour: null, size: null }];
    const one = await shop.asked({ lines, wish: "exchange" });
    const by = { ...meera, returnId: one.id };
    await returns.accept(by, {});
    await returns.stepBack(by, "too early");
    expect((await shop.parts.orders.lists.eventsOf(shop.db.read, shop.orderId)).at(-1)?.status).toBe(
      "return-back",
    );
    expect(await shop.stock("pot")).toMatchObject({ free: 7, held: 0 });
    await returns.accept(by, {});
    expect(await returns.withdraw(shop.orderId, one.id)).toMatchObject({ ok: true });
    expect(await returns.withdraw(shop.orderId, one.id)).toMatchObject({ ok: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 7, held: 0 });
    const two = await shop.asked({ lines, wish: "exchange" });
    const again = { ...meera, returnId: two.id };
    await returns.accept(again, {});
    await returns.receive(again);
    await returns.inspect(again, { shelve: lines, writeOff: [] });
    await returns.payBack(again);
    expect(await shop.stock("pot")).toMatchObject({ free: 8, held: 0, sold: 1 });
    const three = await shop.ask({
      lines: [{ line: lineOf("pot"), quantity: 1, size: "XL" }],
      wish: "exchange",
    });
    expect(three).toMatchObject({ ok: false, reason: "choiceUnknown" });
  });

  it("are stepped back piece for piece", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, lineOf } = shop;
    const one = await shop.asked();
    const by = { ...meera, returnId: one.id };
    const shelve = [{ line: lineOf("pot"), quantity: 1 }];
    await returns.accept(by, {});
    await returns.receive(by);
    await returns.inspect(by, { shelve, writeOff: [] });
    await returns.stepBack(by, "not looked at");
    expect(await shop.stock("pot")).toMatchObject({ free: 7, sold: 2 });
    expect((await shop.known(one.id)).lines).toMatchObject([{ accepted: 1, shelved: 0 }]);
    await returns.inspect(by, { shelve: [], writeOff: [] });
    expect(await returns.payBack(by)).toMatchObject({ ok: false });
    await returns.refuse(by, "used for a month");
    await returns.stepBack(by, "not so");
    expect((await shop.known(one.id)).state).toBe("inspected");
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
  });

  it("live with the older actions of the order: nothing comes back or is paid twice", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, fulfilment, parts, lineOf } = shop;
    const one = await shop.asked({ lines: [{ line: lineOf("pot"), quantity: 2 }] });
    const by = { ...meera, returnId: one.id };
    const both = [{ line: lineOf("pot"), quantity: 2 }];
    await returns.accept(by, {});
    await returns.receive(by);
    // The whole parcel is noted as here again, with what the return holds.
    await fulfilment.takeBack(shop.by, { reason: "all of it", restock: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    expect(await returns.inspect(by, { shelve: both, writeOff: [] })).toMatchObject({
      ok: false,
      reason: "notReturnable",
    });
    await fulfilment.stepBack(shop.by, "not so");
    await returns.inspect(by, { shelve: both, writeOff: [] });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    await fulfilment.takeBack(shop.by, { reason: "the rest", restock: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    expect(await shop.stock("lamp")).toMatchObject({ free: 9, sold: 0 });
    await askRefund(parts, { ...shop.by, sum: "goods", goods: both, restock: false, reason: "by hand" });
    expect(await returns.payBack(by)).toMatchObject({ ok: true });
    expect(await parts.payments.refunds.of(shop.db.read, [shop.orderId])).toHaveLength(1);
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
  });

  it("tell the bank's own number once the gateway knows it, however late", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, parts, lineOf } = shop;
    const one = await shop.asked();
    const by = { ...meera, returnId: one.id };
    await returns.accept(by, {});
    await returns.receive(by);
    await returns.inspect(by, { shelve: [{ line: lineOf("pot"), quantity: 1 }], writeOff: [] });
    await returns.payBack(by);
    await runPaymentJob(parts);
    expect((await shop.view()).refunds).toMatchObject([{ state: "done", bankReference: null }]);
    const gateway = parts.payments.gateway as TellingGateway;
    const payment = paymentFor({ order_id: `order_${shop.orderId}`, amount: shop.order.quote.total });
    const [made] = gateway.refunds;
    if (!made) throw new Error("Nothing went back.");
    const late = { ...made, bankReference: "74332746300040012345" };
    await hearWebhook(parts, message("refund.speed_changed", payment, late), new Headers());
    expect((await shop.view()).refunds).toMatchObject([{ bankReference: "74332746300040012345" }]);
    expect((await returns.show(one.id))?.refund).toMatchObject({ bankReference: "74332746300040012345" });
  });

  it("leave no piece behind that came back torn, left once more and came back whole", async () => {
    const shop = await openFulfilment(await openFresh());
    const { fulfilment, by } = shop;
    const pot = () => shop.stock("pot");
    await fulfilment.send(by, {});
    await fulfilment.letComeBack(by, { reason: "nobody there" });
    await fulfilment.takeBack(by, { reason: "torn paper", restock: false });
    expect(await pot()).toMatchObject({ free: 7, sold: 2 });
    await fulfilment.send(by, {});
    expect(await fulfilment.takeBack(by, { reason: "not wanted", restock: true })).toMatchObject({
      ok: true,
    });
    expect(await pot()).toMatchObject({ free: 9, sold: 0 });
    await fulfilment.stepBack(by, "not so");
    expect(await pot()).toMatchObject({ free: 7, sold: 2 });
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
  });

  it("take off the shelf what a step put there, whatever went back at the gateway since", async () => {
    const shop = await openReturns(await openFresh());
    const { fulfilment, by, parts, lineOf } = shop;
    const goods = [{ line: lineOf("pot"), quantity: 1 }];
    const gateway = parts.payments.gateway as TellingGateway;
    await askRefund(parts, { ...by, sum: "goods", goods, restock: true, reason: "torn" });
    await fulfilment.takeBack(by, { reason: "the rest", restock: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    // All of it goes back over there: our own refund, and what it says of goods, is not needed any more.
    const payment = paymentFor({ order_id: `order_${shop.orderId}`, amount: shop.order.quote.total });
    const whole = gateway.giveBack(payment, payment.amountPaise);
    await hearWebhook(parts, message("refund.processed", payment, whole), new Headers());
    await fulfilment.stepBack(by, "not so");
    expect(await shop.stock("pot")).toMatchObject({ free: 8, sold: 1 });
    await fulfilment.takeBack(by, { reason: "now it is", restock: true });
    expect(await shop.stock("pot")).toMatchObject({ free: 9, sold: 0 });
    expect(await checkStockBooks(shop.db.read)).toEqual([]);
  });
});
