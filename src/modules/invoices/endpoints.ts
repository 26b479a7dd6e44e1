import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/catalogue/products/goods-answers.ts";

const paise = z.int();
const sums = z.object({
  sales: z.int().meta({ description: "Invoices" }),
  sold: paise,
  goods: paise,
  delivery: paise,
  other: paise,
  tax: paise.meta({ description: "Part of what was sold" }),
  less: paise.meta({ description: "What codes took off, in no other sum" }),
  credits: z.int().meta({ description: "Credit notes" }),
  credited: paise,
  creditedTax: paise,
});
const days = z.object({ from: z.string(), to: z.string() });
const open = z.object({ count: z.int(), paise });
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "a month such as 2026-11")
  .meta({ description: "Such as 2026-11" });

/** What came in and went back, and its files. To everybody else these addresses do not exist. */
export const booksEndpoints = defineEndpoints("books", {
  see: {
    method: "GET",
    path: "/manage/money",
    right: "money.see",
    summary:
      "A day, a month or a year from April: sold, given back, taxes by state and rate, and the time before",
    input: z.object({
      period: text(10).optional().meta({ description: "2026-11-22, 2026-11 or 2026; else this month" }),
    }),
    answer: done.extend({
      period: z.object({ name: z.string(), kind: z.enum(["day", "month", "year"]), ...days.shape }),
      today: z.string(),
      before: days.meta({ description: "The days that it is compared with" }),
      previous: z.string(),
      following: z.string(),
      totals: sums,
      totalsBefore: sums,
      bars: z.array(z.object({ name: z.string(), paise })).meta({ description: "Sold less given back" }),
      taxes: z.array(
        z.object({
          place: z.string().meta({ description: "Code of the state; empty where it is not known" }),
          state: z.string(),
          percent: z.number(),
          isBetweenStates: z.boolean(),
          taxable: paise,
          tax: paise,
        }),
      ),
      cashDue: open.meta({ description: "To be collected at the door" }),
      cashOwed: open.meta({ description: "Collected, and not brought by the courier" }),
      goingBack: open,
      toLookAt: z.object({ count: z.int(), isMore: z.boolean() }),
      isBehind: z.boolean().meta({ description: "Older papers are still being summed up" }),
    }),
    refusals: ["notFound"],
  },
  table: {
    method: "GET",
    path: "/manage/money/files/{table}",
    right: "money.see",
    summary:
      "Orders, lines, payments or refunds of a month for the accountant, without names and numbers of people",
    input: z.object({ month }),
    answer: fileAnswer,
    file: "text/csv",
    refusals: ["notFound"],
  },
  taxTable: {
    method: "GET",
    path: "/manage/money/taxes",
    right: "money.see",
    summary: "Each row of each invoice and credit note of a month",
    input: z.object({ month }),
    answer: fileAnswer,
    file: "text/csv",
  },
  gstr1: {
    method: "GET",
    path: "/manage/money/gstr1",
    right: "money.see",
    summary: "The month's GSTR-1 as the tax portal takes it",
    input: z.object({ month }),
    answer: fileAnswer,
    file: "application/json",
    refusals: ["gstinMissing"],
  },
  eInvoices: {
    method: "GET",
    path: "/manage/money/e-invoices",
    right: "money.see",
    summary: "The month's papers of businesses as INV-01",
    input: z.object({ month }),
    answer: fileAnswer,
    file: "application/json",
    refusals: ["gstinMissing"],
  },
});
