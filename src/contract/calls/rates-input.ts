import { z } from "zod";
import { refuseFor } from "../fields.ts";
import { hundredthsOf, parseRupees } from "../money.ts";
import { isTaxClass } from "../tax-classes.ts";
import { doer } from "./desk-answers.ts";
import { text } from "./desk-input.ts";

/** First digits of an HSN code, a class, or nothing for all that is named nowhere else. */
export const taxedBy = text(20)
  .transform((typed, context) => {
    const plain = typed.replace(/\s/g, "").toLowerCase();
    return /^\d{0,8}$/.test(plain) || isTaxClass(plain) ? plain : refuseFor("hsnUnusable", context);
  })
  .default("");

/** By India's calendar. */
export const typedDay = z.iso.date({ error: "a day, such as 2026-11-27" });

/** Left empty it is none. */
export const maybeDay = text(10)
  .transform((typed) => (typed === "" ? null : typed))
  .pipe(z.union([typedDay, z.null()]))
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
  .transform((typed) => (typed === "" ? Number.NaN : Number(typed.replace("%", ""))))
  .pipe(
    z
      .number({ error: "a number from 0 to 100" })
      .min(0, "a number from 0 to 100")
      .max(100, "a number from 0 to 100")
      .refine((given) => Math.abs(given * 100 - hundredthsOf(given)) < 1e-6, "two decimals at most"),
  )
  .meta({ description: "From 0 to 100, with two decimals at most" });

/** Left empty there is none. */
export const percentOrNone = text(8)
  .transform((typed) => (typed === "" ? null : typed))
  .pipe(z.union([percentTyped, z.null()]));

/** A change of a table of rates. */
export const rateChange = z.object({
  id: z.string(),
  by: doer,
  at: z.int(),
  deed: z.enum(["set", "removed", "file", "back"]),
  keys: z.array(z.string()).meta({ description: "The first of what was changed" }),
  count: z.int(),
});
