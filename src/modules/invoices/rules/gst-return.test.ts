import fc from "fast-check";
import { expect, it } from "vitest";
import { stateCodes } from "#contract/india/states.ts";
import { gstReturnOf } from "#support/gst-return-of.ts";
import type { InvoiceItem, InvoiceView } from "../views.ts";
import { creditedItems } from "./credited.ts";
import { rupees } from "./gst-amounts.ts";
import { paiseIn } from "./items-of-order.ts";

const at = Date.UTC(2026, 10, 30, 20);
const seller = {
  name: "Asha Sarees",
  address: { en: "", hi: "" },
  city: "",
  pinCode: "",
  gstin: "",
  state: "29",
} as const;

function paper(number: string, over: Partial<InvoiceView>): InvoiceView {
  const items = over.items ?? [];
  return {
    kind: "invoice",
    number,
    issuedAt: at,
    orderId: number,
    ofNumber: null,
    seller,
    buyer: null,
    place: "29",
    split: "sgst",
    totalPaise: paiseIn(items),
    ...over,
    items,
  };
}

function item(line: number | null, over: Partial<InvoiceItem>): InvoiceItem {
  const some = { words: "saree", hsn: "5007", quantity: 1, paise: 105_00, taxPercent: 5, taxPaise: 5_00 };
  return { line, ...some, ...over };
}

const file = (invoices: readonly InvoiceView[], earlier: readonly InvoiceView[] = []) =>
  gstReturnOf({ gstin: "29ABCDE1234F1Z5", month: "2026-12" }, invoices, earlier);

it("sums small sales by place and rate, less what went back", async () => {
  const home = paper("INV/26-27/1", { items: [item(0, { quantity: 2, paise: 210_00, taxPaise: 10_00 })] });
  const away = paper("INV/26-27/2", { place: "27", split: "igst", items: [item(0, {})] });
  const back = paper("CN/26-27/1", { kind: "credit", ofNumber: "INV/26-27/1", items: [item(0, {})] });
  const { fp, b2cs, b2cl, cdnur, hsn, doc_issue } = await file([home, away, back]);
  expect(fp).toBe("122026");
  expect(b2cs).toEqual([
    { sply_ty: "INTRA", typ: "OE", pos: "29", rt: 5, txval: 100, iamt: 0, camt: 2.5, samt: 2.5, csamt: 0 },
    { sply_ty: "INTER", typ: "OE", pos: "27", rt: 5, txval: 100, iamt: 5, camt: 0, samt: 0, csamt: 0 },
  ]);
  expect([b2cl, cdnur]).toEqual([[], []]);
  expect(hsn.hsn_b2c).toMatchObject([{ num: 1, hsn_sc: "5007", qty: 2, txval: 200, iamt: 5, camt: 2.5 }]);
  expect(doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: "INV/26-27/1", to: "INV/26-27/2", totnum: 2 }] },
    { doc_num: 5, docs: [{ from: "CN/26-27/1", to: "CN/26-27/1", totnum: 1 }] },
  ]);
});

it("counts a credit note of charges alone with the goods on its invoice", async () => {
  const charge = item(null, { words: "shipping", hsn: null, paise: 21_00, taxPaise: 1_00 });
  const sale = paper("INV/26-27/1", { items: [item(0, {}), charge] });
  const back = paper("CN/26-27/1", { kind: "credit", ofNumber: "INV/26-27/1", items: [charge] });
  for (const { hsn } of [await file([sale, back]), await file([sale, back].reverse())])
    expect(hsn.hsn_b2c).toMatchObject([{ num: 1, hsn_sc: "5007", qty: 1, txval: 100, camt: 2.5 }]);
  const later = await file([back], [sale]);
  expect(later.hsn.hsn_b2c).toMatchObject([{ hsn_sc: "5007", qty: 0, txval: -20 }]);
});

