import { z } from "zod";
import { onlineMethods } from "#contract/checkout-view.ts";
import { defineContract } from "#contract/module-contract.ts";
import { count, isDistinct } from "#contract/settings/setting-fields.ts";

const expected = `expected at least one of ${onlineMethods.join(", ")}, each once`;

const paise = z.int({ error: "expected whole paise" }).min(0).max(1_000_000_000);

export const payments = defineContract({
  settings: {
    /** The ways to pay that are shown, in their order. */
    payments: z.strictObject({
      ways: z
        .array(z.enum(onlineMethods, { error: expected }))
        .min(1, expected)
        .refine(isDistinct, expected)
        .default([...onlineMethods]),
      /** When the parcel arrives; it stands last. */
      cash: z.boolean({ error: "expected true or false" }).default(false),
      /** What an order costs that can be paid so, in all; no limit where it says nothing. */
      cashLeastPaise: paise.default(0),
      cashMostPaise: paise.default(0),
      /** The same for who never paid for anything here. */
      cashNewMostPaise: paise.default(0),
      /** Who let so many parcels go back pays ahead; nobody where it is none. */
      cashRefusals: count(0, 20).default(2),
      /** Whether a code goes to the phone before such an order counts: in the profile of India, always or never. */
      cashCode: z
        .enum(["profile", "always", "never"], { error: "expected profile, always or never" })
        .default("profile"),
      /** How long goods are kept for an order that nobody confirms. */
      cashHours: count(1, 168).default(24),
      /** After so many days the courier's money is missed. */
      cashDueDays: count(1, 90).default(7),
      /** How long somebody can pay by a link that was sent, and the goods are kept meanwhile. */
      linkHours: z
        .int({ error: "expected a whole number of hours" })
        .min(1, "expected at least one hour")
        .max(168, "expected at most a week")
        .default(24),
    }),
  },
  settingWords: {
    payments: {
      title: "Ways to pay",
      lead: "Which are shown, in which order, and who may pay in cash.",
      fields: {
        ways: "Ways to pay, in this order",
        cash: "Cash on delivery",
        cashLeastPaise: "Smallest cash order, in rupees",
        cashMostPaise: "Largest cash order, in rupees",
        cashNewMostPaise: "Largest first cash order, in rupees",
        cashRefusals: "Must pay in advance after refusing this many cash parcels",
        cashCode: "Ask the buyer for a code before you pack",
        cashHours: "Hours to wait for the code",
        cashDueDays: "Days for couriers to hand over cash",
        linkHours: "A payment link is valid for (hours)",
      },
      hints: {
        cashMostPaise: "0: no limit",
        cashNewMostPaise: "For people who have never paid here. 0: the same as for all",
        cashRefusals: "0: never. You can allow cash again on the customer's page.",
        cashCode: "It goes by SMS to the phone number of the order. You can also confirm by calling.",
        cashHours:
          "Then the order is cancelled and its goods are for sale again. At most 168, which is a week",
        linkHours: "At most 168, which is a week",
      },
      choices: {
        "ways.card": "Card",
        "ways.qr": "UPI by QR code",
        "ways.paypal": "PayPal",
        "ways.apple-pay": "Apple Pay",
        "ways.google-pay": "Google Pay",
        "cashCode.profile": "Once GST is in use",
        "cashCode.always": "Always",
        "cashCode.never": "Never",
      },
    },
  },
  rights: {
    "payments.tell": "anyone",
    "payments.pay": "anyone",
    "money.refund": "staff",
  },
  refusals: {
    paymentUnavailable: [
      503,
      "The payment gateway is not answering. Your cart is safe, and nothing was charged.",
    ],
    paymentRefused: [502, "The payment gateway refused this order. Nothing was charged."],
    mockRefused: [403, "Mock payments are not accepted here"],
    badSignature: [400, "The payment is not signed by the gateway"],
    refundNotOpen: [409, "This refund is already done or on its way"],
    nothingToAsk: [409, "There is nothing to ask the gateway about this order"],
  },
});
