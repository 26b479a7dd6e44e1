import { z } from "zod";

export const text = (expected: string) => z.string({ error: `expected ${expected}` }).trim();

export const number = (expected: string, least: number, most: number) =>
  z.coerce
    .number({ error: `expected ${expected}` })
    .int(`expected ${expected}`)
    .min(least, `expected ${expected}`)
    .max(most, `expected ${expected}`);

export const yesOrNo = z
  .enum(["0", "1"], { error: "expected 0 or 1" })
  .transform((given) => given === "1")
  .optional();

export const httpUrl = z
  .url({ protocol: /^https?$/, error: "expected an address that starts with http:// or https://" })
  .optional();

export const secret = text("a text").min(1).optional();
