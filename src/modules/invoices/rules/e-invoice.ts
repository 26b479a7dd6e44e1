import { stateCodeOf } from "#contract/india/states.ts";
import type { InvoiceBuyer, InvoiceItem, InvoiceSeller, InvoiceView } from "../views.ts";
import { amountsOf, rupees, type Taxed, taxedOf } from "./gst-amounts.ts";
import { hsnOf } from "./gst-hsn.ts";
import { dayOf, placeOf } from "./gst-rows.ts";

/** What a business bought, or gave back, as the portal for e-invoices takes it: schema INV-01, version 1.1. */
export function eInvoice(paper: InvoiceView, invoice: InvoiceView | undefined) {
  const { buyer, seller } = paper;
  if (!buyer?.business) throw new Error(`${paper.number} is of nobody who has a number.`);
  const rows = taxedOf({ ...paper, kind: "invoice" });
  const { txval, iamt, camt, samt } = amountsOf(rows);
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N", IgstOnIntra: "N" },
    DocDtls: {
      Typ: paper.kind === "invoice" ? "INV" : "CRN",
      No: paper.number,
      Dt: dayOf(paper.issuedAt, "/"),
    },
    SellerDtls: sellerOf(seller),
    BuyerDtls: buyerOf(buyer, buyer.business, placeOf(paper)),
    ItemList: rows.map((row, at) => itemOf(invoice ?? paper, row, at + 1)),
    ValDtls: {
      AssVal: txval,
      CgstVal: camt,
      SgstVal: samt,
      IgstVal: iamt,
      TotInvVal: rupees(paper.totalPaise),
    },
    ...(invoice && {
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: dayOf(invoice.issuedAt, "/") }] },
    }),
  };
}

function sellerOf({ gstin, name, address, city, pinCode, state }: InvoiceSeller) {
  return { Gstin: gstin, LglNm: name, ...linesOf(address.en), Loc: city, Pin: Number(pinCode), Stcd: state };
}

function buyerOf(buyer: InvoiceBuyer, { gstin, name }: { gstin: string; name: string }, place: string) {
  return {
    Gstin: gstin,
    LglNm: name,
    Pos: place,
    ...linesOf(buyer.street),
    Loc: buyer.city,
    Pin: Number(buyer.pinCode),
    Stcd: stateCodeOf(buyer.state) ?? place,
  };
}

const longestLine = 100;

function linesOf(address: string) {
  const plain = address.replace(/\s+/g, " ").trim();
  const [first, second] = [plain.slice(0, longestLine), plain.slice(longestLine, 2 * longestLine).trim()];
  return { Addr1: first, ...(second && { Addr2: second }) };
}

function itemOf(invoice: InvoiceView, row: Taxed, place: number) {
  const { txval, iamt, camt, samt } = amountsOf([row]);
  const pieces = piecesOf(row.item);
  return {
    SlNo: String(place),
    PrdDesc: row.item.words,
    IsServc: "N",
    HsnCd: hsnOf(invoice, row.item),
    Qty: pieces,
    Unit: "NOS",
    // The portal takes three places, and multiplies.
    UnitPrice: Number((txval / pieces).toFixed(3)),
    TotAmt: txval,
    AssAmt: txval,
    GstRt: row.item.taxPercent,
    IgstAmt: iamt,
    CgstAmt: camt,
    SgstAmt: samt,
    TotItemVal: rupees(row.taxablePaise + row.taxPaise),
  };
}

/** Money that goes back without goods is one reduction. */
function piecesOf({ quantity }: InvoiceItem): number {
  return quantity === 0 ? 1 : quantity;
}
