import fc from "fast-check";
import { expect, it } from "vitest";
import { stateCodeOf } from "#contract/india/states.ts";
import { creditedItems } from "#modules/invoices/rules/credited.ts";
import { itemsOf, paiseIn, splitOf } from "#modules/invoices/rules/items-of-order.ts";
import { taxTableOf } from "#modules/invoices/rules/tax-table.ts";
import type { InvoiceItem, InvoiceView } from "#modules/invoices/views.ts";
import { type GstReturn, gstReturnOf } from "#support/gst-return-of.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { asked, soldTo } from "#support/random-carts.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { replacementOf } from "../rules/replacement.ts";

const seed = 20261123;
const wanted = times(1_000, 10_000);
const month = 500;
const sellerState = "29";
const business = { name: "Bina Traders", gstin: "29AAGCB7383J1Z4" };

/** What went back of an order, in part or whole, with goods or without, and what was exchanged. */
const back = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  line: fc.option(fc.nat(7)),
  isExchange: fc.boolean(),
});
const backs = fc.array(back, { maxLength: 3 });
const bought = fc.record({ cart: asked, backs, isBusiness: fc.boolean() });

it.each([
  ["demo", demoSettings],
  ["india", indiaSettings],
])(
  `invoices less credit notes are the money that was kept and the sum of the tax files, in ${wanted} orders with refunds and exchanges (%s)`,
  { timeout: patienceFor(wanted / month) },
  async (_, settings) => {
    for (let done = 0; done < wanted; done += month) {
      const orders = fc.sample(bought, { numRuns: month, seed: seed + done });
      const invoices = orders.flatMap((order, at) => papersOf(order, at, settings));
      const kept = invoices.reduce((sum, { kept: one }) => sum + one, 0);
      const all = invoices.flatMap(({ papers: some }) => some);
      expect(sumOf(all.map((invoice) => signed(invoice, invoice.totalPaise)))).toBe(kept);
      const file = await gstReturnOf({ gstin: "29AAGCB7383J1Z4", month: "2026-11" }, all);
      expect(inSections(file)).toBe(kept);
      expect(inRows([...file.hsn.hsn_b2b, ...file.hsn.hsn_b2c])).toBe(kept);
      const rows = taxTableOf(all).trim().split("\r\n");
      expect(sumOf(rows.map((row) => inPaise(Number(row.slice(row.lastIndexOf(",") + 1)))))).toBe(kept);
    }
  },
);

/** The invoice of an order, and notes for what went back of it as long as there is something left. */
function papersOf(
  { cart, backs: parts, isBusiness }: typeof bought extends fc.Arbitrary<infer T> ? T : never,
  at: number,
  settings: typeof indiaSettings,
) {
  const sold = soldTo(cart, settings);
  const split = splitOf(sold.quote);
  const items = itemsOf(sold);
  const invoice = paper("invoice", `INV/26-27/${at}0`, items);
  expect(invoice.totalPaise).toBe(sold.quote.total);
  let kept = sold.quote.total;
  let left = kept;
  const given: InvoiceItem[] = [];
  const notes = parts.flatMap(({ percent, line, isExchange }, nth) => {
    if (isExchange && line !== null) return exchanged(line, nth);
    const paise = Math.min(left, Math.ceil((sold.quote.total * percent) / 100));
    const goods = line === null ? [] : [{ line, quantity: 1 }];
    const back = creditedItems(invoice, given, { paise, goods });
    if (back.length === 0) return [];
    kept -= paise;
    left -= paise;
    given.push(...back);
    return [{ ...paper("credit", `CN/26-27/${at}${nth + 1}`, back), ofNumber: invoice.number }];
  });
  return { kept, papers: [invoice, ...notes] };

  /** One piece goes out again as another choice: a note and an invoice of the same sum, and no money. */
  function exchanged(line: number, nth: number): InvoiceView[] {
    if (line >= sold.lines.length) return [];
    const made = replacementOf(sold, [{ line, quantity: 1, to: { colour: "Red", size: null } }]);
    const { total } = made.quote;
    if (total < 1 || total > left) return [];
    left -= total;
    const back = creditedItems(invoice, given, { paise: total, goods: [{ line, quantity: 1 }] });
    given.push(...back);
    const note = { ...paper("credit", `CN/26-27/${at}${nth + 1}`, back), ofNumber: invoice.number };
    return [note, paper("invoice", `INV/26-27/${at}${nth + 1}`, itemsOf(made))];
  }

  function paper(kind: InvoiceView["kind"], number: string, rows: readonly InvoiceItem[]): InvoiceView {
    const { pinCode } = cart;
    const state = cart.state ?? "";
    const buyer = {
      name: "Bina",
      street: "1 Lake Road",
      city: "Somewhere",
      state,
      pinCode,
      country: "India",
    };
    return {
      kind,
      number,
      issuedAt: Date.UTC(2026, 10, 22),
      orderId: String(at),
      ofNumber: null,
      seller: {
        name: "Asha",
        address: { en: "", hi: "" },
        city: "",
        pinCode: "",
        gstin: "",
        state: sellerState,
      },
      buyer: { ...buyer, business: isBusiness ? business : null },
      place: stateCodeOf(state) ?? null,
      split,
      items: rows,
      totalPaise: paiseIn(rows),
    };
  }
}

function inSections({ b2b, b2cl, b2cs, cdnr, cdnur, nil }: GstReturn): number {
  const invoices = [...b2b, ...b2cl].flatMap(({ inv }) => inv);
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  const details = (of: readonly { itms: readonly { itm_det: object }[] }[]) =>
    inRows(of.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)));
  const untaxed = sumOf(nil.inv.map(({ nil_amt }) => inPaise(nil_amt)));
  return details(invoices) - details(notes) + inRows(b2cs) + untaxed;
}

function inRows(rows: readonly object[]): number {
  return sumOf(
    rows.map((row) => {
      const { txval = 0, iamt = 0, camt = 0, samt = 0 } = row as Record<string, number>;
      return inPaise(txval + iamt + camt + samt);
    }),
  );
}

function signed({ kind }: InvoiceView, paise: number): number {
  return kind === "invoice" ? paise : -paise;
}

function inPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
