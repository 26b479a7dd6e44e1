import { z } from "zod";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { neverFreePaise } from "#contract/format/money.ts";
import { typedRupees } from "./input.ts";

/** A PIN code or its first digits; * or nothing is all that is named nowhere else. */
export const typedPrefix = text(12).transform((typed, context) => {
  const plain = typed.replace(/[\s*]/g, "");
  return /^(?:[1-9]\d{0,5})?$/.test(plain) ? plain : refuseFor("prefixUnusable", context);
});

export const pinCode = text(12)
  .transform((typed) => typed.replace(/\s/g, ""))
  .transform((typed, context) =>
    /^[1-9]\d{5}$/.test(typed) ? typed : refuseFor("pinCodeUnusable", context),
  );

const digits = (reason: "daysUnusable" | "weightUnusable", least: number, most: number) =>
  text(10)
    .transform((typed, context) => {
      if (typed === "") return null;
      const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
      return number >= least && number <= most ? number : refuseFor(reason, context);
    })
    .default(null);

export const typedWeight = digits("weightUnusable", 1, 1_000_000).meta({
  description: "In grams; empty: light",
});

const typedBand = z.object({
  grams: digits("weightUnusable", 1, 1_000_000_000).meta({ description: "Up to so many; empty: any weight" }),
  price: typedRupees,
  free: typedRupees.meta({ description: "For nothing where goods cost more, in rupees; empty: never" }),
});

/** As one types it; a band without a price is none. */
export const deliveryPlaceInput = z
  .object({
    seen: wholeNumber(1).meta({ description: "The version of the table that was looked at" }),
    prefix: typedPrefix,
    isNew: tick.meta({ description: "Refused where the table has it" }),
    deliverable: tick,
    days: digits("daysUnusable", 0, 60).meta({ description: "Working days; empty: not said" }),
    takesCash: tick,
    bands: z.array(typedBand).max(10).default([]),
  })
  .transform(({ bands, ...place }, context) => {
    const rows = bands.map(({ grams, price }) => (price === null ? undefined : grams));
    const second = rows.findIndex((grams, at) => grams !== undefined && rows.indexOf(grams) < at);
    if (second >= 0) refuseFor("weightTwice", context, [`bands.${second}.grams`]);
    const priced = bands.flatMap(({ grams, price, free }) =>
      price === null ? [] : [{ upToGrams: grams, paise: price, freeAbovePaise: free ?? neverFreePaise }],
    );
    if (place.deliverable && priced.length === 0) refuseFor("fieldRequired", context, ["bands.0.price"]);
    const nothing = { upToGrams: null, paise: 0, freeAbovePaise: neverFreePaise };
    return { ...place, bands: priced.length > 0 ? priced : [nothing] };
  });
