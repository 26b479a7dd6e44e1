import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { langs } from "#contract/texts/lang.ts";
import { bill } from "../bill-answer.ts";
import { lineByLink } from "../line-answer.ts";

const shown = z.object({
  success: z.literal(true),
  message: z.string(),
  order: z.object({
    number: z.string(),
    shortId: z.string().meta({ description: "The six characters that stand beside its number" }),
    lang: z.enum(langs),
    state: z.enum(["open", "paid", "ended", "givenBack"]),
    until: z.int().meta({ description: "Milliseconds since 1970" }),
    lines: z.array(lineByLink.omit({ takenOut: true })),
    bill: z.object(bill),
    together: z
      .array(z.string())
      .meta({ description: "Numbers of the orders that are in one parcel with it" }),
    isMock: z.boolean(),
    url: z.string().nullable().meta({ description: "The gateway's own page, once there is one" }),
    upiLink: z.string().nullable().meta({ description: "What UPI apps open and cameras read" }),
  }),
});

/** For whoever holds a link that the shop has signed: there is nothing to sign in to. */
export const payLinksEndpoints = defineEndpoints("payLinks", {
  show: {
    method: "GET",
    path: "/pay/{token}",
    right: "payments.pay",
    summary: "What there is to pay by a link",
    answer: shown,
    refusals: ["notFound"],
  },
  pay: {
    method: "POST",
    path: "/pay/{token}",
    right: "payments.pay",
    summary: "Play the payment, or have the gateway's page made, or ask the gateway what became of it",
    input: z.object({}),
    answer: shown,
    refusals: ["notFound", "payLater"],
  },
});
