import { z } from "zod";
import { onlineMethods } from "../checkout-view.ts";
import { isDistinct } from "./fields.ts";

const expected = `expected at least one of ${onlineMethods.join(", ")}, each once`;

/** The ways to pay that are shown, in their order. */
export const payments = z.strictObject({
  ways: z
    .array(z.enum(onlineMethods, { error: expected }))
    .min(1, expected)
    .refine(isDistinct, expected)
    .default([...onlineMethods]),
  /** When the parcel arrives; it stands last. */
  cash: z.boolean({ error: "expected true or false" }).default(false),
  /** How long somebody can pay by a link that was sent, and the goods are kept meanwhile. */
  linkHours: z
    .int({ error: "expected a whole number of hours" })
    .min(1, "expected at least one hour")
    .max(168, "expected at most a week")
    .default(24),
});
