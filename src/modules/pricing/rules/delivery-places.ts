import type { DeliveryPlace } from "../views.ts";
import type { DeliveryRate } from "./delivery-rates.ts";

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
