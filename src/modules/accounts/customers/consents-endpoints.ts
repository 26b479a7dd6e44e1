import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { langs } from "#contract/texts/lang.ts";
import { done } from "#modules/orders/office-answers.ts";
import { consentPurposes } from "../rules/consents.ts";

const purpose = z.enum(consentPurposes);

/** What one allows the shop beside what an order needs. */
export const consentsEndpoints = defineEndpoints("consents", {
  list: {
    method: "GET",
    path: "/consents",
    right: "account.own",
    summary: "What one has allowed, and all that was given and taken back",
    answer: done.extend({
      consents: z.array(
        z.object({
          purpose,
          isGiven: z.boolean(),
          canGive: z.boolean().meta({ description: "The address or number that it takes is proved" }),
        }),
      ),
      history: z.array(
        z.object({
          purpose,
          deed: z.enum(["given", "withdrawn"]),
          words: z.string(),
          lang: z.enum(langs),
          page: z.string(),
          at: z.int(),
        }),
      ),
    }),
  },
  choose: {
    method: "PUT",
    path: "/consents/{purpose}",
    right: "account.own",
    summary: "Allow something, or take it back",
    input: z.object({ given: tick }),
    answer: done,
    message: ({ privacy }) => privacy.consents.kept,
    refusals: ["notFound", "emailUnusable", "phoneUnusable"],
  },
});