it("names a sale above one lakh to another state, and its credit note a month later", async () => {
  const large = (paise: number) =>
    paper("INV/26-27/7", {
      place: "27",
      split: "igst",
      items: [item(0, { paise, taxPaise: paise / 21 })],
    });
  expect((await file([large(100_000_00 - 4_00)])).b2cl).toEqual([]);
  const sold = large(105_000_00);
  expect((await file([sold])).b2cl).toEqual([
    {
      pos: "27",
      inv: [
        {
          inum: "INV/26-27/7",
          // Half past one in the night there.
          idt: "01-12-2026",
          val: 105_000,
          itms: [{ num: 1, itm_det: { rt: 5, txval: 100_000, iamt: 5_000, csamt: 0 } }],
        },
      ],
    },
  ]);
  const back = paper("CN/26-27/3", {
    kind: "credit",
    ofNumber: sold.number,
    place: "27",
    split: "igst",
    items: [item(0, {})],
  });
  const later = await file([back], [sold]);
  expect(later.b2cs).toEqual([]);
  expect(later.cdnur).toMatchObject([
    { nt_num: "CN/26-27/3", val: 105, itms: [{ itm_det: { txval: 100 } }] },
  ]);
});

it.each([
  ["2024-07-31T23:59:59.999", 250_000_00, false],
  ["2024-07-31T23:59:59.999", 250_000_01, true],
  ["2024-08-01T00:00:00", 100_000_00, false],
  ["2024-08-01T00:00:00", 100_000_01, true],
])(
  "names sales to another state above the limit of their own day: %s, %i paise",
  async (day, paise, isNamed) => {
    const over = { place: "27", split: "igst" } as const;
    const sold = paper("INV/24-25/7", {
      ...over,
      issuedAt: Date.parse(`${day}+05:30`),
      items: [item(0, { paise, taxPaise: 5_00 })],
    });
    const { b2cl, b2cs } = await file([sold]);
    expect([b2cl.length, b2cs.length]).toEqual(isNamed ? [1, 0] : [0, 1]);
    const back = paper("CN/24-25/3", {
      ...over,
      kind: "credit",
      ofNumber: sold.number,
      issuedAt: Date.parse("2024-08-20T12:00:00+05:30"),
      items: [item(0, {})],
    });
    // What was summed up comes off the sum, by whichever limit it was.
    const later = await file([back], [sold]);
    expect([later.cdnur.length, later.b2cs.length]).toEqual(isNamed ? [1, 0] : [0, 1]);
  },
);

it("keeps what bears no tax apart, and what is charged beside goods with the dearest rate's", async () => {
  const items = [
    item(0, { hsn: "4901", taxPercent: 0, taxPaise: 0, paise: 50_00 }),
    item(1, {}),
    item(null, { words: "shipping", hsn: null, paise: 21_00, taxPaise: 1_00 }),
  ];
  const { nil, hsn } = await file([paper("INV/26-27/1", { items })]);
  expect(nil.inv).toEqual([{ sply_ty: "INTRAB2C", nil_amt: 50, expt_amt: 0, ngsup_amt: 0 }]);
  expect(hsn.hsn_b2c).toMatchObject([
    { hsn_sc: "4901", qty: 1, txval: 50 },
    { hsn_sc: "5007", qty: 1, txval: 120, camt: 3 },
  ]);
});

