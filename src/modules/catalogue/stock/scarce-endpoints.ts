import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { cursor } from "#contract/endpoints/office-input.ts";
import { done, picture } from "../products/goods-answers.ts";
import { mostScarce } from "../rules/most-scarce.ts";

/** What is nearly sold out, and when the staff hear of it. */
export const scarceEndpoints = defineEndpoints("scarce", {
  list: {
    method: "GET",
    path: "/manage/scarce",
    right: "stock.change",
    summary: "Choices of goods on sale that are nearly gone, the scarcest first",
    input: z.object({ cursor }),
    answer: done.extend({
      choices: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          picture: picture.nullable(),
          colour: z.string(),
          size: z.string(),
          free: z.int(),
          stockVersion: z.int(),
        }),
      ),
      next: z.string().nullable(),
      lowAt: z.int().meta({ description: "So many left, or fewer, are nearly gone" }),
      version: z.int().meta({ description: "Of this setting" }),
    }),
  },
  warnAt: {
    method: "PUT",
    path: "/manage/scarce",
    right: "shop.change",
    summary: "Say how many left are nearly gone",
    input: z.object({
      lowAt: wholeNumber(0)
        .refine((given) => given <= mostScarce)
        .meta({ maximum: mostScarce }),
      seen: wholeNumber(0),
    }),
    answer: done,
    message: ({ answers }) => answers.office.noted,
    refusals: ["settingChanged"],
  },
});
