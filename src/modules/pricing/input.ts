import { z } from "zod";
import { refuseFor } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { parseRupees } from "#contract/format/money.ts";
import { isTaxClass } from "#contract/india/tax-classes.ts";
import { actor } from "#modules/orders/office-answers.ts";

/** First digits of an HSN code, a class, or nothing for all that is named nowhere else. */
export const taxedBy = text(20)
  .transform((typed, context) => {
    const plain = typed.replace(/\s/g, "").toLowerCase();
    return /^\d{0,8}$/.test(plain) || isTaxClass(plain) ? plain : refuseFor("hsnUnusable", context);
  })
  .default("");

/** By India's calendar. */
export const typedDay = text(10).transform((typed, context) =>
  z.iso.date().safeParse(typed).success ? typed : refuseFor("dayUnusable", context),
);

/** Left empty it is none. */
export const maybeDay = text(10)
  .transform((typed, context) => {
    if (typed === "") return null;
    return z.iso.date().safeParse(typed).success ? typed : refuseFor("dayUnusable", context);
  })
  .default(null);

const most = 10_000_000_00;

/** Null where the field is left empty. */
export const typedRupees = text(20)
  .transform((typed, context) => {
    const paise = typed === "" ? null : parseRupees(typed);
    return paise === undefined || (paise ?? 0) > most ? refuseFor("amountUnusable", context) : paise;
  })
  .meta({ description: "In rupees: 999 or 1,299.50" });

export const percentTyped = text(8)
  .transform((typed, context) => readPercent(typed) ?? refuseFor("percentUnusable", context))
  .meta({ description: "From 0 to 100, with two decimals at most" });

/** Left empty there is none. */
export const percentOrNone = text(8).transform((typed, context) =>
  typed === "" ? null : (readPercent(typed) ?? refuseFor("percentUnusable", context)),
);

/** A change of a table of rates. */
export const rateChange = z.object({
  id: z.string(),
  by: actor,
  at: z.int(),
  deed: z.enum(["set", "removed", "file", "back"]),
  keys: z.array(z.string()).meta({ description: "The first of what was changed" }),
  count: z.int(),
});

function readPercent(typed: string): number | undefined {
  const plain = typed.replace("%", "").trim();
  return /^\d{1,3}(?:\.\d{0,2})?$/.test(plain) && Number(plain) <= 100 ? Number(plain) : undefined;
}
