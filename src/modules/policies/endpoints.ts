import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { done } from "#modules/orders/office-answers.ts";
import { policyPages } from "./rules/policy-pages.ts";

/** Its name is that of the settings, beside which it is known. */
export const policyEndpoints = defineEndpoints("settings", {
  policyFile: {
    method: "GET",
    path: "/manage/files/pages",
    right: "shop.change",
    summary: "What the pages about the shop say, in each language, for a spreadsheet",
    answer: fileAnswer,
    file: "text/csv",
  },
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
