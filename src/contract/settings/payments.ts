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
});
