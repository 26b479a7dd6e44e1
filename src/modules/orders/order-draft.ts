import { z } from "zod";
import { text } from "#contract/endpoints/office-input.ts";
import { picture } from "#contract/endpoints/picture-answer.ts";
import { mostOfOne } from "#contract/limits.ts";
import { bill } from "./bill-answer.ts";
import { storeShown } from "./collect-answer.ts";
import { done } from "./office-answers.ts";

const paise = z.int();
const choice = z.object({
  colour: z.string(),
  size: z.string(),
  free: z.int().meta({ description: "Pieces left to sell" }),
  unitPaise: paise,
});
const goods = z.object({
  productId: z.string(),
  title: z.string(),
  picture,
  unitPaise: paise,
  choices: z.array(choice),
});

/** The id or number of the order that another one leaves together with. */
export const joined = text(60).default("");

/** Where it is collected. */
export const collectedAt = text(100).default("").meta({
  description: "The store where it is collected; left out or empty, it is brought to the address",
});

/** What an order by phone is made of, as it is typed. */
export const items = z.array(
  z.object({
    productId: text(100).min(1),
    quantity: z.int().min(1).max(mostOfOne),
    colour: text(60).nullish(),
    size: text(60).nullish(),
  }),
);

/** Off all its goods, and what the bill calls that. */
export const discountFields = {
  discount: text(20).optional().meta({ description: "Rupees such as 150, or of what the goods cost 10%" }),
  discountReason: text(60).optional().meta({ description: "Read by the customer, on the bill" }),
};

export const orderDraft = {
  input: z.object({
    phone: text(40).default(""),
    search: text(100)
      .default("")
      .meta({ description: "Goods to choose from; before anything is chosen, empty: what is bought most" }),
    items: items.max(50).default([]),
    pinCode: text(20).default(""),
    state: text(100).default(""),
    storeId: collectedAt,
    joins: joined.meta({
      description: "The order that it leaves together with, which has paid for delivery",
    }),
    ...discountFields,
  }),
  answer: done.extend({
    draft: z.object({
      customer: z
        .object({
          id: z.string(),
          name: z.string(),
          phone: z.string().nullable(),
          email: z.string().nullable(),
          address: z
            .object({
              name: z.string(),
              street: z.string(),
              city: z.string(),
              state: z.string(),
              pinCode: z.string(),
            })
            .nullable(),
        })
        .nullable()
        .meta({ description: "Who has this number; nobody yet, where there is none" }),
      found: z.array(goods),
      lines: z.array(
        z.object({
          goods: goods.nullable().meta({ description: "None, where they are not for sale any more" }),
          quantity: z.int(),
          paise: paise.nullable(),
          reason: z.string().nullable(),
          why: z.string().nullable().meta({ description: "Why it cannot be had so, in words" }),
        }),
      ),
      quote: z.object(bill).nullable(),
      joins: z
        .object({ id: z.string(), number: z.string(), name: z.string() })
        .nullable()
        .meta({ description: "The order that it leaves together with" }),
      stores: z.array(storeShown).meta({ description: "Where it can be collected" }),
      isDelivered: z.boolean(),
      ways: z.array(z.enum(["link", "paid", "cash"])),
      linkHours: z.int(),
      asksGstin: z.boolean().meta({ description: "Whether invoices can bear the number of a business" }),
    }),
  }),
};
