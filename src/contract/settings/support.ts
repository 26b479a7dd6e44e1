import { z } from "zod";
import { count, maybeWords } from "./fields.ts";

/** What the shop promises beside the price; product pages, orders and the chat quote it. */
export const support = z
  .strictObject({
    returnDays: count(0, 365).default(30),
    deliveryFrom: count(0, 60).default(3),
    deliveryTo: count(0, 60).default(5),
    /** Beside the days, where something may come back. */
    returnsHint: maybeWords(40).default({ en: "no questions asked", hi: "बिना किसी सवाल के" }),
    /** How one can pay, in the owner's own words; made of the ways to pay where she has none. */
    payment: maybeWords(240).default({ en: "", hi: "" }),
  })
  .refine(({ deliveryFrom, deliveryTo }) => deliveryFrom <= deliveryTo, {
    path: ["deliveryTo"],
    error: "expected no fewer days than deliveryFrom",
  });
