import type { InvoiceView } from "#contract/invoice-view.ts";
import { amountsOf, isLarge, type Taxed, taxedOf } from "./gst-amounts.ts";
import { byHsn } from "./gst-hsn.ts";
import { bearsTax, groups, isTaxed, named, placeOf, type Rows } from "./gst-rows.ts";

/** A month of papers, and the invoices of other months that its credit notes take from. */
export interface Month {
  readonly gstin: string;
  /** Such as 2026-11. */
  readonly month: string;
  readonly papers: readonly InvoiceView[];
  readonly earlier: readonly InvoiceView[];
}

/**
 * The sections of GSTR-1 that a shop has, in the words of the tax portal's own file. What businesses bought is named,
 * each credit note too. Of all others small sales are summed by place and rate, less what went back; large ones to
 * other states are named, and so are their credit notes.
 */
export function gstReturn({ gstin, month, papers, earlier }: Month) {
  const invoices = papers.filter(({ kind }) => kind === "invoice");
  const credits = papers.filter(({ kind }) => kind === "credit");
  const known = new Map([...earlier, ...invoices].map((invoice) => [invoice.number, invoice]));
  const isOfLarge = ({ ofNumber }: InvoiceView) => {
    const of = known.get(ofNumber ?? "");
    return of !== undefined && isLarge(of);
  };
  const [ofBusinesses, ofPeople] = parted(papers, isOfBusiness);
  const [large, small] = parted(ofPeople, (paper) =>
    paper.kind === "invoice" ? isLarge(paper) : isOfLarge(paper),
  );
  const [largeSales, largeCredits] = parted(large.filter(bearsTax), ({ kind }) => kind === "invoice");
  const [sales, notes] = parted(ofBusinesses.filter(bearsTax), ({ kind }) => kind === "invoice");
  const all = papers.flatMap(taxedOf);
  return {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    b2b: groups(sales, gstinOf).map(([ctin, those]) => ({ ctin, inv: those.map(ordinary) })),
    b2cl: groups(largeSales, placeOf).map(([pos, those]) => ({ pos, inv: those.map(withoutPlace) })),
    b2cs: groups(small.flatMap(taxedOf).filter(isTaxed), smallKey).map(([, rows]) => smallRow(rows)),
    cdnr: groups(notes, gstinOf).map(([ctin, those]) => ({ ctin, nt: those.map(ordinary) })),
    cdnur: largeCredits.map((credit) => ({ typ: "B2CL", ...named(credit) })),
    nil: { inv: nilRows(all.filter((row) => !isTaxed(row))) },
    hsn: { hsn_b2b: byHsn(ofBusinesses), hsn_b2c: byHsn(ofPeople) },
    doc_issue: { doc_det: [issued(1, invoices), issued(5, credits)].filter(({ docs }) => docs.length > 0) },
  };
}

export function isOfBusiness({ buyer }: InvoiceView): boolean {
  return !!buyer?.business;
}

function gstinOf({ buyer }: InvoiceView): string {
  return buyer?.business?.gstin ?? "";
}

function ordinary(paper: InvoiceView) {
  return { ...named(paper), rchrg: "N", inv_typ: "R" };
}

function withoutPlace(invoice: InvoiceView) {
  const { pos: _, ...rest } = named(invoice);
  return rest;
}

function smallKey({ isBetweenStates, paper, item }: Taxed): string {
  return `${isBetweenStates} ${placeOf(paper)} ${item.taxPercent}`;
}

function smallRow(rows: Rows<Taxed>) {
  const [{ isBetweenStates, paper, item }] = rows;
  return {
    sply_ty: isBetweenStates ? "INTER" : "INTRA",
    typ: "OE",
    pos: placeOf(paper),
    rt: item.taxPercent,
    ...amountsOf(rows),
  };
}

function nilRows(rows: readonly Taxed[]) {
  const typeOf = ({ isBetweenStates, paper }: Taxed) =>
    `${isBetweenStates ? "INTR" : "INTRA"}${isOfBusiness(paper) ? "B2B" : "B2C"}`;
  return groups(rows, typeOf).map(([sply_ty, those]) => ({
    sply_ty,
    nil_amt: amountsOf(those).txval,
    expt_amt: 0,
    ngsup_amt: 0,
  }));
}

/** Gapless, so the first, the last and how many say all. */
function issued(doc_num: number, papers: readonly InvoiceView[]) {
  const inOrder = [...papers].sort((a, b) => placeIn(a) - placeIn(b));
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return { doc_num, docs: [] };
  const totnum = papers.length;
  return {
    doc_num,
    docs: [{ num: 1, from: first.number, to: last.number, totnum, cancel: 0, net_issue: totnum }],
  };
}

function placeIn({ number }: InvoiceView): number {
  return Number(number.slice(number.lastIndexOf("/") + 1));
}

function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
