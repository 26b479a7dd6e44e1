import { z } from "zod";
import { isDistinct, maybeWords, promoCode, shown, words } from "#contract/settings/setting-fields.ts";

const kinds = ["categories", "featured", "newest", "deals", "why", "stores", "testimonials"] as const;

const hero = z.strictObject({
  lead: maybeWords(60),
  title: maybeWords(90),
  text: maybeWords(240),
  action: words(40),
  second: words(40),
});

const section = z.strictObject({
  kind: z.enum(kinds, { error: `expected one of ${kinds.join(", ")}` }),
  shown,
  title: words(60),
  lead: maybeWords(120).default({ en: "", hi: "" }),
});

const icon = z.enum(["truck", "shield", "headset"], { error: "expected truck, shield or headset" });
const reason = z.strictObject({ icon, title: words(40), text: maybeWords(160) });

/** The home page: the words over its picture, its sections in their order, and what search engines are told of it. */
export const home = z.strictObject({
  hero: hero.default({
    lead: { en: "Today at the market", hi: "आज बाज़ार में" },
    title: { en: "Good things, made well, priced honestly.", hi: "अच्छी चीज़ें, ढंग से बनीं, सही दाम पर।" },
    text: {
      en: "From Banarasi weaves to the charger you forgot: everything from one bazaar, with every cost shown before you pay.",
      hi: "बनारसी बुनाई से लेकर भूले हुए चार्जर तक: सब एक ही बाज़ार में, और भुगतान से पहले हर ख़र्च साफ़।",
    },
    action: { en: "Shop all products", hi: "सारा सामान देखें" },
    second: { en: "Find a store", hi: "दुकान ढूँढें" },
  }),
  sections: z
    .array(section)
    .refine((list) => isDistinct(list.map(({ kind }) => kind)), "expected each kind of section once at most")
    .default([
      {
        kind: "categories",
        shown: true,
        title: { en: "Shop by category", hi: "श्रेणी से ख़रीदें" },
        lead: { en: "", hi: "" },
      },
      {
        kind: "featured",
        shown: true,
        title: { en: "Featured products", hi: "ख़ास चुनी हुई चीज़ें" },
        lead: { en: "Four finds we are proud of", hi: "चार चीज़ें जिन पर हमें नाज़ है" },
      },
      {
        kind: "newest",
        shown: true,
        title: { en: "New at the market", hi: "बाज़ार में नया" },
        lead: { en: "", hi: "" },
      },
      {
        kind: "deals",
        shown: true,
        title: { en: "For less than usual", hi: "पहले से कम दाम में" },
        lead: { en: "", hi: "" },
      },
      {
        kind: "why",
        shown: true,
        title: { en: "Why choose us", hi: "हमसे क्यों ख़रीदें" },
        lead: { en: "", hi: "" },
      },
      {
        kind: "stores",
        shown: true,
        title: { en: "Find a store near you", hi: "अपने पास की दुकान खोजें" },
        lead: { en: "Try it before you buy it.", hi: "ख़रीदने से पहले आज़माकर देखिए।" },
      },
      {
        kind: "testimonials",
        shown: true,
        title: { en: "What shoppers say", hi: "ग्राहक क्या कहते हैं" },
        lead: { en: "Sample voices of the demo shop", hi: "डेमो दुकान की नमूना आवाज़ें" },
      },
    ]),
  reasons: z
    .array(reason)
    .max(6)
    .default([
      {
        icon: "truck",
        title: { en: "Fast delivery", hi: "तेज़ डिलीवरी" },
        text: {
          en: "Packed the same day, at your door in 3 to 5 working days.",
          hi: "उसी दिन पैक, 3 से 5 कामकाजी दिनों में आपके दरवाज़े पर।",
        },
      },
      {
        icon: "shield",
        title: { en: "Secure payment", hi: "सुरक्षित भुगतान" },
        text: {
          en: "Card, UPI or wallet; what you see is what is charged, to the paisa.",
          hi: "कार्ड, UPI या वॉलेट; जो दिखता है वही लिया जाता है, पैसे-पैसे तक।",
        },
      },
      {
        icon: "headset",
        title: { en: "24/7 support", hi: "24/7 सहायता" },
        text: {
          en: "Ask the chat at any hour, or write to people on WhatsApp.",
          hi: "चैट से किसी भी समय पूछें, या WhatsApp पर लोगों को लिखें।",
        },
      },
    ]),
  /** Once, to whoever comes for the first time. */
  welcomes: shown,
  /** Told to newcomers, here and by the chat, as long as there is such a code. */
  welcomeCode: promoCode.or(z.literal("")).default("WELCOME10"),
  title: maybeWords(70).default({ en: "A market for all of India", hi: "पूरे भारत का बाज़ार" }),
  description: maybeWords(200).default({
    en: "Electronics, clothing, jewelry, stationery and groceries from makers all over India, at honest prices.",
    hi: "पूरे भारत के कारीगरों से इलेक्ट्रॉनिक्स, कपड़े, गहने, स्टेशनरी और किराना, सही दाम पर।",
  }),
});
