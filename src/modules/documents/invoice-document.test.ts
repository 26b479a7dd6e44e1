import { expect, it } from "vitest";
import type { InvoiceView } from "#modules/invoices/views.ts";
import { drawDocument } from "#platform/documents/draw-document.ts";
import { wordsOfDocument } from "#support/read-document.ts";
import { invoiceDocument } from "./invoice-document.ts";

const item = {
  line: 0,
  words: "हाथ से बुना कुर्ता",
  hsn: "6204",
  quantity: 2,
  paise: 2_100_00,
  taxPercent: 5,
  taxPaise: 100_00,
};
const invoice: InvoiceView = {
  kind: "invoice",
  number: "INV/26-27/7",
  issuedAt: Date.UTC(2026, 10, 21, 20),
  orderId: "one",
  ofNumber: null,
  seller: {
    name: "Kala Handlooms Private Limited",
    tradeName: { en: "Kala", hi: "कला" },
    address: { en: "4 Weavers' Street", hi: "4 बुनकर गली" },
    city: "Pune",
    pinCode: "411001",
    gstin: "27AAPFU0939F1ZV",
    state: "27",
  },
  buyer: {
    name: "श्रीमती क्षमा विद्यार्थी",
    street: "12 Lake Road",
    city: "Mumbai",
    state: "Maharashtra",
    pinCode: "400050",
    country: "India",
    business: { name: "Vidyarthi Stores", gstin: "27AAACR5055K1Z7" },
  },
  place: "27",
  split: "sgst",
  items: [
    item,
    { ...item, line: null, words: "shipping", hsn: null, quantity: 1, paise: 52_50, taxPaise: 2_50 },
  ],
  totalPaise: 2_152_50,
};

const read = async (of: InvoiceView, lang: "en" | "hi", isNarrow: boolean) =>
  wordsOfDocument(
    await drawDocument({
      title: of.number,
      lang,
      at: of.issuedAt,
      format: isNarrow ? "roll" : "a4",
      pages: [invoiceDocument(of, { lang, order: "H-1042", isNarrow })],
    }),
  );

it.each([true, false])("says all that the law asks (on a roll: %s)", async (isNarrow) => {
  const words = await read(invoice, "en", isNarrow);
  for (const one of [
    "Tax invoice",
    "INV/26-27/7",
    // By India's clock it is tomorrow.
    "22 November 2026",
    "Kala Handlooms Private Limited",
    "Trade name: Kala",
    "4 Weavers' Street",
    "Pune 411001",
    "GSTIN 27AAPFU0939F1ZV",
    "Vidyarthi Stores",
    "GSTIN 27AAACR5055K1Z7",
    "श्रीमती क्षमा विद्यार्थी",
    "Mumbai, Maharashtra 400050",
    "Maharashtra (27)",
    "हाथ से बुना कुर्ता",
    "6204",
    "2 pieces",
    "Shipping",
    "₹2,000.00",
    "₹50.00",
    "5%",
    "Total ₹2,152.50",
    "Authorised signatory",
  ])
    expect(words.replace(/\n/g, " ")).toContain(one);
  expect(words).not.toContain("IGST");
});

it.each([true, false])("says the same in Hindi (on a roll: %s)", async (isNarrow) => {
  const words = (await read(invoice, "hi", isNarrow)).replace(/\n/g, " ");
  for (const one of [
    "INV/26-27/7",
    "जीएसटीआईएन 27AAPFU0939F1ZV",
    "जीएसटीआईएन 27AAACR5055K1Z7",
    "श्रीमती क्षमा विद्यार्थी",
    "Mumbai, महाराष्ट्र 400050",
    "महाराष्ट्र (27)",
    "हाथ से बुना कुर्ता",
    "6204",
    "₹2,000.00",
    "₹50.00",
    "5%",
    "₹2,152.50",
  ])
    expect(words).toContain(one);
  expect(words).not.toMatch(/Maharashtra|Tax|undefined/);
});

it("names the tax of a sale to another state, and of a shop that adds it on top", async () => {
  expect(await read({ ...invoice, split: "igst", place: "29" }, "en", false)).toMatch(/IGST ₹102\.50/);
  const onTop = await read({ ...invoice, split: "onTop" }, "en", false);
  expect(onTop).toMatch(/^Invoice$/m);
  expect(onTop).toContain("Tax ₹102.50");
});

it("says of a credit note what it takes from, and of an erased buyer that she was erased", async () => {
  const credit = {
    ...invoice,
    kind: "credit",
    number: "CN/26-27/1",
    ofNumber: "INV/26-27/7",
    buyer: null,
  } as const;
  const words = await read(credit, "hi", false);
  for (const one of [
    "क्रेडिट नोट",
    "बीजक INV/26-27/7 के विरुद्ध",
    "4 बुनकर गली",
    "मिटा दिया गया है",
    "कुल वापसी ₹2,152.50",
  ])
    expect(words.replace(/\n/g, " ")).toContain(one);
});
