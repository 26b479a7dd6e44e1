import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { done } from "#modules/orders/office-answers.ts";
import { policyPages } from "./rules/policy-pages.ts";

/** Its name is that of the settings, beside which it is known. */
export const policyEndpoints = defineEndpoints("settings", {
  policy: {
    method: "GET",
    path: "/manage/shop-pages/{page}",
    right: "shop.change",
    summary:
      "What a page about the shop says where the owner has not written it: filled with the shop's facts",
    answer: done.extend({
      page: z.enum(policyPages),
      own: z.object({ en: z.string(), hi: z.string() }).meta({ description: "The shop's own text" }),
    }),
    refusals: ["notFound"],
  },
});
