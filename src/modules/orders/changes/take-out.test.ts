import { expect, it } from "vitest";
import { documentOrders } from "#modules/documents/document-orders.ts";
import { cashDue } from "#modules/invoices/accounting-repository.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { ordersOf } from "../fulfilment/order-book.ts";
import { createOrderLists } from "../order-lists/order-lists.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { giveDiscount } from "./give-discount.ts";
import { takeOut } from "./take-out.ts";

const reason = "asked on the phone";

describeOnBothEngines("an order that becomes less", (openFresh) => {
  async function open(method: "card" | "cash") {
    const shop = await openFulfilment(await openFresh(), { method });
    const { parts, by, db } = shop;
    const payment = async () => {
      const found = await parts.payments.ofOrder(db.read, by.orderId);
      if (!found) throw new Error("no payment");
      return found;
    };
    /** Of the papers: what was sold less what is credited. */
    const kept = async () => {
      const papers = await parts.invoices.ofOrders(db.read, [by.orderId]);
      return papers.reduce((sum, { kind, totalPaise }) => sum + (kind === "credit" ? -1 : 1) * totalPaise, 0);
    };
    const out = (line: number, quantity: number) =>
      takeOut(parts, { ...by, goods: [{ line, quantity }], reason });
    const less = (discount: string) => giveDiscount(parts, { ...by, discount, reason });
    /** What its buyer's list and the office's name. */
    const listed = async () => {
      const [card] = (await ordersOf(parts, "asha", 1)).orders;
      const [row] = (await createOrderLists(parts).list({ tab: "toPack", isWhole: true })).orders;
      return [card?.finalPaise, row?.money.finalPaise];
    };
    const books = async () => [...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))];
    return { ...shop, payment, kept, listed, out, less, books };
  }

  it("that is paid gives the money of its pieces back, and leaves without them", async () => {
    const shop = await open("card");
    const { parts, by, db, out, kept, listed, payment, stock, books, log, fulfilment, mails } = shop;
    expect(await out(0, 1)).toMatchObject({ ok: true, value: { status: "ordered" } });
    expect(await stock("pot")).toMatchObject({ free: 8, sold: 1 });
    const [card] = (await createOrderLists(parts).list({ tab: "toPack", isWhole: true })).orders;
    expect(card).toMatchObject({ pieces: 2, goods: [{ quantity: 1 }, { quantity: 1 }] });
    const [refund] = await parts.payments.refunds.of(db.read, [by.orderId]);
    expect(refund).toMatchObject({ restock: 1, reason, asked_by: "meera" });
    await runPaymentJob(parts);
    expect(await kept()).toBe((await payment()).amount_paise - (refund?.amount_paise ?? 0));
    expect(await listed()).toEqual([await kept(), await kept()]);
    expect((await mails()).at(-1)).toMatch(/^We are refunding a part of your payment/);
    expect((await log()).at(-1)).toMatchObject({
      action: "take goods out",
      after: { goods: [{ line: 0, quantity: 1 }], reason },
    });
    await fulfilment.send(by, {});
    const [parcel] = await parts.orders.parcels.of(db.read, by.orderId);
    expect(parcel?.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    expect(await books()).toEqual([]);
  });

  it("that is paid in cash is collected without them, to the paisa of its papers", async () => {
    const shop = await open("cash");
    const { parts, by, db, out, less, kept, listed, payment, stock, books, fulfilment, view, record } = shop;
    const { total } = (await record()).quote;
    expect(await out(0, 1)).toMatchObject({ ok: true });
    expect(await less("10%")).toMatchObject({ ok: true });
    const { amount_paise: asked } = await payment();
    expect(asked).toBeLessThan(total);
    expect(await kept()).toBe(asked);
    const left = await view();
    expect(left).toMatchObject({ lessPaise: total - asked, totalPaise: total, finalPaise: asked });
    expect(await listed()).toEqual([asked, asked]);
    expect(left?.lines.map(({ takenOut }) => takenOut)).toEqual([1, undefined]);
    expect(await cashDue(db.read)).toMatchObject({ paise: asked });
    expect(await stock("pot")).toMatchObject({ free: 8, sold: 1 });
    const papers = { db, orders: parts.orders, services: parts };
    expect(await documentOrders(papers, [by.orderId])).toMatchObject([
      { cashPaise: asked, lines: [{ quantity: 1 }, { quantity: 1 }] },
    ]);
    await fulfilment.send(by, { carrier: "Delhivery" });
    expect(await record()).toMatchObject({ status: "shipped" });
    await fulfilment.handOver(by);
    expect(await payment()).toMatchObject({ status: "captured", amount_paise: asked });
    // One step back and there again: what was taken out stays out.
    expect(await fulfilment.stepBack(by, "not there yet")).toMatchObject({ ok: true });
    expect(await payment()).toMatchObject({ status: "created", amount_paise: asked });
    await fulfilment.handOver(by);
    expect(await payment()).toMatchObject({ status: "captured", amount_paise: asked });
    expect(await kept()).toBe(asked);
    expect(await books()).toEqual([]);
  });

  it("is refused at the door in part, and its discount goes along in proportion", async () => {
    const { by, out, less, kept, payment, fulfilment, books } = await open("cash");
    await out(0, 1);
    await less("50%");
    const { amount_paise: asked } = await payment();
    await fulfilment.send(by, { carrier: "Delhivery", lines: [{ line: 0, quantity: 1 }] });
    await fulfilment.send(by, { carrier: "Delhivery" });
    await fulfilment.handOver(by, { parcel: 1 });
    await fulfilment.letComeBack(by, { parcel: 2, reason: "not wanted" });
    await fulfilment.takeBack(by, { parcel: 2, reason: "here", restock: true });
    const { amount_paise: paid, status } = await payment();
    expect(status).toBe("captured");
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(asked);
    expect(await kept()).toBe(paid);
    expect(await books()).toEqual([]);
  });

  it("is cancelled with all that is left of it", async () => {
    const { by, out, less, kept, stock, fulfilment, books } = await open("cash");
    await out(0, 1);
    await less("100");
    await fulfilment.callOff(by);
    expect(await kept()).toBe(0);
    expect(await stock("pot")).toMatchObject({ free: 9, sold: 0 });
    expect(await books()).toEqual([]);
  });

  it.each(["card", "cash"] as const)("of %s keeps some goods and something to pay", async (method) => {
    const { parts, by, out, less, record, fulfilment } = await open(method);
    const was = await record();
    const both = [0, 1].map((line) => ({ line, quantity: was.lines[line]?.quantity ?? 0 }));
    expect(await takeOut(parts, { ...by, goods: both, reason })).toMatchObject({ reason: "nothingLeft" });
    expect(await out(1, 2)).toMatchObject({ reason: "notInOrder" });
    expect(await less("ten")).toMatchObject({ reason: "amountUnusable", field: "discount" });
    for (const more of ["9,00,000", "500%"])
      expect(await less(more)).toMatchObject({ reason: "discountOverGoods", field: "discount" });
    expect(await record()).toEqual(was);
    await fulfilment.send(by, {});
    expect(await out(0, 1)).toMatchObject({ reason: "tooLateToChange" });
    expect(await less("10%")).toMatchObject({ reason: "tooLateToChange" });
  });

  it("is so once, however often it is sent", async () => {
    const { parts, by, payment } = await open("cash");
    const wish = { ...by, goods: [{ line: 0, quantity: 1 }], reason, once: "a press" };
    await takeOut(parts, wish);
    const asked = (await payment()).amount_paise;
    expect(await takeOut(parts, wish)).toMatchObject({ ok: true });
    expect((await payment()).amount_paise).toBe(asked);
  });

  it("gives no more away than somebody may who has not shown who it is", async () => {
    for (const method of ["card", "cash"] as const) {
      const { parts, by, record } = await open(method);
      const was = await record();
      const unsure = { ...by, unsureUpTo: 100, reason };
      expect(await takeOut(parts, { ...unsure, goods: [{ line: 0, quantity: 1 }] })).toMatchObject({
        reason: "factorNeeded",
      });
      expect(await giveDiscount(parts, { ...unsure, discount: "10%" })).toMatchObject({
        reason: "factorNeeded",
      });
      expect(await record()).toEqual(was);
    }
  });
});
