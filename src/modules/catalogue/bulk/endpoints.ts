import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { actor } from "#modules/orders/office-answers.ts";
import { bulkKinds, bulkProblems, bulkStates, lineStates } from "../bulk-view.ts";
import { done } from "../products/goods-answers.ts";
import { bulkChange, linesWish, seen } from "./bulk-input.ts";

const part = z.record(z.string(), z.unknown()).nullable();

const bulk = z.object({
  id: z.string(),
  kind: z.enum(bulkKinds),
  wish: z.record(z.string(), z.unknown()).meta({ description: "What is wanted of each product" }),
  state: z.enum(bulkStates),
  version: z.int(),
  by: actor,
  at: z.int(),
  lines: z.int(),
  counts: z
    .partialRecord(z.enum(lineStates), z.int())
    .meta({ description: "Of its lines, by what came of them" }),
  undoUntil: z.int(),
});

const line = z.object({
  line: z.int(),
  row: z.int().nullable().meta({ description: "In the file, where it came from one" }),
  productId: z.string().nullable(),
  title: z.string(),
  state: z.enum(lineStates),
  before: part.meta({ description: "What is changed, as it was; null of what is new" }),
  after: part,
  problem: z.enum(bulkProblems).nullable(),
  detail: z.string().nullable(),
});

export const bulkAnswer = done.extend({ bulk });

/** Many goods at once. To everybody who does not work here these addresses do not exist. */
export const bulkEndpoints = defineEndpoints("bulk", {
  plan: {
    method: "POST",
    path: "/manage/bulk",
    right: "goods.change",
    summary: "Look at what a change would make of many goods, before and after; nothing is changed yet",
    input: bulkChange,
    status: 201,
    answer: bulkAnswer,
    message: ({ bulk: words }) => words.said.planned,
    refusals: [
      "bulkNothing",
      "bulkTooMany",
      "categoryUnknown",
      "fieldRequired",
      "amountUnusable",
      "discountTooMuch",
      "saleEndsEarly",
      "notAllowed",
    ],
  },
  list: {
    method: "GET",
    path: "/manage/bulk",
    right: "goods.change",
    summary: "What was done to many goods in the last thirty days, the newest first",
    answer: done.extend({ bulks: z.array(bulk) }),
  },
  show: {
    method: "GET",
    path: "/manage/bulk/{id}",
    right: "goods.change",
    summary: "One change of many goods with its products, each before and after",
    input: linesWish,
    answer: bulkAnswer.extend({ lines: z.array(line), next: z.string().nullable() }),
    refusals: ["notFound"],
  },
  carryOut: {
    method: "POST",
    path: "/manage/bulk/{id}/do",
    right: "goods.change",
    summary: "Do what was looked at, or what is left of it; much of it goes on by itself",
    input: z.object({ seen }),
    answer: bulkAnswer,
    message: ({ bulk: words }) => words.said.begun,
    refusals: ["notFound", "bulkChanged", "notAllowed"],
  },
  stop: {
    method: "POST",
    path: "/manage/bulk/{id}/stop",
    right: "goods.change",
    summary: "Stop it where it is; it can go on, or be taken back",
    input: z.object({ seen }),
    answer: bulkAnswer,
    message: ({ bulk: words }) => words.said.stopped,
    refusals: ["notFound", "bulkChanged", "notAllowed"],
  },
  undo: {
    method: "POST",
    path: "/manage/bulk/{id}/undo",
    right: "goods.change",
    summary: "Put back what it changed, where nobody has changed it since",
    input: z.object({ seen }),
    answer: bulkAnswer,
    message: ({ bulk: words }) => words.said.undone,
    refusals: ["notFound", "bulkChanged", "bulkTooOld", "notAllowed"],
  },
});
