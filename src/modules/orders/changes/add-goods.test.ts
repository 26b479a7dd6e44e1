import { expect, it } from "vitest";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { orderOf, ordersOf } from "../fulfilment/order-book.ts";
import { orderToken } from "../messages/order-links.ts";
import { createOrderLists } from "../order-lists/order-lists.ts";
import { payByLink, payViewOf } from "../payment/pay-link.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { type EnteredOrder, enterOrder } from "../placing/enter-order.ts";
import { prepareOrder } from "../placing/prepare-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { changeAddress } from "./change-address.ts";

const day = 86_400_000;

describeOnBothEngines("an order to which goods are added", (openFresh) => {
  async function open(method: "card" | "cash" = "card") {
    const shop = await openFulfilment(await openFresh(), {
      method,
      beforePlacing: ({ product }) => product("vase", 5, { price: 99 }),
    });
    const { parts, by, db } = shop;
    const items = [{ productId: productIdOf("vase"), quantity: 2 }];
    const add = (over: Partial<EnteredOrder> = {}) =>
      enterOrder(parts, {
        ...{ customer: "asha", joins: by.orderId, items, payment: "link", actor: "meera", lang: "hi" },
        ...over,
      });
    const besideOf = async (order: OrderRecord) =>
      (await parts.orders.together(db.read, [order])).get(order.id) ?? [];
    const together = async () => besideOf(await shop.record());
    const joined = async () => {
      const [one] = await together();
      const found = one && (await parts.orders.find(db.read, one.id));
      if (!found) throw new Error("Nothing is joined to the order.");
      return found;
    };
    const books = async () => [...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))];
    return { ...shop, items, add, besideOf, together, joined, books };
  }

  it("has another one beside it, paid by a link, with no delivery to pay", async () => {
    const { parts, db, add, joined, stock, record, log, items, by, books } = await open();
    const was = await record();
    const draft = await prepareOrder(parts, { items, found: [], joins: was.id });
    expect(await add({ shownPaise: draft.quote?.total })).toMatchObject({ ok: true });
    const next = await joined();
    expect(next).toMatchObject({
      ...{ status: "pending", userId: "asha", lang: "en", email: was.email, address: was.address },
      ...{ joinedTo: was.id, quote: { shipping: 0, total: draft.quote?.total } },
    });
    expect(await stock("vase")).toMatchObject({ free: 3, held: 2 });
    const told = await db.read.selectFrom("outbox").select("message").where("about", "=", next.id).execute();
    expect(told.map(({ message }) => JSON.parse(message).kind).sort()).toEqual(["mail", "sms"]);
    expect((await log()).at(-1)).toMatchObject({ action: "add goods", after: { number: next.number } });
    const events = await parts.orders.lists.eventsOf(db.read, by.orderId);
    expect(events.at(-1)).toMatchObject({ status: "joined", note: next.number });
    expect(await parts.orders.lists.eventsOf(db.read, next.id)).toMatchObject([
      { status: "pending", actor: "meera" },
    ]);
    const token = orderToken(parts, "pay", next.id);
    const payPathOf = async () =>
      (await ordersOf(parts, "asha", 1)).orders.find(({ id }) => id === next.id)?.payPath;
    // The cart does not hold these goods.
    expect(await payPathOf()).toMatch(/^\/pay\//);
    expect((await orderOf(parts, "asha", next.id))?.payPath).toBe(await payPathOf());
    expect(await payViewOf(parts, token)).toMatchObject({ state: "open", together: [was.number] });
    expect(await payByLink(parts, token)).toMatchObject({ ok: true });
    expect(await books()).toEqual([]);
  });

  it("stays as it was where that one is not paid in time", async () => {
    const { parts, add, joined, together, stock, record, time, books } = await open();
    await add();
    const first = await record();
    const { id } = await joined();
    time.now += 2 * day;
    await runPaymentJob(parts);
    expect(await parts.orders.find(parts.db.read, id)).toMatchObject({
      ...{ status: "cancelled", cancelReason: "expired" },
    });
    expect(await together()).toEqual([]);
    expect(await stock("vase")).toMatchObject({ free: 5, held: 0 });
    expect(await record()).toEqual(first);
    expect(await books()).toEqual([]);
  });

  it("asks for cash where the first one does, and nowhere else", async () => {
    const { parts, db, add, joined, record, stock, books } = await open("cash");
    expect(await add({ payment: "cash" })).toMatchObject({ ok: true });
    const next = await joined();
    expect(next).toMatchObject({ status: "ordered", quote: { shipping: 0 } });
    expect(await parts.payments.ofOrder(db.read, next.id)).toMatchObject({
      ...{ method: "cash", status: "created", amount_paise: next.quote.total },
    });
    expect(await stock("vase")).toMatchObject({ free: 3, sold: 2 });
    const { orders } = await createOrderLists(parts).list({ tab: "toPack", isWhole: true });
    const { number } = await record();
    expect(orders.map((card) => [card.number, card.together])).toEqual([
      [number, [next.number]],
      [next.number, [number]],
    ]);
    expect(await books()).toEqual([]);
    const paid = await open("card");
    expect(await paid.add({ payment: "cash" })).toMatchObject({ reason: "noCashThere", field: "payment" });
    expect(await paid.together()).toEqual([]);
  });

  it("goes with all that leave together, whichever of them something was added to", async () => {
    const { parts, db, add, besideOf, joined, record } = await open("cash");
    await add({ payment: "cash" });
    const second = await joined();
    await add({ payment: "cash", joins: second.id });
    const numbers = async (order: OrderRecord) => (await besideOf(order)).map(({ number }) => number);
    const first = await record();
    const [, third] = await numbers(first);
    expect(await numbers(second)).toEqual([first.number, third]);
    expect(await parts.orders.together(db.read, [])).toEqual(new Map());
  });

  it("is in one parcel with it no more where one left before, or goes elsewhere since", async () => {
    const { parts, add, besideOf, joined, record, fulfilment, by } = await open("cash");
    await add({ payment: "cash" });
    const second = await joined();
    const home = second.address;
    await changeAddress(parts, by, { ...home, street: "99 New Road" });
    expect([await besideOf(second), await besideOf(await record())]).toEqual([[], []]);
    await changeAddress(parts, by, home);
    expect(await besideOf(second)).toMatchObject([{ id: by.orderId, status: "ordered" }]);
    await fulfilment.send(by, { trackingNumber: "EX1" });
    expect([await besideOf(second), await besideOf(await record())]).toEqual([[], []]);
    await fulfilment.send({ ...by, orderId: second.id }, { trackingNumber: "EX1" });
    expect(await besideOf(second)).toMatchObject([{ id: by.orderId, status: "shipped" }]);
  });

  it("is refused once it has left or ended, or before it is sold", async () => {
    const { add, fulfilment, by, stock, together } = await open();
    await fulfilment.send(by, {});
    expect(await add()).toMatchObject({ reason: "tooLateToChange" });
    expect(await add({ joins: productIdOf("none") })).toMatchObject({ reason: "notFound" });
    expect(await stock("vase")).toMatchObject({ free: 5, held: 0 });
    expect(await together()).toEqual([]);
    const other = await open();
    await other.add();
    const unpaid = await other.joined();
    expect(await other.add({ joins: unpaid.id })).toMatchObject({ reason: "notSoldYet" });
    await other.fulfilment.callOff(other.by);
    expect(await other.add()).toMatchObject({ reason: "tooLateToChange" });
  });

  it("of a guest is as much the guest's", async () => {
    const { db, add, by, joined, person } = await open("cash");
    await person("guest");
    const guests = { user_id: "guest", guest_phone: "+919812345678" };
    await db.write((tx) => tx.updateTable("orders").set(guests).where("id", "=", by.orderId).execute());
    expect(await add({ customer: "guest", payment: "cash" })).toMatchObject({ ok: true });
    expect(await joined()).toMatchObject({ userId: "guest", guestPhone: guests.guest_phone });
  });

  it("is so once, however often it is sent", async () => {
    const { add, together } = await open();
    expect(await add({ key: "a press" })).toMatchObject({ ok: true });
    expect(await add({ key: "a press" })).toMatchObject({ ok: true });
    expect(await together()).toHaveLength(1);
    expect(await add({ key: "a press", joins: undefined, address: undefined })).toMatchObject({
      reason: "keyReused",
    });
  });
});
