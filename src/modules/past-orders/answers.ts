import { z } from "zod";
import { pastOrderSources, pastOrderStatuses } from "./rules/past-order.ts";

const paise = z.int();

/** An order of the shop before, as lists of the back office show it. */
export const pastOrderCard = z.object({
  id: z.string(),
  source: z.enum(pastOrderSources),
  number: z.string().meta({ description: "As the shop before wrote it" }),
  status: z.enum(pastOrderStatuses),
  name: z.string().meta({ description: "Nothing once the person was erased" }),
  placedAt: z.int(),
  totalPaise: paise,
  goods: z.array(z.object({ title: z.string(), quantity: z.int() })),
});

export const pastOrderWhole = pastOrderCard.omit({ goods: true }).extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  note: z.string(),
  refundedPaise: paise,
  address: z
    .object({
      name: z.string(),
      phone: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      pinCode: z.string(),
      country: z.string(),
    })
    .nullable(),
  sale: z.object({
    lines: z.array(z.object({ title: z.string(), sku: z.string(), quantity: z.int(), unitPaise: paise })),
    subtotalPaise: paise,
    discountPaise: paise,
    discountCode: z.string(),
    shippingPaise: paise,
    shippingMethod: z.string(),
    taxPaise: paise,
    paidBy: z.string(),
  }),
});
