import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import type { Reason } from "#contract/failures.ts";
import { done } from "../office-answers.ts";
import { changeWishes } from "../rules/can-be-changed.ts";

const wish = {
  about: z
    .enum(["", ...changeWishes])
    .default("other")
    .transform((chosen, context) => chosen || refuseFor("fieldRequired", context)),
  words: text(1_000)
    .transform((typed, context) => typed || refuseFor("fieldRequired", context))
    .meta({ description: "What should be otherwise" }),
};
const answer = done.extend({ number: z.string(), token: z.string() });
const refusals = [
  ...["notFound", "tooLateToChange", "fieldRequired", "fieldTooLong", "reachUnusable", "tooMany"],
] as const satisfies readonly Reason[];

/** Who bought asks for a change until the order is packed: the staff find it among their messages. */
export const changeWishEndpoints = defineEndpoints("changeWishes", {
  ask: {
    method: "POST",
    path: "/orders/{id}/change",
    right: "orders.own",
    summary:
      "Ask the shop to change an order that is not packed yet; the answer is read by the ticket's link",
    input: z.object(wish),
    answer,
    message: ({ support }) => support.arrived,
    refusals,
  },
  askByLink: {
    method: "POST",
    path: "/tracking/{token}/change",
    right: "orders.track",
    summary: "The same, for whoever holds the tracking link",
    input: z.object(wish),
    answer,
    message: ({ support }) => support.arrived,
    refusals,
  },
});
