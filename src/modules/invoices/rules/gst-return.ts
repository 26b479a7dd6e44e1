import type { InvoiceView } from "../views.ts";
import { amountsIn, plusTaxed, type Taxed, type TaxedSum, taxedOf } from "./gst-amounts.ts";
import { createHsnTables } from "./gst-hsn.ts";
import { filled, inOrder, isTaxed, placeOf } from "./gst-rows.ts";
import { isOfBusiness, type NamedSection, placeAmong } from "./gst-sections.ts";

/** A paper, and the invoice that a credit note takes from. */
export interface TaxDocument {
  readonly invoice: InvoiceView;
  readonly of: InvoiceView | undefined;
}

export interface TaxReturn {
  readonly gstin: string;
  /** Such as 2026-11. */
  readonly month: string;
}

type SmallSum = { readonly first: Taxed; readonly sum: TaxedSum };

/**
 * Sums up the sections of GSTR-1 that a shop has, in the words of the tax portal's own file, and lists what is named
 * there paper by paper. Small sales to people are summed by place and rate, less what went back.
 */
export function createGstReturn({ gstin, month }: TaxReturn) {
  const named = new Map<NamedSection, Map<string, string[]>>();
  const small = new Map<string, SmallSum>();
  const untaxed = new Map<string, TaxedSum>();
  const hsn = createHsnTables(month);
  const [invoices, credits] = [createSeries(1), createSeries(5)];
  return {
    /** Numbers of documents by section and key, in the order in which they were written. */
    named: named as ReadonlyMap<NamedSection, ReadonlyMap<string, readonly string[]>>,

    add({ invoice, of }: TaxDocument): void {
      // Written under another number of the seller, it is of that one's return.
      if (invoice.seller.gstin !== "" && invoice.seller.gstin !== gstin) return;
      (invoice.kind === "invoice" ? invoices : credits).add(invoice.number);
      const place = placeAmong(invoice, of);
      if (place) name(place, invoice.number);
      for (const row of taxedOf(invoice)) {
        hsn.add(row, of);
        if (!isTaxed(row)) untaxed.set(supplyOf(row), plusTaxed(untaxed.get(supplyOf(row)), row));
        else if (!place) addSmall(small, row);
      }
    },

    /** Without what nothing is in: the portal refuses it. */
    sums: () => ({
      ...filled({ b2cs: inOrder(small).flatMap(smallRows) }),
      ...filled({ nil: filled({ inv: [...untaxed].sort(byKey).flatMap(nilRows) }) }),
      ...filled({ hsn: hsn.tables() }),
      ...filled({ doc_issue: filled({ doc_det: [...invoices.rows(), ...credits.rows()] }) }),
    }),
  };

  function name([section, key]: readonly [NamedSection, string], number: string): void {
    const keys = named.get(section) ?? new Map<string, string[]>();
    named.set(section, keys);
    const numbers = keys.get(key);
    if (numbers) numbers.push(number);
    else keys.set(key, [number]);
  }
}

function addSmall(small: Map<string, SmallSum>, row: Taxed): void {
  const key = `${row.isBetweenStates} ${placeOf(row.invoice)} ${row.item.taxPercent}`;
  const known = small.get(key);
  small.set(key, { first: known?.first ?? row, sum: plusTaxed(known?.sum, row) });
}

function supplyOf({ isBetweenStates, invoice }: Taxed): string {
  return `${isBetweenStates ? "INTR" : "INTRA"}${isOfBusiness(invoice) ? "B2B" : "B2C"}`;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function smallRows({ first: { isBetweenStates, invoice, item }, sum }: SmallSum) {
  if (sum.taxable === 0 && sum.between === 0 && sum.within === 0) return [];
  const sply_ty = isBetweenStates ? "INTER" : "INTRA";
  return [{ sply_ty, typ: "OE", pos: placeOf(invoice), rt: item.taxPercent, ...amountsIn(sum) }];
}

function nilRows([sply_ty, sum]: readonly [string, TaxedSum]) {
  if (sum.taxable === 0) return [];
  return [{ sply_ty, nil_amt: amountsIn(sum).txval, expt_amt: 0, ngsup_amt: 0 }];
}

/** What of a series was issued: gapless, so the first, the last and how many say all. */
function createSeries(doc_num: 1 | 5) {
  let first: string | undefined;
  let last = "";
  let totnum = 0;
  return {
    add(number: string): void {
      totnum++;
      if (first === undefined || placeIn(number) < placeIn(first)) first = number;
      if (last === "" || placeIn(number) > placeIn(last)) last = number;
    },
    rows: () =>
      first === undefined
        ? []
        : [{ doc_num, docs: [{ num: 1, from: first, to: last, totnum, cancel: 0, net_issue: totnum }] }],
  };
}

function placeIn(number: string): number {
  return Number(number.slice(number.lastIndexOf("/") + 1));
}
