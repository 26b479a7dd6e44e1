import { z } from "zod";
import { emailAddress, line, maybeWords, phoneNumber, words } from "./fields.ts";

/** How and when shoppers reach the shop. */
export const contact = z.strictObject({
  address: words(200).default({ en: "14 Chandni Lane, Connaught Place, New Delhi 110001", hi: "" }),
  phone: phoneNumber(1).default("+91 11 5550 0142"),
  email: emailAddress.default("namaste@haat.example"),
  // Pasted from a phone's contacts, it comes with a plus and in groups. Ten digits are a mobile number of India;
  // those of Singapore have as many with their country's in front.
  whatsapp: line(25, 0)
    .overwrite((typed) => typed.replace(/^\+|[\s-]/g, "").replace(/^0?(?!65[89])([6-9]\d{9})$/, "91$1"))
    .regex(
      /^(?:\d{8,15})?$/,
      "expected a number with its country's in front and nothing but digits, as 919812345678",
    )
    .default("911155500142"),
  hours: maybeWords(80).default({ en: "", hi: "" }),
});
