import type { DeliveryBand } from "#contract/pricing-terms.ts";

/** A row of the owner's table: where to, how heavy, for how much. */
export interface DeliveryRate extends DeliveryBand {
  /** A PIN code or its first digits. */
  readonly prefix: string;
  readonly deliverable: boolean;
  readonly days: number | null;
  readonly takesCash: boolean;
}

export type DeliveryTable = ReadonlyMap<string, readonly DeliveryRate[]>;

export function deliveryTable(rates: readonly DeliveryRate[]): DeliveryTable {
  const table = Map.groupBy(rates, ({ prefix }) => prefix);
  for (const bands of table.values()) bands.sort((a, b) => weightOf(a) - weightOf(b));
  return table;
}

/** The rows of the longest prefix that the PIN code begins with; at most seven looks, however long the table. */
export function ratesTo(table: DeliveryTable, pinCode: string): readonly DeliveryRate[] | undefined {
  for (let length = pinCode.length; length >= 0; length--) {
    const found = table.get(pinCode.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The fewest and the most days of the table; `isWhole` where it names days for every place that goods are brought to. */
export function daysIn(table: DeliveryTable): Partial<DaySpan> & { readonly isWhole: boolean } {
  const brought = [...table.values()].flat().filter(({ deliverable }) => deliverable);
  const named = brought.flatMap(({ days }) => (days === null ? [] : [days])).sort((a, b) => a - b);
  const [from] = named;
  const to = named.at(-1);
  const isWhole = table.has("") && named.length === brought.length;
  return { ...(from !== undefined && to !== undefined && { from, to }), isWhole };
}

function weightOf({ upToGrams }: DeliveryRate): number {
  return upToGrams ?? Number.POSITIVE_INFINITY;
}
