import { expect, it } from "vitest";
import { formatRupees } from "#contract/format/money.ts";
import type { Outcome } from "#contract/outcome.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { askRefund } from "#modules/orders/refunds/give-back.ts";
import { drawDocument } from "#platform/documents/draw-document.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { scanDocument, wordsOfDocument } from "#support/read-document.ts";
import { createDocumentService, type PrintedFile } from "./service.ts";

const sender = { name: "Asha Stores", address: "1 Market Road, Kochi", phone: "+91 98000 00000" };

describeWithDatabase("papers", (openFresh) => {
  async function open(method: "card" | "cash" = "card") {
    const fulfilment = await openFulfilment(await openFresh(), { method });
    const { db, orders, payments, invoices } = fulfilment.parts;
    const printer = { print: drawDocument, stop: async () => {} };
    const documents = createDocumentService({
      db,
      orders,
      services: { payments, invoices },
      pdfPrinter: printer,
      sender: () => sender,
    });
    const { number } = await fulfilment.record();
    return { ...fulfilment, documents, number };
  }
  const label = { lang: "en", format: "label", showsPhone: true } as const;

  it("have on a label where it goes, whence it comes, and codes for its number", async () => {
    const { documents, number } = await open();
    const { name, body } = fileOf(await documents.labels([number], label));
    expect(name).toBe(`labels-${number}.pdf`);
    const words = wordsOfDocument(body);
    for (const one of [
      "Asha Rao",
      "12 Lake Road",
      "Karnataka 560001",
      "+91 98123 45678",
      "Asha Stores",
      "PREPAID",
    ])
      expect(words).toContain(one);
    expect(scanDocument(body)).toMatchObject({ bars: number, qr: number });
    expect(
      wordsOfDocument(fileOf(await documents.labels([number], { ...label, showsPhone: false })).body),
    ).not.toContain("98123");
  });

  it("have the courier's number as bars once there is one, and the cash that he takes", async () => {
    const { documents, number, fulfilment, by, record } = await open("cash");
    await fulfilment.pack(by);
    await fulfilment.send(by, { carrier: "India Post", trackingNumber: "EX123456789IN" });
    const { body } = fileOf(await documents.labels([number], label));
    const { quote } = await record();
    expect(wordsOfDocument(body)).toContain(
      `Cash to collect: ₹${(quote.total / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`,
    );
    expect(wordsOfDocument(body)).toContain("India Post");
    expect(scanDocument(body)).toMatchObject({ bars: "EX123456789IN", qr: number });
  });

  it("say in Hindi what they say in English", async () => {
    const { documents, number } = await open("cash");
    const words = wordsOfDocument(fileOf(await documents.labels([number], { ...label, lang: "hi" })).body);
    for (const one of ["पाने वाले", "भेजने वाले", "नक़द लेना है", "ऑर्डर"])
      expect(words).toContain(one.normalize("NFC"));
  });

  it("have in a slip what is in the parcel, and prices for who may see them", async () => {
    const { documents, number, parts, orderId } = await open();
    const slip = async (showsPrices: boolean) =>
      wordsOfDocument(fileOf(await documents.slips([number], { lang: "en", showsPrices })).body);
    expect(await slip(false)).toMatch(/All pieces 3/);
    expect(await slip(false)).not.toContain("₹");
    expect(await slip(true)).toContain("₹");
    const back = { actor: "meera", restock: true, reason: "torn", sum: "goods" } as const;
    await askRefund(parts, { ...back, orderId, goods: [{ line: 0, quantity: 1 }] });
    expect(await slip(false)).toMatch(/All pieces 2/);
  });

  it("gather for what is not packed yet, whatever the order is called", async () => {
    const { documents, number, orderId, fulfilment, by } = await open();
    const { goods, orders } = await documents.pick([number, orderId, "H-999999"]);
    expect(orders).toMatchObject([{ number, toPack: true }]);
    expect(goods.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
    expect(wordsOfDocument(fileOf(await documents.pickSheet([number], "en")).body)).toContain(
      "1 order, 3 pieces",
    );
    await fulfilment.pack(by);
    expect(await documents.pick([number])).toMatchObject({ goods: [], orders: [{ toPack: false }] });
    expect(await documents.pickSheet([number], "en")).toMatchObject({ ok: false, reason: "notFound" });
  });

  it("are an order's invoice and credit note, as they were issued", async () => {
    const { documents, parts, number, orderId, record, pass } = await open();
    const order = { id: orderId, number };
    const request = { size: "a4" } as const;
    const { name, body } = fileOf(await documents.invoice(order, request));
    expect(name).toBe("INV/26-27/1.pdf");
    const words = wordsOfDocument(body);
    const { quote, lines } = await record();
    for (const one of [
      "Asha Stores",
      "Asha Rao",
      "12 Lake Road",
      "No. INV/26-27/1",
      formatRupees(quote.total),
    ])
      expect(words).toContain(one);
    for (const { quantity, unitPaise } of lines)
      expect(words).toContain(
        `${quantity} piece${quantity > 1 ? "s" : ""} ${formatRupees(quantity * unitPaise)}`,
      );
    expect(words).toContain(`Tax ${formatRupees(quote.tax)}`);

    const back = { actor: "meera", restock: true, reason: "torn", sum: "goods" } as const;
    await askRefund(parts, { ...back, orderId, goods: [{ line: 0, quantity: 1 }] });
    pass(60_000);
    await runPaymentJob(parts);
    const credit = fileOf(await documents.invoice(order, { ...request, number: "CN/26-27/1", size: "roll" }));
    expect(wordsOfDocument(credit.body)).toMatch(
      /Credit note\nNo\. CN\/26-27\/1[\s\S]+Against invoice INV\/26-27\/1/,
    );
    expect(fileOf(await documents.invoice(order, request)).body).toEqual(body);
    await parts.db.write((tx) => tx.updateTable("orders").set({ lang: "hi" }).execute());
    const hindi = wordsOfDocument(fileOf(await documents.invoice(order, request)).body);
    for (const one of ["बीजक", "कर योग्य मूल्य", "अधिकृत हस्ताक्षरकर्ता"]) expect(hindi).toContain(one);
    expect(await documents.invoice(order, { ...request, number: "INV/26-27/2" })).toMatchObject({
      reason: "notFound",
    });
  });

  it("are none of orders that are none, and wait their turn", async () => {
    const { documents, parts, number } = await open();
    expect(await documents.labels(["H-999999"], label)).toMatchObject({ ok: false, reason: "notFound" });
    const { db, orders, payments, invoices } = parts;
    const printer = { print: async () => undefined, stop: async () => {} };
    const busy = createDocumentService({
      db,
      orders,
      services: { payments, invoices },
      pdfPrinter: printer,
      sender: () => sender,
    });
    expect(await busy.labels([number], label)).toMatchObject({
      ok: false,
      reason: "unavailable",
      retryAfter: 5,
    });
  });
});

function fileOf(printed: Outcome<PrintedFile>): PrintedFile {
  if (!printed.ok) throw new Error(printed.reason);
  return printed.value;
}
