import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { refuseFor, tick, wholeNumber } from "../fields.ts";
import { codeRule, typedCode } from "./codes-input.ts";
import { done } from "./office-answers.ts";

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
export const codesEndpoints = defineEndpoints("codes", {
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
    said: ({ answers }) => answers.codes.made,
    refusals: ["codeTaken", "codesFull", "codeNameUnusable", ...rules],
  },
  change: {
    method: "PUT",
    path: "/manage/codes/{name}",
    right: "shop.change",
    summary: "Change what a code takes off and its limits, as it was in the version that was seen",
    input: codeRule.extend({ seen }).superRefine(refuseRule),
    answer: one,
    said: ({ answers }) => answers.codes.changed,
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
    said: ({ answers }) => answers.codes.removed,
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
