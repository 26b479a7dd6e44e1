import { z } from "zod";

const paise = z.int().min(0).max(1_000_000_000);
const count = z.int().min(1).max(1_000_000_000);
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e4), "expected two decimals at most");

export const taxRateInput = z.strictObject({
  hsn: z.string().regex(/^\d{0,8}$/, "expected the first digits of an HSN code, or nothing"),
  from: z.iso.date(),
  upToPaise: count.nullable().default(null),
  percent,
});

export const deliveryRateInput = z.strictObject({
  prefix: z.string().regex(/^\d{0,6}$/, "expected a PIN code, its first digits, or nothing"),
  upToGrams: count.nullable().default(null),
  deliverable: z.boolean().default(true),
  days: z.int().min(0).max(60).nullable().default(null),
  paise: paise.default(0),
  freeAbovePaise: paise.default(0),
  takesCash: z.boolean().default(true),
});
