import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";

const bands = z
  .array(z.object({ upToPaise: z.int().nullable(), percent: z.number() }))
  .meta({ description: "By the price of a piece; the last holds for every price" });

const proposed = {
  bands,
  notification: z.object({
    name: z.string(),
    from: z.string().meta({ description: "The first day of its rates" }),
    isRead: z.boolean().meta({ description: "Our list has been compared with its text" }),
  }),
};

const table = z
  .object({
    hsn: z.string().meta({ description: "Empty: the row of all that is named nowhere else" }),
    bands,
  })
  .nullable()
  .meta({ description: "The row of the shop's own table that decides today" });

const same = z.boolean().meta({ description: "The table has the rates that are proposed" });

/** HSN codes by the words people have for goods, with the rates that are proposed for them. Nothing here sets a rate. */
export const hsnEndpoints = defineEndpoints("hsn", {
  find: {
    method: "GET",
    path: "/manage/hsn",
    right: "goods.change",
    summary: "HSN codes by words in English or Hindi, or by their first digits, with proposed rates",
    input: z.object({ words: text(200).default("") }),
    answer: done.extend({
      goods: z.array(
        z.object({
          hsn: z.string(),
          names: z.object({ en: z.string(), hi: z.string() }),
          ...proposed,
          table,
          same,
        }),
      ),
    }),
    refusals: ["fieldTooLong"],
  },
  sold: {
    method: "GET",
    path: "/manage/hsn/sold",
    right: "shop.change",
    summary: "What the goods on sale are taxed by, where no row names them or other rates are proposed",
    answer: done.extend({
      general: z.object({
        products: z.int().meta({ description: "On sale and named by no row of the table" }),
        bands,
      }),
      goods: z.array(
        z.object({
          hsn: z.string().nullable(),
          products: z.int(),
          table,
          proposed: z.object({ hsn: z.string(), ...proposed }).nullable(),
        }),
      ),
    }),
  },
});
