import { expect, it } from "vitest";
import { formatRupees } from "#contract/format/money.ts";
import { setOwnPrice } from "#modules/catalogue/stock/variants-repository.ts";
import { documentOrders } from "#modules/documents/document-orders.ts";
import { cashDue } from "#modules/invoices/accounting-repository.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { runPaymentJob } from "../payment/payment-job.ts";
import { askRefund } from "../refunds/give-back.ts";
import { type ChangedChoice, changeChoice } from "./change-choice.ts";
import { giveDiscount } from "./give-discount.ts";
import { takeOut } from "./take-out.ts";

const reason = "too large";
const kurta = productIdOf("kurta");
const codeOfOne = {
  ...{ percent: 0, paise: 5_00, shipsFree: false, minimumPaise: 0, times: 1, perCustomer: 1 },
  ...{ firstOrder: false, beginsAt: null, endsAt: null, isOn: true },
};

describeOnBothEngines("an order of which pieces come in another choice", (openFresh) => {
  /** Two pots and a lamp, and two kurtas in M, of which there are nine in three sizes. */
  async function open(method: "card" | "cash") {
    const shop = await openFulfilment(await openFresh(), {
      method,
      beforePlacing: async ({ product, fill }) => {
        await product("kurta", 9, { sizes: ["S", "M", "L"] });
        await fill("asha", "kurta", 2, "M");
      },
    });
    const { parts, by, db } = shop;
    const line = (await shop.record()).lines.findIndex(({ size }) => size === "M");
    const change = (over: Partial<ChangedChoice> = {}) =>
      changeChoice(parts, { ...by, line, quantity: 1, to: { colour: null, size: "S" }, reason, ...over });
    const together = async () => {
      const beside = (await parts.orders.together(db.read, [await shop.record()])).get(by.orderId) ?? [];
      return parts.orders.findAll(
        db.read,
        beside.map(({ id }) => id),
      );
    };
    const joined = async () => {
      const [one] = await together();
      if (!one) throw new Error("Nothing is joined to the order.");
      return one;
    };
    const paymentOf = async (orderId: string) => {
      const found = await parts.payments.ofOrder(db.read, orderId);
      if (!found) throw new Error("no payment");
      return found;
    };
    /** Of the papers of an order: what was sold less what is credited. */
    const kept = async (orderId: string) => {
      const papers = await parts.invoices.ofOrders(db.read, [orderId]);
      return papers.reduce((sum, { kind, totalPaise }) => sum + (kind === "credit" ? -1 : 1) * totalPaise, 0);
    };
    const sizes = async () => {
      const rows = await db.read
        .selectFrom("stock")
        .select(["size", "free", "held", "sold"])
        .where("product_id", "=", kurta)
        .orderBy("size")
        .execute();
      return Object.fromEntries(rows.map(({ size, free, held, sold }) => [size, [free, held, sold]]));
    };
    const priceAt = (size: string, unitPaise: number) =>
      db.write((tx) =>
        setOwnPrice(tx, { productId: kurta, colour: "", size }, { mrpPaise: unitPaise, unitPaise }),
      );
    const books = async () => [...(await checkStockBooks(db.read)), ...(await checkInvoiceBooks(db.read))];
    return { ...shop, line, change, together, joined, paymentOf, kept, sizes, priceAt, books };
  }

  it("and that is paid moves what was paid for them, and nothing leaves the shop", async () => {
    const shop = await open("card");
    const { parts, by, db, change, joined, kept, paymentOf, sizes, books, mails, log, view } = shop;
    const was = await shop.record();
    expect(await change()).toMatchObject({ ok: true, value: { status: "ordered" } });
    const next = await joined();
    const begun = await parts.orders.lists.eventsOf(db.read, next.id);
    expect(begun.map(({ actor }) => actor)).toEqual([by.actor, by.actor]);
    const piece = was.lines[shop.line];
    expect(next).toMatchObject({
      ...{ status: "ordered", userId: "asha", address: was.address, joinedTo: was.id },
      lines: [{ productId: kurta, size: "S", quantity: 1, unitPaise: piece?.unitPaise }],
    });
    expect(next.quote.shipping).toBe(0);
    expect(await paymentOf(next.id)).toMatchObject({ method: "exchange", status: "captured" });
    expect((await kept(was.id)) + (await kept(next.id))).toBe(was.quote.total);
    expect((await parts.orders.lists.sumsOf(["asha"]))("asha").spentPaise).toBe(was.quote.total);
    expect(await sizes()).toEqual({ L: [3, 0, 0], M: [2, 0, 1], S: [2, 0, 1] });
    await runPaymentJob(parts);
    const refunds = await parts.payments.refunds.of(db.read, [by.orderId]);
    expect(refunds).toMatchObject([{ state: "done", kind: "manual", reference: next.id }]);
    expect(await view()).toMatchObject({ refundPaise: 0, movedPaise: next.quote.total, refunds: [] });
    expect((await mails()).slice(1)).toEqual(["Your order comes in the choice that you asked for"]);
    expect((await log()).at(-1)).toMatchObject({ action: "change choice", after: { number: next.number } });
    expect(await documentOrders({ db, orders: parts.orders, services: parts }, [by.orderId])).toMatchObject([
      { together: [next.number] },
    ]);
    await shop.fulfilment.send(by, {});
    const [parcel] = await parts.orders.parcels.of(db.read, by.orderId);
    expect(parcel?.lines).toContainEqual({ line: shop.line, quantity: 1 });
    expect(await books()).toEqual([]);
  });

  it("and that is paid on delivery asks for each of them once", async () => {
    const shop = await open("cash");
    const { db, change, joined, kept, paymentOf, sizes, books, mails } = shop;
    const was = await shop.record();
    expect(await change({ quantity: 2 })).toMatchObject({ ok: true });
    const next = await joined();
    const [one, other] = [await paymentOf(was.id), await paymentOf(next.id)];
    expect(other).toMatchObject({ method: "cash", status: "created", amount_paise: next.quote.total });
    expect(one.amount_paise + other.amount_paise).toBe(was.quote.total);
    expect(await kept(was.id)).toBe(one.amount_paise);
    expect(await kept(next.id)).toBe(other.amount_paise);
    expect(await cashDue(db.read)).toMatchObject({ paise: was.quote.total });
    expect(await sizes()).toEqual({ L: [3, 0, 0], M: [3, 0, 0], S: [1, 0, 2] });
    expect((await mails()).slice(1)).toEqual(["Your order comes in the choice that you asked for"]);
    expect(await books()).toEqual([]);
  });

  it("and that is paid on delivery tells what all in the parcel come to", async () => {
    const { db, change, record } = await open("cash");
    const { quote } = await record();
    await change();
    await change({ to: { colour: null, size: "L" } });
    const told = await db.read.selectFrom("outbox").select("message").execute();
    const texts = told.map(({ message }) => (JSON.parse(message) as { text: string }).text);
    const asked = texts.filter((words) => words.includes("takes the place of goods in"));
    expect(asked).toHaveLength(2);
    for (const words of asked) expect(words).toContain(`have ${formatRupees(quote.total)} ready`);
  });

  it.each(["card", "cash"] as const)(
    "takes delivery along where it is all that was left (%s)",
    async (method) => {
      const shop = await open(method);
      const { parts, by, change, joined, kept, paymentOf, books, line, time } = shop;
      const others = [0, 1, 2].filter((at) => at !== line);
      const was = await shop.record();
      const goods = others.map((at) => ({ line: at, quantity: was.lines[at]?.quantity ?? 0 }));
      expect(await takeOut(parts, { ...by, goods, reason })).toMatchObject({ ok: true });
      await runPaymentJob(parts);
      const left = await kept(was.id);
      expect(await change({ quantity: 2 })).toMatchObject({ ok: true, value: { status: "cancelled" } });
      const next = await joined();
      expect(next.quote.shipping).toBe(was.quote.shipping);
      expect([next.quote.total, await kept(next.id), await kept(was.id)]).toEqual([left, left, 0]);
      expect(await shop.view()).toMatchObject({ cancelReason: "rechosen" });
      expect((await paymentOf(next.id)).amount_paise).toBe(left);
      time.now += 60_000;
      await runPaymentJob(parts);
      expect(await cancelOrder(parts, next.id, "customer", "asha")).toMatchObject({ ok: true });
      expect(await shop.view()).toMatchObject({ cancelReason: "rechosen", together: [] });
      expect(await books()).toEqual([]);
    },
  );

  it("takes no delivery along that went back before", async () => {
    const { parts, by, change, joined, record, kept, books, line } = await open("card");
    const was = await record();
    const goods = was.lines
      .map(({ quantity }, at) => ({ line: at, quantity }))
      .filter(({ line: at }) => at !== line);
    await askRefund(parts, { ...by, sum: "delivery", restock: false, reason });
    await takeOut(parts, { ...by, goods, reason });
    await runPaymentJob(parts);
    const left = await kept(was.id);
    expect(await change({ quantity: 2 })).toMatchObject({ ok: true });
    const { quote } = await joined();
    expect(quote).toMatchObject({ total: left, shipping: 0, promo: 0 });
    expect(await books()).toEqual([]);
  });

  it("takes its code along, which comes back where that one ends before it leaves", async () => {
    const shop = await open("card");
    const { parts, by, db, change, joined, line, promoCodes } = shop;
    const was = await shop.record();
    const goods = was.lines
      .map(({ quantity }, at) => ({ line: at, quantity }))
      .filter(({ line: at }) => at !== line);
    await promoCodes.putPromos("owner", [{ ...codeOfOne, code: "DIWALI" }]);
    await db.write(async (tx) => {
      await parts.promotions.take(tx, "DIWALI");
      await tx.updateTable("orders").set({ promo_code: "DIWALI" }).where("id", "=", by.orderId).execute();
      const use = { user_id: "asha", code: "DIWALI", state: "used" as const, used_at: 0 };
      await tx
        .insertInto("promo_uses")
        .values({ ...use, order_id: by.orderId })
        .execute();
    });
    const used = async () => [
      (await promoCodes.promos()).find(({ code }) => code === "DIWALI")?.used,
      (await db.read.selectFrom("promo_uses").select("order_id").execute()).map(({ order_id: id }) => id),
    ];
    await takeOut(parts, { ...by, goods, reason });
    expect(await change({ quantity: 2 })).toMatchObject({ ok: true });
    const next = await joined();
    expect(await used()).toEqual([1, [next.id]]);
    await cancelOrder(parts, next.id, "customer", "asha");
    expect(await used()).toEqual([0, []]);
  });

  it.each(["card", "cash"] as const)("costs less where the other choice does (%s)", async (method) => {
    const shop = await open(method);
    const { parts, by, db, change, joined, kept, paymentOf, priceAt, books, mails } = shop;
    const was = await shop.record();
    const paid = was.lines[shop.line]?.unitPaise ?? 0;
    await priceAt("S", paid - 50_00);
    expect(await change()).toMatchObject({ ok: true });
    const next = await joined();
    expect(next.lines).toMatchObject([{ unitPaise: paid - 50_00 }]);
    await runPaymentJob(parts);
    const back = (await parts.payments.refunds.of(db.read, [by.orderId])).filter(
      ({ kind }) => kind === "gateway",
    );
    const less = back.reduce((sum, one) => sum + one.amount_paise, 0);
    const all = (await kept(was.id)) + (await kept(next.id));
    if (method === "card") expect(all).toBe(was.quote.total - less);
    else expect(all).toBe((await paymentOf(was.id)).amount_paise + (await paymentOf(next.id)).amount_paise);
    expect(was.quote.total - all).toBeGreaterThanOrEqual(50_00);
    expect(was.quote.total - all).toBeLessThanOrEqual(60_00);
    expect((await mails()).slice(1)).toEqual(["Your order comes in the choice that you asked for"]);
    expect(await books()).toEqual([]);
  });

  it("that is dearer goes for what was paid where somebody lets the difference off", async () => {
    const { change, joined, priceAt, record, line, books } = await open("card");
    const was = await record();
    const paid = was.lines[line]?.unitPaise ?? 0;
    await priceAt("S", paid + 50_00);
    expect(await change()).toMatchObject({ reason: "otherDearer", field: "choice" });
    expect(await change({ letsOff: true, unsureUpTo: 10_00 })).toMatchObject({ reason: "factorNeeded" });
    expect(await record()).toEqual(was);
    expect(await change({ letsOff: true })).toMatchObject({ ok: true });
    expect(await joined()).toMatchObject({ lines: [{ unitPaise: paid }] });
    expect(await books()).toEqual([]);
  });

  it.each(["card", "cash"] as const)("takes its part of a discount along (%s)", async (method) => {
    const shop = await open(method);
    const { parts, by, change, together, kept, paymentOf, books, time } = shop;
    await giveDiscount(parts, { ...by, discount: "10%", reason });
    time.now += 60_000;
    await runPaymentJob(parts);
    const left = await kept(by.orderId);
    expect(await change()).toMatchObject({ ok: true });
    expect(await change({ to: { colour: null, size: "L" } })).toMatchObject({ ok: true });
    const next = await together();
    expect(next).toHaveLength(2);
    let all = await kept(by.orderId);
    for (const { id } of next) all += await kept(id);
    expect(all).toBe(left);
    if (method === "cash") {
      let asked = (await paymentOf(by.orderId)).amount_paise;
      for (const { id } of next) asked += (await paymentOf(id)).amount_paise;
      expect(asked).toBe(left);
    }
    expect(await books()).toEqual([]);
  });

  it("is refused where it cannot be, and nothing is changed", async () => {
    const shop = await open("card");
    const { by, change, record, sizes, fulfilment, books } = shop;
    const was = await record();
    expect(await change({ to: { colour: null, size: "M" } })).toMatchObject({ reason: "sameChoice" });
    expect(await change({ to: { colour: null, size: "XL" } })).toMatchObject({
      ...{ reason: "sizeUnknown", field: "choice" },
    });
    expect(await change({ to: { colour: null, size: null } })).toMatchObject({ reason: "sizeMissing" });
    expect(await change({ quantity: 3 })).toMatchObject({ reason: "notInOrder", field: "quantity" });
    expect(await change({ line: 9 })).toMatchObject({ reason: "notInOrder" });
    expect(await change({ seen: was.version + 1 })).toMatchObject({ reason: "orderChanged" });
    expect(await change({ unsureUpTo: 100 })).toMatchObject({ reason: "factorNeeded" });
    expect(await record()).toEqual(was);
    expect(await sizes()).toEqual({ L: [3, 0, 0], M: [1, 0, 2], S: [3, 0, 0] });
    await fulfilment.send(by, {});
    expect(await change()).toMatchObject({ reason: "tooLateToChange" });
    expect(await books()).toEqual([]);
  });

  it("is refused where the other choice is sold out", async () => {
    const { parts, db, change, record } = await open("card");
    const was = await record();
    const lines = [{ productId: kurta, size: "S", quantity: 3 }];
    expect(await db.write((tx) => parts.catalogue.holdStock(tx, lines))).toMatchObject({ ok: true });
    expect(await change()).toMatchObject({ reason: "outOfStock", field: "choice" });
    expect(await record()).toEqual(was);
  });

  it("is so once, however often it is sent", async () => {
    const { change, together } = await open("card");
    expect(await change({ once: "a press" })).toMatchObject({ ok: true });
    expect(await change({ once: "a press" })).toMatchObject({ ok: true });
    expect(await together()).toHaveLength(1);
  });
});
