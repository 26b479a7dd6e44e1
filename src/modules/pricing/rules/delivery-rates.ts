import type { DeliveryBand } from "#contract/pricing-terms.ts";
import type { DeliveryPlace } from "../views.ts";

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

/** Rows of a table as places with their bands; a place is what its rows together come to when somebody asks. */
export function placesOf(rates: readonly DeliveryRate[]): DeliveryPlace[] {
  return [...Map.groupBy(rates, ({ prefix }) => prefix)].map(([prefix, rows]) => {
    const bands = rows
      .map(({ upToGrams, paise, freeAbovePaise }) => ({ upToGrams, paise, freeAbovePaise }))
      .sort((a, b) => (a.upToGrams ?? Number.POSITIVE_INFINITY) - (b.upToGrams ?? Number.POSITIVE_INFINITY));
    const lightest = rows.find(({ upToGrams }) => upToGrams === bands[0]?.upToGrams);
    return {
      prefix,
      deliverable: rows.some(({ deliverable }) => deliverable),
      days: lightest?.days ?? null,
      takesCash: rows.every(({ takesCash }) => takesCash),
      bands,
    };
  });
}

export function rowsOf({ bands, ...place }: DeliveryPlace): DeliveryRate[] {
  return bands.map((band) => ({ ...place, ...band }));
}
