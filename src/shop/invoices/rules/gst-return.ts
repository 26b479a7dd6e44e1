import type { InvoiceView } from "#contract/invoice-view.ts";
import { amountsOf, isLarge, rupees, type Taxed, taxedOf } from "./gst-amounts.ts";

/** A month of papers, and the invoices of other months that its credit notes take from. */
export interface Month {
  readonly gstin: string;
  /** Such as 2026-11. */
  readonly month: string;
  readonly papers: readonly InvoiceView[];
  readonly earlier: readonly InvoiceView[];
}

/**
 * The sections of GSTR-1 that a shop with private buyers has, in the words of the tax portal's own file. Small sales are
 * summed by place and rate, less what went back; large ones to other states are named, and so are their credit notes.
 */
export function gstReturn({ gstin, month, papers, earlier }: Month) {
  const invoices = papers.filter(({ kind }) => kind === "invoice");
  const credits = papers.filter(({ kind }) => kind === "credit");
  const known = new Map([...earlier, ...invoices].map((invoice) => [invoice.number, invoice]));
  const isOfLarge = ({ ofNumber }: InvoiceView) => {
    const of = known.get(ofNumber ?? "");
    return of !== undefined && isLarge(of);
  };
  const large = invoices.filter((invoice) => isLarge(invoice) && bearsTax(invoice));
  const largeCredits = credits.filter((credit) => isOfLarge(credit) && bearsTax(credit));
  const small = papers.filter((paper) => !large.includes(paper) && !largeCredits.includes(paper));
  const all = papers.flatMap(taxedOf);
  return {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    b2cl: groups(large, placeOf).map(([pos, those]) => ({ pos, inv: those.map(named) })),
    b2cs: groups(small.flatMap(taxedOf).filter(isTaxed), smallKey).map(([, rows]) => smallRow(rows)),
    cdnur: largeCredits.map((credit) => ({
      typ: "B2CL",
      ntty: "C",
      nt_num: credit.number,
      nt_dt: dayOf(credit.issuedAt),
      pos: placeOf(credit),
      val: rupees(credit.totalPaise),
      itms: ratesOf(taxedOf(credit).map(positive)),
    })),
    nil: { inv: nilRows(all.filter((row) => !isTaxed(row))) },
    hsn: { hsn_b2c: groups(all, hsnKey).map(([, rows], at) => hsnRow(rows, at + 1)) },
    doc_issue: { doc_det: [issued(1, invoices), issued(5, credits)].filter(({ docs }) => docs.length > 0) },
  };
}

function named(invoice: InvoiceView) {
  return {
    inum: invoice.number,
    idt: dayOf(invoice.issuedAt),
    val: rupees(invoice.totalPaise),
    itms: ratesOf(taxedOf(invoice)),
  };
}

/** What bears no tax is in a section of its own, whatever the invoice. */
function ratesOf(rows: readonly Taxed[]) {
  return groups(rows.filter(isTaxed), ({ item }) => String(item.taxPercent)).map(([, those], at) => {
    const { txval, iamt, csamt } = amountsOf(those);
    return { num: at + 1, itm_det: { rt: those[0].item.taxPercent, txval, iamt, csamt } };
  });
}

/** A note says what went back as a sum of its own. */
function positive(row: Taxed): Taxed {
  return { ...row, taxablePaise: -row.taxablePaise, taxPaise: -row.taxPaise };
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
  return groups(rows, ({ isBetweenStates }) => (isBetweenStates ? "INTRB2C" : "INTRAB2C")).map(
    ([sply_ty, those]) => ({ sply_ty, nil_amt: amountsOf(those).txval, expt_amt: 0, ngsup_amt: 0 }),
  );
}

/** What is charged beside goods goes with those of the highest rate, as its tax does. */
function hsnKey({ paper, item }: Taxed): string {
  return `${hsnOf(paper, item)} ${item.taxPercent}`;
}

function hsnOf({ items }: InvoiceView, item: Taxed["item"]): string {
  if (item.line !== null) return item.hsn ?? "";
  const dearest = items
    .filter(({ line }) => line !== null)
    .reduce<Taxed["item"] | undefined>(
      (best, one) => (best && best.taxPercent >= one.taxPercent ? best : one),
      undefined,
    );
  return dearest?.hsn ?? "";
}

function hsnRow(rows: Rows<Taxed>, num: number) {
  const [{ paper, item }] = rows;
  const pieces = rows.reduce((sum, { item: one, paper: of }) => {
    if (one.line === null) return sum;
    return of.kind === "invoice" ? sum + one.quantity : sum - one.quantity;
  }, 0);
  return {
    num,
    hsn_sc: hsnOf(paper, item),
    uqc: "NOS",
    qty: pieces,
    rt: item.taxPercent,
    ...amountsOf(rows),
  };
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

function bearsTax({ items }: InvoiceView): boolean {
  return items.some(({ taxPercent }) => taxPercent > 0);
}

function isTaxed({ item }: Taxed): boolean {
  return item.taxPercent > 0;
}

/** 96 is what the portal calls what lies outside. */
function placeOf({ place }: InvoiceView): string {
  return place ?? "96";
}

const ahead = 5.5 * 3_600_000;

function dayOf(at: number): string {
  const [year, month, day] = new Date(at + ahead).toISOString().slice(0, 10).split("-");
  return `${day}-${month}-${year}`;
}

type Rows<Row> = readonly [Row, ...Row[]];

/** In the order of their keys, none of them empty. */
function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Rows<Row>][] {
  const by = Map.groupBy(rows, keyOf) as Map<string, [Row, ...Row[]]>;
  return [...by].sort(([a], [b]) => (a < b ? -1 : 1));
}
