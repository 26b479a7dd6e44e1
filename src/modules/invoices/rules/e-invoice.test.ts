import { expect, it } from "vitest";
import type { InvoiceView } from "../views.ts";
import { eInvoice } from "./e-invoice.ts";

const sold: InvoiceView = {
  kind: "invoice",
  number: "INV/26-27/1",
  issuedAt: Date.UTC(2026, 10, 30, 20),
  orderId: "o",
  ofNumber: null,
  seller: {
    name: "Asha Sarees",
    address: { en: "4 Temple Street", hi: "" },
    city: "Bengaluru",
    pinCode: "560002",
    gstin: "29AAGCB7383J1Z4",
    state: "29",
  },
  buyer: {
    name: "Sunita",
    street: `Shop 3,\n${"Long Road ".repeat(12)}`,
    city: "Pune",
    state: "Maharashtra",
    pinCode: "411001",
    country: "India",
    business: { name: "Sunita Traders", gstin: "27AAPFU0939F1ZV" },
  },
  place: "27",
  split: "igst",
  items: [
    { line: 0, words: "Saree", hsn: "5007", quantity: 3, paise: 315_00, taxPercent: 5, taxPaise: 15_00 },
    { line: null, words: "shipping", hsn: null, quantity: 1, paise: 52_50, taxPercent: 5, taxPaise: 2_50 },
  ],
  totalPaise: 367_50,
};

it("says of an invoice what the portal asks", () => {
  const { SellerDtls, BuyerDtls, ItemList, ValDtls, DocDtls, ...rest } = eInvoice(sold, undefined);
  expect(DocDtls).toEqual({ Typ: "INV", No: "INV/26-27/1", Dt: "01/12/2026" });
  expect(SellerDtls).toEqual({
    Gstin: "29AAGCB7383J1Z4",
    LglNm: "Asha Sarees",
    Addr1: "4 Temple Street",
    Loc: "Bengaluru",
    Pin: 560002,
    Stcd: "29",
  });
  expect(BuyerDtls).toMatchObject({ LglNm: "Sunita Traders", Pos: "27", Stcd: "27", Pin: 411001 });
  expect(BuyerDtls.Addr1).toHaveLength(100);
  expect(`${BuyerDtls.Addr1}${BuyerDtls.Addr2}`).toMatch(/^Shop 3, Long Road/);
  expect(ItemList).toMatchObject([
    {
      SlNo: "1",
      HsnCd: "5007",
      Qty: 3,
      UnitPrice: 100,
      TotAmt: 300,
      AssAmt: 300,
      IgstAmt: 15,
      TotItemVal: 315,
    },
    { SlNo: "2", HsnCd: "5007", Qty: 1, AssAmt: 50, IgstAmt: 2.5, CgstAmt: 0, TotItemVal: 52.5 },
  ]);
  expect(ValDtls).toEqual({ AssVal: 350, CgstVal: 0, SgstVal: 0, IgstVal: 17.5, TotInvVal: 367.5 });
  expect(rest).not.toHaveProperty("RefDtls");
});

it("names the invoice that a credit note takes from, its sums more than nothing", () => {
  const items = [
    { line: 0, words: "Saree", hsn: "5007", quantity: 0, paise: 21_00, taxPercent: 5, taxPaise: 1_00 },
  ];
  const back = {
    ...sold,
    kind: "credit",
    number: "CN/26-27/1",
    ofNumber: sold.number,
    items,
    totalPaise: 21_00,
  } as const;
  const { DocDtls, RefDtls, ItemList, ValDtls } = eInvoice(back, sold);
  expect(DocDtls.Typ).toBe("CRN");
  expect(RefDtls).toEqual({ PrecDocDtls: [{ InvNo: "INV/26-27/1", InvDt: "01/12/2026" }] });
  expect(ItemList).toMatchObject([{ Qty: 1, UnitPrice: 20, AssAmt: 20, IgstAmt: 1 }]);
  expect(ValDtls).toMatchObject({ AssVal: 20, TotInvVal: 21 });
});

it("gives a credit note of charges alone the code of the goods on its invoice", () => {
  const items = [
    { line: null, words: "shipping", hsn: null, quantity: 1, paise: 52_50, taxPercent: 5, taxPaise: 2_50 },
  ];
  const more = { kind: "credit", number: "CN/26-27/2", ofNumber: sold.number, totalPaise: 52_50 } as const;
  expect(eInvoice({ ...sold, ...more, items }, sold).ItemList).toMatchObject([{ HsnCd: "5007", AssAmt: 50 }]);
});