it("names each paper of a business by its number, with the taxes of its own state or another", async () => {
  const business = { name: "Bina Traders", gstin: "29AAGCB7383J1Z4" };
  const buyer = {
    name: "Bina",
    street: "1 Lake Road",
    city: "Bengaluru",
    state: "Karnataka",
    pinCode: "560001",
    country: "India",
    business,
  };
  const away = { ...buyer, business: { name: "Sunita", gstin: "27AAPFU0939F1ZV" } };
  const untaxed = item(1, { hsn: "4901", taxPercent: 0, taxPaise: 0, paise: 50_00 });
  const here = paper("INV/26-27/1", { buyer, items: [item(0, {}), untaxed] });
  const there = paper("INV/26-27/2", { buyer: away, place: "27", split: "igst", items: [item(0, {})] });
  const back = paper("CN/26-27/1", {
    kind: "credit",
    ofNumber: "INV/26-27/1",
    buyer,
    items: [item(0, { paise: 21_00, taxPaise: 1_00, quantity: 0 })],
  });
  const { b2b, cdnr, b2cs, b2cl, cdnur, nil, hsn } = await file([there, here, back]);
  const same = { rchrg: "N", inv_typ: "R" };
  const taxes = { rt: 5, txval: 100, csamt: 0 };
  expect(b2b).toEqual([
    {
      ctin: "27AAPFU0939F1ZV",
      inv: [
        {
          inum: "INV/26-27/2",
          idt: "01-12-2026",
          val: 105,
          pos: "27",
          ...same,
          itms: [{ num: 1, itm_det: { ...taxes, iamt: 5 } }],
        },
      ],
    },
    {
      ctin: business.gstin,
      inv: [
        {
          inum: "INV/26-27/1",
          idt: "01-12-2026",
          val: 155,
          pos: "29",
          ...same,
          itms: [{ num: 1, itm_det: { ...taxes, camt: 2.5, samt: 2.5 } }],
        },
      ],
    },
  ]);
  expect(cdnr).toMatchObject([
    {
      ctin: business.gstin,
      nt: [{ ntty: "C", nt_num: "CN/26-27/1", val: 21, itms: [{ itm_det: { txval: 20, camt: 0.5 } }] }],
    },
  ]);
  expect([b2cs, b2cl, cdnur, hsn.hsn_b2c]).toEqual([[], [], [], []]);
  expect(nil.inv).toEqual([{ sply_ty: "INTRAB2B", nil_amt: 50, expt_amt: 0, ngsup_amt: 0 }]);
  expect(hsn.hsn_b2b).toMatchObject([
    { hsn_sc: "4901", txval: 50, qty: 1 },
    { hsn_sc: "5007", txval: 180, qty: 2 },
  ]);
});

const sale = fc.record({
  place: fc.constantFrom(...stateCodes),
  rows: fc.array(
    fc.record({
      paise: fc.integer({ min: 1_00, max: 90_000_00 }),
      percent: fc.constantFrom(0, 3, 5, 18, 40),
      hsn: fc.constantFrom(null, "5007", "6109", "7113"),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  back: fc.option(fc.integer({ min: 1, max: 100 })),
});

it("has every paisa of a month's papers once in its sections, and once by HSN", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { maxLength: 12 }), async (sales) => {
      const invoices = sales.flatMap(({ place, rows, back }, n) => {
        const split = place === "29" ? "sgst" : "igst";
        const items = rows.map(({ paise, percent, hsn }, line) => {
          const tax = Math.round((paise * percent) / (100 + percent) / 2) * 2;
          return item(line, { hsn, paise, taxPercent: percent, taxPaise: tax });
        });
        const sold = paper(`INV/26-27/${n + 1}`, { place, split, items });
        if (back === null) return [sold];
        const paise = Math.ceil((sold.totalPaise * back) / 100);
        const credited = creditedItems(sold, [], { paise, goods: [] });
        const over = { kind: "credit", ofNumber: sold.number, place, split, items: credited } as const;
        return [sold, paper(`CN/26-27/${n + 1}`, over)];
      });
      const kept = invoices.reduce(
        (sum, { kind, totalPaise }) => (kind === "invoice" ? sum + totalPaise : sum - totalPaise),
        0,
      );
      const { b2cl, b2cs, cdnur, nil, hsn } = await file(invoices);
      const sum = (rows: readonly object[]) =>
        rows.reduce((all, row) => {
          const { txval = 0, iamt = 0, camt = 0, samt = 0 } = row as Record<string, number>;
          return all + Math.round((txval + iamt + camt + samt) * 100);
        }, 0);
      const details = (of: readonly { itms: readonly { itm_det: object }[] }[]) =>
        of.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
      const inSections =
        sum(b2cs) +
        sum(details(b2cl.flatMap(({ inv }) => inv))) -
        sum(details(cdnur)) +
        nil.inv.reduce((all, { nil_amt }) => all + Math.round(nil_amt * 100), 0);
      expect(rupees(inSections)).toBe(rupees(kept));
      expect(rupees(sum(hsn.hsn_b2c))).toBe(rupees(kept));
    }),
    { numRuns: 500, seed: 20261122 },
  );
});
