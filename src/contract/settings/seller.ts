import { z } from "zod";
import { emailAddress, line, maybeWords, phoneNumber } from "./fields.ts";

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Who sells, as the law names her; what is empty is shown nowhere. */
export const seller = z.strictObject({
  legalName: line(120, 0).default(""),
  address: maybeWords(300).default({ en: "", hi: "" }),
  gstin: line(15, 0)
    .refine(
      (typed) => typed === "" || (gstin.test(typed) && checkSign(typed) === typed.at(-1)),
      "expected the 15 signs of a GSTIN, such as 27AAPFU0939F1ZV",
    )
    .default(""),
  grievanceOfficer: z
    .strictObject({ name: line(80, 0), email: emailAddress.or(z.literal("")), phone: phoneNumber(0) })
    .default({ name: "", email: "", phone: "" }),
});

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last sign of a GSTIN follows from the others: every second counts twice, by the digits of its base 36. */
function checkSign(typed: string): string | undefined {
  const sum = [...typed.slice(0, 14)].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
