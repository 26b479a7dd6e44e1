import { z } from "zod";
import { stateCodes } from "#contract/india/states.ts";
import { defineContract } from "#contract/module-contract.ts";

const share = "expected a number from 0 to 100";
const paise = z.int({ error: "expected whole paise" }).min(0).max(1_000_000_000);

export const pricing = defineContract({
  settings: {
    /** What the shop asks beside its goods. The demo profile has its own delivery and its tax on top of the prices. */
    pricing: z
      .strictObject({
        profile: z.enum(["demo", "india"], { error: "expected demo or india" }).default("demo"),
        /** On top of the goods; of the demo profile. */
        taxPercent: z.number({ error: share }).min(0, share).max(100, share).default(10),
        /** Offered in the cart, in both profiles. */
        giftWrap: z.boolean({ error: "expected true or false" }).default(false),
        giftWrapPaise: paise.default(50_00),
        /** Where the seller is registered, by its code; of the India profile, like all that follows. */
        sellerState: z
          .enum(["", ...stateCodes], { error: "expected the code of a state, such as 29 for Karnataka" })
          .default(""),
        /** Where the table of delivery names no better. */
        deliveryPaise: paise.default(49_00),
        freeDeliveryAbovePaise: paise.default(499_00),
        cashPaise: paise.default(0),
      })
      .superRefine(({ profile, sellerState }, context) => {
        if (profile === "india" && sellerState === "")
          context.addIssue({
            code: "custom",
            path: ["sellerState"],
            message: "expected the code of the seller's state before the profile can be india",
          });
      }),
  },
  settingWords: {
    pricing: {
      title: "Delivery charge and tax",
      lead: "What delivery costs, when it is free, and whether prices include tax.",
      fields: {
        profile: "How prices are made",
        taxPercent: "Tax on top, in percent",
        giftWrap: "Offer gift wrap in the cart",
        giftWrapPaise: "Gift wrap costs, in rupees",
        sellerState: "State where you are registered",
        deliveryPaise: "Delivery costs, in rupees",
        freeDeliveryAbovePaise: "Free delivery from, in rupees",
        cashPaise: "Cash on delivery costs, in rupees",
      },
      hints: {
        profile:
          "With India, guests may also buy without an account, and cash orders are confirmed with a code, unless you set it otherwise.",
        taxPercent: "Only where tax is added on top. With India prices include it.",
        sellerState: "Needed for GST: it decides which tax is on invoices.",
        freeDeliveryAbovePaise: "0: delivery is always free",
      },
      choices: {
        "profile.demo": "Demo: tax on top, simple delivery charge",
        "profile.india": "India: prices include GST, delivery by PIN code",
      },
    },
  },
  refusals: {
    ratesChanged: [
      409,
      "Somebody else has changed this table meanwhile. What you typed is still here; check the table, then save again.",
    ],
    rateBegun: [
      409,
      "This rate has begun and goods were sold at it, so it stays. Add a new rate from a later day.",
    ],
    rateInPast: [422, "A rate has to begin today or later"],
    ratesFull: [409, "The table is full with 500 rates. Remove some that have not begun."],
    hsnUnusable: [422, "Enter the first digits of an HSN code (up to 8) or a tax class, or leave it empty"],
    prefixUnusable: [422, "Enter a PIN code or its first digits; it does not begin with 0"],
    placeTaken: [409, "This is already in the table. Change it there."],
    fileHasFaults: [
      409,
      "Some lines of the file are not right. Other places are removed only when all lines are right.",
    ],
    dayUnusable: [422, "Please enter a day, such as 2026-11-27"],
    daysUnusable: [422, "Enter whole days, from 0 to 60"],
    weightUnusable: [422, "Enter the weight in whole grams, such as 500"],
    weightTwice: [422, "Enter each weight only once"],
  },
});
