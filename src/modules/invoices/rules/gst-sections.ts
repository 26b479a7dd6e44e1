import type { InvoiceView } from "../views.ts";
import { isLarge, rupees } from "./gst-amounts.ts";
import { bearsTax, dayOf, placeOf, ratesOf } from "./gst-rows.ts";

/** Sections that name papers one by one; all but the last gather them under what the key says. */
export const namedSections = [
  { name: "b2b", keyed: "ctin", papers: "inv" },
  { name: "b2cl", keyed: "pos", papers: "inv" },
  { name: "cdnr", keyed: "ctin", papers: "nt" },
  { name: "cdnur", keyed: null, papers: null },
] as const;

export type NamedSection = (typeof namedSections)[number]["name"];

/**
 * What businesses bought is named, each credit note too. Of all others large sales to other states are, and so are
 * their credit notes, whatever month the sale was of: a note follows its sale.
 */
export function placeAmong(
  paper: InvoiceView,
  of: InvoiceView | undefined,
): readonly [NamedSection, key: string] | undefined {
  if (!bearsTax(paper)) return undefined;
  const isSale = paper.kind === "invoice";
  const { business } = paper.buyer ?? {};
  if (business) return [isSale ? "b2b" : "cdnr", business.gstin];
  const sale = isSale ? paper : of;
  if (!sale || !isLarge(sale)) return undefined;
  return isSale ? ["b2cl", placeOf(paper)] : ["cdnur", ""];
}

/** As it stands there, its sums more than nothing whatever it is. */
export function namedRow(section: NamedSection, paper: InvoiceView) {
  const sums = { val: rupees(paper.totalPaise), itms: ratesOf(paper) };
  const pos = placeOf(paper);
  const sale = { inum: paper.number, idt: dayOf(paper.issuedAt) };
  const note = { ntty: "C", nt_num: paper.number, nt_dt: dayOf(paper.issuedAt), pos };
  const ordinary = { rchrg: "N", inv_typ: "R" };
  if (section === "b2b") return { ...sale, pos, ...sums, ...ordinary };
  if (section === "b2cl") return { ...sale, ...sums };
  if (section === "cdnr") return { ...note, ...sums, ...ordinary };
  return { typ: "B2CL", ...note, ...sums };
}

export function isOfBusiness({ buyer }: InvoiceView): boolean {
  return !!buyer?.business;
}
