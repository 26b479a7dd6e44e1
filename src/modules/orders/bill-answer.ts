import { z } from "zod";

const paise = z.int().meta({ description: "Whole paise" });

const charge = z.object({
  kind: z.string(),
  paise: paise.meta({ description: "Less than nothing where it takes away" }),
  inside: z.boolean().meta({ description: "Part of the goods' prices already, so it is not added" }),
  words: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Of an order, beside the sum that was ordered. */
export const finalPaise = paise.meta({
  description:
    "What is to be paid, or was paid in the end: what was taken off, went back or pays for another choice is not in it",
});

/** What goods cost: the named sums, and everything that is charged beside the goods. */
export const bill = {
  subtotal: paise,
  promo: paise,
  shipping: paise,
  tax: paise,
  total: paise,
  charges: z.array(charge),
};
