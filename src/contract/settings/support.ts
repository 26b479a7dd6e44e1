import { z } from "zod";
import { count, words } from "./fields.ts";

/** What the shop promises beside the price; product pages, orders and the chat quote it. */
export const support = z
  .strictObject({
    returnDays: count(0, 365).default(30),
    deliveryFrom: count(0, 60).default(3),
    deliveryTo: count(0, 60).default(5),
    /** The chat's answer to how one can pay. */
    payment: words(240).default({
      en: "We take all major credit and debit cards, UPI by QR code, PayPal, Apple Pay and Google Pay.",
      hi: "हम सभी बड़े क्रेडिट और डेबिट कार्ड, QR कोड से UPI, PayPal, Apple Pay और Google Pay लेते हैं।",
    }),
  })
  .refine(({ deliveryFrom, deliveryTo }) => deliveryFrom <= deliveryTo, {
    path: ["deliveryTo"],
    error: "expected no fewer days than deliveryFrom",
  });
