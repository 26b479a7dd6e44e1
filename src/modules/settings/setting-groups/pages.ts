import { z } from "zod";
import { count, maybeWords } from "#contract/settings/setting-fields.ts";
import { coloursOf } from "../rules/colours.ts";

const expected = "expected the name of a kept picture, such as hero.39de9434";
const picture = z.string({ error: expected }).regex(/^[a-z0-9][a-z0-9.-]{0,80}$/, expected);

/** Colours by day and by night, and the pictures of the shop itself; `npm run staff -- picture keep` makes these. */
export const look = z.strictObject({
  light: coloursOf("light"),
  dark: coloursOf("dark"),
  /** Beside the shop's name and in the browser's tab; the shop's own mark where it is empty. */
  logo: picture.or(z.literal("")).default(""),
  /** Behind the first words of the home page. */
  hero: picture.default("hero"),
});

/** A line over every page, such as that parcels leave a day later; none where it is empty. */
export const announcement = z.strictObject({
  text: maybeWords(200).default({ en: "", hi: "" }),
});

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

/** While the owner works on the shop, shoppers read this in the place of every page. */
export const pause = z.strictObject({
  isClosed: z.boolean({ error: "expected true or false" }).default(false),
  text: maybeWords(300).default({ en: "", hi: "" }),
});
