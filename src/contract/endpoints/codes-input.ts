import { z } from "zod";
import { refuseFor, tick } from "../fields.ts";
import { hundredthsOf, parseRupees } from "../money.ts";
import { text } from "./office-input.ts";

/** As people type them: spaces and small letters do not matter. */
export const typedCode = (
  z.string().meta({ description: "3 to 30 letters and digits, such as DIWALI" }) as z.ZodType<string, string>
)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .transform((code, context) =>
    /^[A-Z0-9]{3,30}$/.test(code) ? code : refuseFor("codeNameUnusable", context),
  );

const most = 10_000_000_00;
const rupees = text(20)
  .transform((typed, context) => {
    const paise = typed === "" ? 0 : parseRupees(typed);
    return paise === undefined || paise > most ? refuseFor("amountUnusable", context) : paise;
  })
  .default(0)
  .meta({ description: "In rupees; empty for none" });
const percent = text(6)
  .transform((typed, context) => {
    const given = typed === "" ? 0 : Number(typed.replace("%", ""));
    const isExact = Math.abs(given * 100 - hundredthsOf(given)) < 1e-6;
    return given >= 0 && given <= 100 && isExact ? given : refuseFor("percentUnusable", context);
  })
  .default(0)
  .meta({ description: "Of the goods; empty for none" });
const count = text(9)
  .transform((typed, context) => {
    if (typed === "") return null;
    return /^[1-9]\d*$/.test(typed) ? Number(typed) : refuseFor("countUnusable", context);
  })
  .default(null)
  .meta({ description: "Empty: without end" });
/** Without a zone it is the shop's, as a form's field for day and time gives it. */
const moment = text(40)
  .transform((typed, context) => {
    if (typed === "") return null;
    const at = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(typed) ? typed : `${typed}+05:30`);
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) && Number.isSafeInteger(at)) return at;
    return refuseFor("momentUnusable", context);
  })
  .default(null)
  .meta({ description: "A day and time in India, such as 2026-11-27T18:00; empty for none" });

/** What a form asks of a code; what is left empty has no limit. */
export const codeRule = z.object({
  percent,
  rupees,
  shipsFree: tick,
  minimum: rupees.meta({ description: "What the goods cost at least, in rupees" }),
  times: count,
  perCustomer: count,
  firstOrder: tick,
  beginsAt: moment,
  endsAt: moment,
});
