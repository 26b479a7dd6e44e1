import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { count, isDistinct } from "#contract/settings/setting-fields.ts";

const category = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected the id of a category, such as silk-sarees");
const once = "expected each category once at most";

export const returns = defineContract({
  settings: {
    /** What may come back and how. How many days there are for it, support says to every page. */
    returns: z.strictObject({
      /** Other days for goods of these categories. */
      daysOf: z
        .array(z.strictObject({ category, days: count(0, 365) }))
        .max(60)
        .refine((rows) => isDistinct(rows.map((row) => row.category)), once)
        .default([]),
      /** Categories that are not taken back, such as what touches the skin. */
      never: z.array(category).max(60).refine(isDistinct, once).default([]),
      exchange: z.boolean({ error: "expected true or false" }).default(true),
      pickUp: z.boolean({ error: "expected true or false" }).default(true),
      toStores: z.boolean({ error: "expected true or false" }).default(true),
      /** Who bears the way back where nothing is wrong with the goods. */
      wayBack: z.enum(["shop", "customer"], { error: "expected shop or customer" }).default("shop"),
      /** What it costs the customer, where the shop fetches it. */
      wayBackPaise: z.int({ error: "expected whole paise" }).min(0).max(1_000_000).default(0),
    }),
  },
  settingWords: {
    returns: {
      title: "Returns and exchanges",
      lead: "What can be returned, how, and who pays for it.",
      fields: {
        daysOf: "A different number of days for some categories",
        "daysOf.category": "Category",
        "daysOf.days": "Days",
        never: "Categories that cannot be returned",
        exchange: "Exchange for another colour or size",
        pickUp: "Pick up goods from the customer",
        toStores: "Customers can bring goods to a store",
        wayBack: "Who pays for the return when nothing is wrong",
        wayBackPaise: "What it costs the customer, in rupees",
      },
      hints: {
        never: "Such as cosmetics or underwear",
        wayBackPaise: "It is taken off the refund. If something is wrong with the goods, you pay.",
      },
      choices: {
        "wayBack.shop": "The shop",
        "wayBack.customer": "The customer",
      },
    },
  },
  rights: {
    "returns.ask": "anyone",
    "returns.see": "staff",
    "returns.decide": "staff",
  },
  refusals: {
    returnOver: [409, "The time to return this is over"],
    returnUnderWay: [
      409,
      "These pieces are in a return that is under way. Refund them there, or refuse it first.",
    ],
    notReturnable: [409, "That is more than you can return. Please check again."],
    returnsFull: [409, "This order has too many returns. Please call us."],
    choiceDearer: [422, "This choice costs more. Return yours for a refund and buy the other one."],
  },
});
