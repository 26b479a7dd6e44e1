import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { longestAddress } from "./rules/old-address.ts";

const address = text(2 * longestAddress);
const table = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;
const unusable = ["oldAddressUnusable", "newAddressUnusable", "redirectsFull"] as const;

/** Where addresses of the shop before lead, as the owner keeps them. To everybody else these addresses do not exist. */
export const redirectEndpoints = defineEndpoints("redirects", {
  list: {
    method: "GET",
    path: "/manage/redirects",
    right: "shop.change",
    summary: "Old addresses and where each leads, 50 at a time, or the one that is looked for",
    input: z.object({ search: address.default(""), cursor: address.optional() }),
    answer: done.extend({
      redirects: z.array(z.object({ path: z.string(), target: z.string() })),
      next: z.string().nullable(),
      count: z.int(),
    }),
  },
  set: {
    method: "PUT",
    path: "/manage/redirects",
    right: "shop.change",
    summary: "Let an old address lead to a page of this shop, in place of where it led",
    input: z.object({
      from: address.meta({ description: "A path, or a whole address of any shop" }),
      to: address.meta({ description: "A path or a whole address of this shop, or the SKU of a product" }),
    }),
    answer: done,
    message: ({ redirects }) => redirects.answers.saved,
    refusals: [...unusable],
  },
  remove: {
    method: "DELETE",
    path: "/manage/redirects",
    right: "shop.change",
    summary: "Let an old address lead nowhere",
    input: z.object({ path: address }),
    answer: done,
    message: ({ redirects }) => redirects.answers.removed,
    refusals: ["notFound"],
  },
  take: {
    method: "GET",
    path: "/manage/redirects-file",
    right: "shop.change",
    summary: "All of them as CSV; the shop reads it again",
    file: "text/csv",
    answer: fileAnswer,
  },
  read: {
    method: "POST",
    path: "/manage/redirects-file",
    right: "shop.change",
    summary:
      "Add the lines of a CSV file (old address, new address), such as Shopify's; all of them or, where one does not fit, none",
    takesTable: true,
    input: z.object({ table }),
    answer: done.extend({ count: z.int() }),
    refusals: [
      ...(["tableUnreadable", "tableBroken", "tableTooLong", "tableEmpty", "fieldRequired"] as const),
      ...unusable,
    ],
  },
});
