import { z } from "zod";
import type { Reason } from "../failures.ts";
import { mostOfOne } from "../limits.ts";

/** Refuses a field for one of the shop's own reasons, in its words and not in the schema's. */
export function refuseFor(reason: Reason, context: z.RefinementCtx, path: string[] = []): never {
  context.addIssue({ code: "custom", params: { reason }, path });
  return z.NEVER;
}

/** The reason that a schema gave, if it was the shop's own. */
export function reasonOf(issue: z.core.$ZodIssue): Reason | undefined {
  return issue.code === "custom" ? (issue.params?.reason as Reason | undefined) : undefined;
}

/** As a program or a form gives it. */
export const quantity = (
  z.unknown().meta({ type: "integer", minimum: 1, maximum: mostOfOne }) as z.ZodType<unknown, number | string>
).transform((value, context) => {
  const number = typeof value === "string" && /^\d{1,2}$/.test(value.trim()) ? Number(value) : (value ?? 1);
  return isQuantity(number) ? number : refuseFor("invalidQuantity", context);
});

/** From a program as a number, from a form in digits. */
export function wholeNumber(least: number) {
  const digits = (value: unknown) =>
    typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  const read = z.preprocess(digits, z.int().min(least)).meta({ type: "integer", minimum: least });
  return read as unknown as z.ZodType<number, number | string>;
}

/** Whatever names none is one refusal, with its documented words. */
export const productId = z
  .string()
  .nullish()
  .transform((id, context) => (id && id !== "undefined" ? id : refuseFor("invalidProduct", context)));

/** A program says true or false; a form names what is ticked and leaves out the rest. */
export const tick = (z.unknown().meta({ type: "boolean" }) as z.ZodType<unknown, boolean | string>)
  .transform((value, context) => {
    if (typeof value === "boolean") return value;
    if (value === "on" || value === "1") return true;
    context.addIssue({ code: "custom", message: "true or false" });
    return z.NEVER;
  })
  .default(false);

function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= mostOfOne;
}
