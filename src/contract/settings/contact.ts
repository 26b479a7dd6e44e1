import { z } from "zod";
import { line, words } from "./fields.ts";

/** How shoppers reach the shop. */
export const contact = z.strictObject({
  address: words(200).default({ en: "14 Chandni Lane, Connaught Place, New Delhi 110001", hi: "" }),
  phone: line(20)
    .regex(/^\+?[\d ]{8,20}$/, "expected a phone number such as +91 11 5550 0142")
    .default("+91 11 5550 0142"),
  email: z.email("expected an address such as orders@shop.example").max(254).default("namaste@haat.example"),
  whatsapp: line(15)
    .regex(
      /^\d{8,15}$/,
      "expected a number with its country's in front and nothing but digits, as 919812345678",
    )
    .default("911155500142"),
});
