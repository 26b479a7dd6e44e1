import { z } from "zod";
import { stateCodes } from "../india/states.ts";

const share = "expected a number from 0 to 100";
const paise = z.int({ error: "expected whole paise" }).min(0).max(1_000_000_000);

/** What the shop asks beside its goods. The demo profile has its own delivery and its tax on top of the prices. */
export const pricing = z
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
  });
