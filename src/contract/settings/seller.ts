import { z } from "zod";
import { readGstin } from "../india/gstin.ts";
import { readPinCode } from "../india/pin-code.ts";
import { emailAddress, line, maybeWords, phoneNumber } from "./fields.ts";

/** Who sells, as the law names her; what is empty is shown nowhere. Numbers are typed as people write them. */
export const seller = z.strictObject({
  legalName: line(120, 0).default(""),
  address: maybeWords(300).default({ en: "", hi: "" }),
  city: line(50, 0).default(""),
  pinCode: line(20, 0)
    .overwrite((typed) => readPinCode(typed) ?? typed)
    .regex(/^([1-9]\d{5})?$/, "expected six digits that do not begin with 0")
    .default(""),
  gstin: line(30, 0)
    .overwrite((typed) => readGstin(typed) ?? typed)
    .refine(
      (typed) => typed === "" || readGstin(typed) === typed,
      "expected the 15 signs of a GSTIN, such as 27AAPFU0939F1ZV",
    )
    .default(""),
  grievanceOfficer: z
    .strictObject({ name: line(80, 0), email: emailAddress.or(z.literal("")), phone: phoneNumber(0) })
    .default({ name: "", email: "", phone: "" }),
});
