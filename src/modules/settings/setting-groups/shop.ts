import { z } from "zod";
import { readGstin } from "#contract/india/gstin.ts";
import { readPinCode } from "#contract/india/pin-code.ts";
import {
  emailAddress,
  httpsAddress,
  line,
  maybeWords,
  phoneNumber,
  words,
} from "#contract/settings/setting-fields.ts";

/** What the shop is called, and what it is; `{shop}` in a description is its name. */
export const shop = z.strictObject({
  name: words(40).default({ en: "Haat", hi: "" }),
  tagline: maybeWords(80).default({
    en: "Made by many hands, brought to your door",
    hi: "हुनरमंद हाथों से बना, आपके दरवाज़े तक",
  }),
  description: maybeWords(300).default({
    en: "{shop} is a market of good, useful things from makers all over India, at honest prices, with every cost shown before you pay.",
    hi: "{shop} पूरे भारत के कारीगरों की अच्छी और काम की चीज़ों का बाज़ार है: सही दाम, और भुगतान से पहले हर ख़र्च साफ़।",
  }),
});

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

const network = z.strictObject({
  name: line(30),
  icon: z.enum(["instagram", "facebook", "youtube", "x"], {
    error: "expected instagram, facebook, youtube or x",
  }),
  href: httpsAddress,
});

/** Where else the shop can be followed, in this order. */
export const social = z.strictObject({
  links: z
    .array(network)
    .max(8)
    .default([
      { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
      { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
      { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
      { name: "X", icon: "x", href: "https://x.com/" },
    ]),
});
