import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { stateCodes } from "#contract/india/states.ts";
import { mostOfOne } from "#contract/limits.ts";

const place = z.object({
  city: z.string().describe("The name of the city or district, as a letter carries it"),
  state: z.string(),
  stateCode: z.enum(stateCodes).describe("As tax knows it, such as 29 for Karnataka"),
});

export const deliveryEndpoints = defineEndpoints("delivery", {
  pinCode: {
    method: "GET",
    path: "/pin-codes/{pinCode}",
    right: "delivery.see",
    summary:
      "City and state of a PIN code; where it lies in several states, all of them: whoever asks chooses",
    answer: z.object({ success: z.literal(true), pinCode: z.string(), places: z.array(place).min(1) }),
    refusals: ["pinCodeUnusable", "pinCodeUnknown", "tooMany"],
  },
  answer: {
    method: "GET",
    path: "/delivery/{pinCode}",
    right: "delivery.see",
    summary: "Whether goods are brought to a PIN code, by which day, for how much, and whether cash is taken",
    input: z.object({
      productId: z
        .string()
        .max(100)
        .optional()
        .describe("What is to be brought; the caller's cart without it"),
      quantity: z.coerce.number().int().min(1).max(mostOfOne).default(1),
    }),
    answer: z.object({
      success: z.literal(true),
      pinCode: z.string(),
      places: z.array(place),
      deliverable: z.boolean(),
      by: z.iso.date().nullable().describe("The day in India by which it is there"),
      paise: z.int().describe("What bringing it costs"),
      freeAbovePaise: z.int(),
      cash: z.boolean(),
    }),
    refusals: ["pinCodeUnusable", "productNotFound", "tooMany"],
  },
});
