import { z } from "zod";
import { hundredthsOf } from "#contract/format/money.ts";

const paise = z.int().min(0).max(10_000_000_000);
const choice = {
  colour: z.string().max(40).optional(),
  size: z.string().max(20).optional(),
};
/** Without a zone it is the shop's, as a form's field for day and time gives it. */
export const moment = z.iso
  .datetime({ offset: true, local: true, error: "a day and time, such as 2026-11-27T18:00" })
  .transform((text) => Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+05:30`));

/** What one choice costs, in paise; the MRP is the price where it is left out, and null for both is the product's. */
export const ownPriceInput = z
  .strictObject({ ...choice, unitPaise: paise.nullable(), mrpPaise: paise.nullable().default(null) })
  .refine(({ unitPaise, mrpPaise }) => mrpPaise === null || (unitPaise !== null && mrpPaise >= unitPaise), {
    path: ["mrpPaise"],
    error: "mrpPaise: not below unitPaise",
  });

export const newSaleInput = z
  .strictObject({
    ...choice,
    productId: z.string().max(40).optional(),
    category: z.string().max(100).optional(),
    percent: z
      .number()
      .min(0.01)
      .max(99)
      .refine((given) => Math.abs(given * 100 - hundredthsOf(given)) < 1e-6, "two decimals at most")
      .optional(),
    unitPaise: paise.optional().meta({ description: "The price itself, in place of percent" }),
    beginsAt: moment.optional().meta({ description: "Left out: at once" }),
    endsAt: moment.optional().meta({ description: "Left out: until it is ended" }),
  })
  .refine(({ productId, category }) => (productId === undefined) !== (category === undefined), {
    path: ["productId"],
    error: "productId or category, one of both",
  })
  .refine(({ percent, unitPaise }) => (percent === undefined) !== (unitPaise === undefined), {
    path: ["percent"],
    error: "percent or unitPaise, one of both",
  })
  .refine(
    ({ category, colour, size, unitPaise }) =>
      category === undefined || (colour === undefined && size === undefined && unitPaise === undefined),
    { path: ["category"], error: "category: with percent alone" },
  );
