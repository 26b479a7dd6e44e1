import { z } from "zod";

const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** One line of at most so many letters; it may stand in the head of a mail. */
export function line(most: number, least = 1) {
  const expected = `expected ${least === 0 ? "at most" : "1 to"} ${most} letters in one line`;
  return z
    .string({ error: expected })
    .trim()
    .min(least, expected)
    .max(most, expected)
    .regex(oneLine, expected);
}

/** Words in both languages; where there are none in Hindi the English ones are shown. */
export function words(most: number) {
  return z.strictObject({ en: line(most), hi: line(most, 0).default("") });
}

/** Words that may be left out. */
export function maybeWords(most: number) {
  return z.strictObject({ en: line(most, 0), hi: line(most, 0).default("") });
}

/** As many lines as are wanted, in both languages; nothing where they are left out. */
export function pageText(most: number) {
  const expected = `expected at most ${most} letters`;
  const text = z.string({ error: expected }).trim().max(most, expected).default("");
  return z.strictObject({ en: text, hi: text }).default({ en: "", hi: "" });
}

export const shown = z.boolean({ error: "expected true or false" }).default(true);

export const promoCode = z.string().regex(/^[A-Z0-9]{3,30}$/, "expected 3 to 30 capital letters and digits");

export function count(least: number, most: number) {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z.number({ error: expected }).int(expected).min(least, expected).max(most, expected);
}

export const httpsAddress = z
  .url({ protocol: /^https$/, error: "expected an address that starts with https://" })
  .max(300);

export const emailAddress = z.email("expected an address such as orders@shop.example").max(254);

export function phoneNumber(least: number) {
  const expected = "expected a phone number such as +91 11 5550 0142";
  return line(20, least).refine((typed) => typed === "" || /^\+?[\d ]{8,20}$/.test(typed), expected);
}

/** Each at most once. */
export function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
