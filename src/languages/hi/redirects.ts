import type { RefusalWords } from "#contract/module-contract.ts";
import type { redirects as contract } from "#modules/redirects/contract.ts";
import type { redirects as en } from "#modules/redirects/texts.ts";

export const refusals = {
  oldAddressUnusable: "पुराना पता पहले स्लैश से लिखें, जैसे /products/brass-diya",
  newAddressUnusable: "इसी दुकान का पता पहले स्लैश से लिखें, या किसी सामान का SKU",
  redirectsFull: "1,00,000 तक पुराने पते रखे जा सकते हैं। पहले कुछ हटाएँ।",
} satisfies RefusalWords<typeof contract>;

export const redirects: typeof en = {
  page: {
    title: "पुराने पते",
    lead: "अगर पहले आपकी कोई और ऑनलाइन दुकान थी: उसके पते अब कहाँ ले जाएँ, ताकि Google, बुकमार्क और छपे कोड से लोग आप तक पहुँचें।",
  },
  shopify: "Shopify की फ़ाइल से लाया गया सामान अपने पुराने पते पर अभी से मिलता है।",
  add: "पता जोड़ें",
  from: "पुराना पता",
  fromHint: "पहले स्लैश से, जैसे /products/brass-diya",
  to: "कहाँ ले जाए",
  toHint: "इसी दुकान का पता, जैसे /stores, या किसी सामान का SKU",
  save: "सहेजें",
  in: "फ़ाइल से कई जोड़ें",
  inHint: "दो कॉलम की CSV फ़ाइल: पुराना पता, नया पता। Shopify से मिली URL redirects की फ़ाइल वैसे ही चलेगी।",
  file: "फ़ाइल",
  send: "जोड़ें",
  download: "सब डाउनलोड करें",
  count: (count) => `${count} ${count === 1 ? "पता" : "पते"}`,
  search: "पुराना पता",
  noneFound: "यह पता अभी कहीं नहीं ले जाता।",
  remove: (path) => `${path} हटाएँ`,
  more: "और दिखाएँ",
  first: "शुरू से",
  answers: {
    saved: "सहेज लिया। पुराना पता अब वहाँ ले जाता है।",
    removed: "पता हटा दिया",
    read: (count) => `जोड़े गए: ${count}`,
  },
  auditedFields: { path: "पुराना पता", target: "कहाँ ले जाता है", count: "पते" },
  audited: {
    "set redirect": { name: "पुराना पता जोड़ा", sentence: "पुराना पता {} किसी पेज पर लगाया" },
    "remove redirect": { name: "पुराना पता हटाया", sentence: "पुराना पता {} हटाया" },
    "read redirects": { name: "पुराने पते जोड़े", sentence: "फ़ाइल से पुराने पते जोड़े" },
  },
};
