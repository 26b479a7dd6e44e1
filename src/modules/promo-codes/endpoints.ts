import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { hundredthsOf, parseRupees } from "#contract/format/money.ts";
import { done } from "#modules/orders/office-answers.ts";

/** As people type them: spaces and small letters do not matter. */
const typedCode = (
  z.string().meta({ description: "3 to 30 letters and digits, such as DIWALI" }) as z.ZodType<string, string>
)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .transform((code, context) =>
    /^[A-Z0-9]{3,30}$/.test(code) ? code : refuseFor("codeNameUnusable", context),
  );

const most = 10_000_000_00;
export const rupees = text(20)
  .transform((typed, context) => {
    const paise = typed === "" ? 0 : parseRupees(typed);
    return paise === undefined || paise > most ? refuseFor("amountUnusable", context) : paise;
  })
  .default(0)
  .meta({ description: "In rupees; empty for none" });
export const percent = text(6)
  .transform((typed, context) => {
    const given = typed === "" ? 0 : Number(typed.replace("%", ""));
    const isExact = Math.abs(given * 100 - hundredthsOf(given)) < 1e-6;
    return given >= 0 && given <= 100 && isExact ? given : refuseFor("percentUnusable", context);
  })
  .default(0)
  .meta({ description: "Of the goods; empty for none" });
const limit = text(9)
  .transform((typed, context) => {
    if (typed === "") return null;
    return /^[1-9]\d*$/.test(typed) ? Number(typed) : refuseFor("countUnusable", context);
  })
  .default(null)
  .meta({ description: "Empty: without end" });
/** Without a zone it is the shop's, as a form's field for day and time gives it. */
export const moment = text(40)
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
  times: limit,
  perCustomer: limit,
  firstOrder: tick,
  beginsAt: moment,
  endsAt: moment,
});

const time = z.int().nullable().meta({ description: "Milliseconds since 1970" });
const count = z.int().nullable().meta({ description: "Null: as often as they like" });

const code = z.object({
  code: z.string(),
  state: z.enum(["off", "planned", "on", "over"]),
  version: z.int(),
  used: z.int().meta({ description: "By orders that are paid or may still be" }),
  percent: z.number(),
  paise: z.int(),
  shipsFree: z.boolean(),
  minimumPaise: z.int(),
  times: count,
  perCustomer: count,
  firstOrder: z.boolean(),
  beginsAt: time,
  endsAt: time,
  isOn: z.boolean(),
});
const one = done.extend({ code });

const rules = [
  "codeTakesNothing",
  "endsBeforeItBegins",
  "amountUnusable",
  "percentUnusable",
  "countUnusable",
  "momentUnusable",
] as const;
const changes = ["notFound", "codeChanged"] as const;
const seen = wholeNumber(1).meta({ description: "The version that was looked at; another one is refused" });

/** Codes that take something off, as their owner keeps them. To everybody else these addresses do not exist. */
export const promoCodeEndpoints = defineEndpoints("codes", {
  list: {
    method: "GET",
    path: "/manage/codes",
    right: "shop.change",
    summary: "All codes, those that can be used first",
    answer: done.extend({ codes: z.array(code) }),
  },
  show: {
    method: "GET",
    path: "/manage/codes/{name}",
    right: "shop.change",
    summary: "One code",
    answer: one,
    refusals: ["notFound"],
  },
  make: {
    method: "POST",
    path: "/manage/codes",
    right: "shop.change",
    summary: "A new code: percent, rupees or free delivery, with its limits",
    input: z.object({ name: typedCode, ...codeRule.shape }).superRefine(refuseRule),
    status: 201,
    answer: one,
    message: ({ promoCodes }) => promoCodes.answers.made,
    refusals: ["codeTaken", "codesFull", "codeNameUnusable", ...rules],
  },
  change: {
    method: "PUT",
    path: "/manage/codes/{name}",
    right: "shop.change",
    summary: "Change what a code takes off and its limits, as it was in the version that was seen",
    input: codeRule.extend({ seen }).superRefine(refuseRule),
    answer: one,
    message: ({ promoCodes }) => promoCodes.answers.changed,
    refusals: [...changes, "codeUsedMore", ...rules],
  },
  turn: {
    method: "POST",
    path: "/manage/codes/{name}/turn",
    right: "shop.change",
    summary: "Switch a code on or off",
    input: z.object({ on: tick, seen }),
    answer: one,
    refusals: [...changes],
  },
  remove: {
    method: "DELETE",
    path: "/manage/codes/{name}",
    right: "shop.change",
    summary: "Take away a code that no order has used",
    input: z.object({ seen }),
    answer: done,
    message: ({ promoCodes }) => promoCodes.answers.removed,
    refusals: [...changes, "codeInUse"],
  },
});

function refuseRule(
  { percent, rupees, shipsFree, beginsAt, endsAt }: Omit<z.output<typeof codeRule>, "minimum">,
  context: z.RefinementCtx,
) {
  if (percent === 0 && rupees === 0 && !shipsFree) refuseFor("codeTakesNothing", context, ["percent"]);
  if (endsAt !== null && endsAt <= (beginsAt ?? 0)) refuseFor("endsBeforeItBegins", context, ["endsAt"]);
}
