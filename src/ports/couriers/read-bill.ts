import type { BillColumns } from "./courier-booking.ts";

export interface BillLine {
  readonly line: number;
  readonly trackingNumber: string;
  readonly grams: number;
  readonly paise: number;
}

interface File {
  readonly header: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

export type UnreadBill =
  | { readonly fault: "billUnknown" }
  | { readonly fault: "tableBroken"; readonly line: number };

/** A courier's bill by the names of its columns. A line without a number, such as the sum at the end, is none. */
export function readBill({ header, lines }: File, columns: BillColumns): readonly BillLine[] | UnreadBill {
  const at = (name: string) => header.findIndex((cell) => plain(cell) === name);
  const first = (names: readonly string[]) => names.map(at).find((column) => column >= 0);
  const [number, weight] = [first(columns.trackingNumber), first(columns.weight.names)];
  const sums = columns.sums.map((names) => names.map(at).filter((column) => column >= 0));
  const sum = sums.find((found) => found.length > 0);
  if (number === undefined || weight === undefined || !sum) return { fault: "billUnknown" };
  const read: BillLine[] = [];
  for (const { line, cells } of lines) {
    // A spreadsheet is kept from taking it for a number by signs around it.
    const trackingNumber = (cells[number] ?? "").replace(/['"=\s]/g, "");
    if (trackingNumber === "") continue;
    const grams = exact(cells[weight], columns.weight.gramsOfOne);
    const amounts = sum.map((column) => exact(cells[column], 100));
    const paise = amounts.reduce((all, one) => all + one, 0);
    const one = { line, trackingNumber, grams: halfUp(grams), paise: halfUp(paise) };
    if (!isParcel(one)) return { fault: "tableBroken", line };
    read.push(one);
  }
  return read;
}

const most = { letters: 80, grams: 1_000_000, paise: 1_000_000_00 };

/** What no parcel weighs or costs is in the wrong column. */
function isParcel({ trackingNumber, grams, paise }: BillLine): boolean {
  return trackingNumber.length <= most.letters && grams <= most.grams && Math.abs(paise) <= most.paise;
}

function plain(cell: string): string {
  return cell
    .replace(/\(.*\)|[^\p{L}\p{N}_ ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const decimals = 10_000;

/** So many times a decimal number, in ten-thousandths, without a binary fraction on the way; an empty cell is 0, and what is no number NaN. */
function exact(cell: string | undefined, times: number): number {
  const typed = (cell ?? "").replace(/[₹,\s]|rs\.?/gi, "");
  if (typed === "") return 0;
  const match = /^(-?)(\d{1,9})(?:\.(\d*))?$/.exec(typed);
  if (!match) return Number.NaN;
  const [, sign, whole = "0", fraction = ""] = match;
  const amount = Number(whole) * decimals + Number(fraction.slice(0, 4).padEnd(4, "0"));
  return amount * times * (sign === "-" ? -1 : 1);
}

function halfUp(tenThousandths: number): number {
  return Math.floor((tenThousandths * 2 + decimals) / (decimals * 2));
}
