import type { InvoiceView } from "../views.ts";
import { isLarge, rupees } from "./gst-amounts.ts";
import { bearsTax, dayOf, placeOf, ratesOf } from "./gst-rows.ts";

/** Sections that name documents one by one; all but the last gather them under what the key says. */
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
  invoice: InvoiceView,
  of: InvoiceView | undefined,
): readonly [NamedSection, key: string] | undefined {
  if (!bearsTax(invoice)) return undefined;
  const isSale = invoice.kind === "invoice";
  const { business } = invoice.buyer ?? {};
  if (business) return [isSale ? "b2b" : "cdnr", business.gstin];
  const sale = isSale ? invoice : of;
  if (!sale || !isLarge(sale)) return undefined;
  return isSale ? ["b2cl", placeOf(invoice)] : ["cdnur", ""];
}

/** As it stands there, its sums more than nothing whatever it is. */
export function namedRow(section: NamedSection, invoice: InvoiceView) {
  const sums = { val: rupees(invoice.totalPaise), itms: ratesOf(invoice) };
  const pos = placeOf(invoice);
  const sale = { inum: invoice.number, idt: dayOf(invoice.issuedAt) };
  const note = { ntty: "C", nt_num: invoice.number, nt_dt: dayOf(invoice.issuedAt), pos };
  const ordinary = { rchrg: "N", inv_typ: "R" };
  if (section === "b2b") return { ...sale, pos, ...sums, ...ordinary };
  if (section === "b2cl") return { ...sale, ...sums };
  if (section === "cdnr") return { ...note, ...sums, ...ordinary };
  return { typ: "B2CL", ...note, ...sums };
}

export function isOfBusiness({ buyer }: InvoiceView): boolean {
  return !!buyer?.business;
}
