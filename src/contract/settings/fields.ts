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

export const httpsAddress = z
  .url({ protocol: /^https$/, error: "expected an address that starts with https://" })
  .max(300);
