import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { seen } from "../bulk/bulk-input.ts";
import { bulkAnswer } from "../bulk/endpoints.ts";
import { filePictureProblems } from "../bulk-view.ts";
import { done } from "../products/goods-answers.ts";

const sentTable = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;

/** In place of a category: goods of this name stay out, or the shop gets a category of this name. */
export const leaveOut = "-";
export const makeNew = "+";

/** Goods as files of lines. To everybody who does not work here these addresses do not exist. */
export const tablesEndpoints = defineEndpoints("tables", {
  take: {
    method: "GET",
    path: "/manage/tables/goods",
    right: "goods.change",
    summary: "All goods as CSV, a line for each choice; the shop reads it again",
    file: "text/csv",
    answer: fileAnswer,
  },
  read: {
    method: "POST",
    path: "/manage/tables",
    right: "goods.import",
    summary:
      "Look at what a CSV file would make of the goods: the shop's own, Shopify's or WooCommerce's, of at most 20 MB and 20,000 lines",
    takesTable: true,
    input: z.object({ table: sentTable }),
    status: 201,
    answer: bulkAnswer,
    message: ({ table: words }) => words.read,
    refusals: [
      "fieldRequired",
      "tableUnreadable",
      "tableUnknown",
      "tableBroken",
      "tableTooLong",
      "tableEmpty",
    ],
  },
  choose: {
    method: "PUT",
    path: "/manage/tables/{id}",
    right: "goods.import",
    summary: "Say where goods of a file belong and how new ones begin; it is looked at once more",
    input: z.object({
      seen,
      newState: z.enum(["live", "draft"]),
      pieces: wholeNumber(0)
        .refine((given) => given <= 1_000_000)
        .meta({ description: "Where the file counts none" }),
      categories: z
        .array(z.object({ name: text(200), category: text(100) }))
        .max(200)
        .default([])
        .meta({
          description:
            "The shop's category for a name in the file, - to leave its goods out, + to make one of this name",
        }),
    }),
    answer: bulkAnswer,
    message: ({ table: words }) => words.chosen,
    refusals: ["notFound", "bulkChanged", "notAllowed", "fieldRequired", "fieldTooLong"],
  },
  ask: {
    method: "GET",
    path: "/manage/tables/{id}",
    right: "goods.change",
    summary: "What is to be said of a file before it is done",
    answer: done.extend({
      categories: z.array(z.object({ name: z.string(), count: z.int() })).meta({
        description: "Names that no category of the shop has",
      }),
      elsewhere: z.int().meta({
        description: "Products with pictures elsewhere on the web, which are fetched once it is done",
      }),
      pictures: z.object({
        waits: z.int(),
        done: z.int(),
        failed: z.int(),
        missing: z
          .array(
            z.object({
              row: z.int().nullable(),
              productId: z.string().nullable(),
              title: z.string(),
              address: z.string(),
              problem: z.enum(filePictureProblems),
            }),
          )
          .meta({ description: "Of those that did not come, the first hundred" }),
      }),
    }),
    refusals: ["notFound"],
  },
});
