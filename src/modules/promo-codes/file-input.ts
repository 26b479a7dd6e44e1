import { z } from "zod";
import { promoCode } from "#contract/settings/setting-fields.ts";

const paise = z.int().min(0).max(1_000_000_000);
const count = z.int().min(1).max(1_000_000_000);
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e4), "expected two decimals at most");
/** A day is the first moment of it in India. */
const moment = z.iso.date().transform((day) => Date.parse(`${day}T00:00:00+05:30`));

/** A code as its owner writes it; what is left out has no limit. */
export const promoInput = z
  .strictObject({
    code: promoCode,
    percent: percent.default(0),
    paise: paise.default(0),
    shipsFree: z.boolean().default(false),
    minimumPaise: paise.default(0),
    times: count.nullable().default(null),
    perCustomer: count.nullable().default(null),
    firstOrder: z.boolean().default(false),
    beginsAt: moment.nullable().default(null),
    endsAt: moment.nullable().default(null),
    isOn: z.boolean().default(true),
  })
  .refine(({ percent, paise, shipsFree }) => percent > 0 || paise > 0 || shipsFree, {
    error: "takes nothing off: give percent, paise or shipsFree",
  });
