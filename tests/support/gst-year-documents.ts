import type { StateCode } from "#contract/india/states.ts";
import type { InvoiceItem, InvoiceView } from "#modules/invoices/views.ts";

export const gstin = "27AAPFU0939F1ZV";
const seller = {
  name: "Asha Stores",
  address: { en: "", hi: "" },
  city: "Pune",
  pinCode: "411001",
  gstin,
  state: "27",
} as const;
export const business = { name: "Bina Traders", gstin: "29AAGCB7383J1Z4" };

/** HSN, pieces, rupees without tax, rate, rupees of tax. */
type Row = readonly [hsn: string | null, pieces: number, taxable: number, rate: number, tax: number];
type BookedDocument = {
  readonly day: string;
  readonly number: string;
  readonly place: StateCode;
  readonly rows: readonly Row[];
  readonly business?: typeof business;
  readonly of?: string;
  readonly gstin?: string;
};

/** A year of Asha's, registered in Maharashtra; moments are India's. */
export const year: readonly BookedDocument[] = [
  {
    day: "2025-04-01T00:10:00",
    number: "INV/25-26/1",
    place: "27",
    rows: [
      ["6109", 2, 1000, 5, 50],
      ["4901", 1, 300, 0, 0],
      [null, 1, 50, 5, 2.5],
    ],
  },
  {
    day: "2025-05-10T12:00:00",
    number: "INV/25-26/2",
    place: "29",
    business,
    rows: [
      ["6403", 10, 20_000, 18, 3600],
      ["6109", 1, 1000, 5, 50],
    ],
  },
  // One lakh to the paisa is not above it.
  {
    day: "2025-05-31T23:30:00",
    number: "INV/25-26/3",
    place: "29",
    rows: [["8471", 2, 84_745.76, 18, 15_254.24]],
  },
  {
    day: "2025-05-31T23:59:00",
    number: "INV/25-26/4",
    place: "29",
    rows: [["8471", 2, 84_745.77, 18, 15_254.24]],
  },
  {
    day: "2025-05-31T23:59:30",
    number: "INV/25-26/5",
    place: "27",
    rows: [["8471", 4, 169_491.52, 18, 30_508.48]],
  },
  {
    day: "2025-06-02T10:00:00",
    number: "CN/25-26/1",
    place: "29",
    of: "INV/25-26/4",
    rows: [["8471", 1, 1000, 18, 180]],
  },
  {
    day: "2025-06-03T10:00:00",
    number: "CN/25-26/2",
    place: "29",
    of: "INV/25-26/3",
    rows: [["8471", 0, 1000, 18, 180]],
  },
  {
    day: "2025-06-30T23:59:59",
    number: "CN/25-26/3",
    place: "29",
    of: "INV/25-26/2",
    business,
    rows: [["6403", 1, 2000, 18, 360]],
  },
  // One piece went back for another size of it.
  {
    day: "2025-07-05T10:00:00",
    number: "CN/25-26/4",
    place: "27",
    of: "INV/25-26/1",
    rows: [["6109", 1, 500, 5, 25]],
  },
  { day: "2025-07-05T10:00:00", number: "INV/25-26/6", place: "27", rows: [["6109", 1, 500, 5, 25]] },
  { day: "2025-08-01T00:00:00", number: "INV/25-26/7", place: "04", rows: [["6109", 1, 100, 5, 5]] },
  { day: "2025-08-02T00:00:00", number: "INV/25-26/8", place: "97", rows: [["8517", 1, 1000, 18, 180]] },
  {
    day: "2025-08-03T00:00:00",
    number: "INV/25-26/9",
    place: "29",
    business,
    rows: [["4901", 5, 500, 0, 0]],
  },
  { day: "2025-08-04T00:00:00", number: "INV/25-26/10", place: "27", rows: [["9988", 3, 200, 18, 36]] },
  // Of the return of the number that she had before.
  {
    day: "2025-08-05T00:00:00",
    number: "INV/25-26/11",
    place: "27",
    gstin: "29AAGCB7383J1Z4",
    rows: [["6109", 1, 100, 5, 5]],
  },
  {
    day: "2025-09-22T09:00:00",
    number: "INV/25-26/12",
    place: "24",
    rows: [
      ["7113", 1, 50_000, 3, 1500],
      ["2202", 1, 100, 40, 40],
    ],
  },
];

export function rowOf(
  { day, number, place, rows, of, ...paper }: BookedDocument,
  at: number,
  order_id: string,
) {
  const kind = of === undefined ? ("invoice" as const) : ("credit" as const);
  const items = rows.map(([hsn, quantity, taxable, taxPercent, tax], line): InvoiceItem => {
    const [taxPaise, paise] = [Math.round(tax * 100), Math.round((taxable + tax) * 100)];
    return { line: hsn === null ? null : line, words: "goods", hsn, quantity, paise, taxPercent, taxPaise };
  });
  const content: Pick<InvoiceView, "ofNumber" | "seller" | "place" | "split" | "items"> = {
    ofNumber: of ?? null,
    seller: { ...seller, gstin: paper.gstin ?? gstin },
    place,
    split: place === "27" ? "sgst" : "igst",
    items,
  };
  return {
    id: `paper-${String(at).padStart(3, "0")}`,
    kind,
    year: 2025,
    place: Number(number.split("/").at(-1)),
    number,
    order_id,
    refund_id: null,
    issued_at: Date.parse(`${day}+05:30`),
    total_paise: items.reduce((sum, { paise }) => sum + paise, 0),
    buyer: JSON.stringify({ name: "B", business: paper.business ?? null }),
    content: JSON.stringify(content),
  };
}
