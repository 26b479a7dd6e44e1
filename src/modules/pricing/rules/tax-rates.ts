/** A row of the owner's table of taxes. */
export interface TaxRate {
  /** The first digits of an HSN code; none for all that is named nowhere else. */
  readonly hsn: string;
  /** The day it begins in India, as 2025-09-22. */
  readonly from: string;
  /** A piece may cost so much; null for any price. */
  readonly upToPaise: number | null;
  readonly percent: number;
}

export type TaxTable = ReadonlyMap<string, readonly TaxRate[]>;

/** Of each HSN the newest day first, and of each day the lowest price. */
export function taxTable(rates: readonly TaxRate[]): TaxTable {
  const table = Map.groupBy(rates, ({ hsn }) => hsn);
  for (const rows of table.values())
    rows.sort((a, b) => (a.from === b.from ? limitOf(a) - limitOf(b) : a.from < b.from ? 1 : -1));
  return table;
}

export interface Taxed {
  readonly hsn: string;
  readonly unitPaise: number;
  readonly day: string;
}

/** What is named nowhere has no tax. */
export function taxPercentOf(table: TaxTable, taxed: Taxed): number {
  return taxRateOf(table, taxed)?.percent ?? 0;
}

/** By the longest HSN that is named, then the day, then the price of a piece. */
export function taxRateOf(table: TaxTable, { hsn, unitPaise, day }: Taxed): TaxRate | undefined {
  for (let length = hsn.length; length >= 0; length--) {
    const rows = table.get(hsn.slice(0, length)) ?? [];
    const begun = rows.find(({ from }) => from <= day)?.from;
    const row = rows.find((one) => one.from === begun && unitPaise <= limitOf(one));
    if (row) return row;
  }
  return undefined;
}

function limitOf({ upToPaise }: TaxRate): number {
  return upToPaise ?? Number.POSITIVE_INFINITY;
}
