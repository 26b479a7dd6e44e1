import { expect, it } from "vitest";
import type { InvoiceView } from "../views.ts";
import { taxTableOf } from "./tax-table.ts";

it("keeps what a spreadsheet would take for a formula, a comma or a new line as the words that they are", () => {
  const words = ['=HYPERLINK("http://x")', "pots, two", "@sum", "-5 off", "a\nb", "plain"];
  const invoice: InvoiceView = {
    kind: "credit",
    number: "CN/26-27/1",
    issuedAt: Date.UTC(2026, 10, 30, 20),
    orderId: "o",
    ofNumber: "INV/26-27/1",
    seller: { name: "S", address: { en: "", hi: "" }, city: "", pinCode: "", gstin: "", state: "29" },
    buyer: null,
    place: "27",
    split: "igst",
    items: words.map((one, line) => ({
      line,
      words: one,
      hsn: "6109",
      quantity: 2,
      paise: 105_00,
      taxPercent: 5,
      taxPaise: 5_00,
    })),
    totalPaise: 630_00,
  };
  const [first, ...rest] = taxTableOf([invoice]).split("\r\n");
  expect(first).toBe(
    'CN/26-27/1,2026-12-01,credit,INV/26-27/1,27,6109,"\'=HYPERLINK(""http://x"")",-2,5,-100,-5,0,0,-105',
  );
  expect(rest.map((row) => row.split(",6109,")[1]?.split(",-2,")[0])).toEqual([
    '"pots, two"',
    "'@sum",
    "'-5 off",
    '"a\nb"',
    "plain",
    undefined,
  ]);
});
