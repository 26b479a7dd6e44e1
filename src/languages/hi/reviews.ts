import type { RefusalWords } from "#contract/module-contract.ts";
import type { reviews as reviewsContract } from "#modules/reviews/contract.ts";
import type { keepingReviews as en } from "#modules/reviews/texts.ts";

export const keepingReviews: typeof en = {
  nav: "राय",
  title: "राय",
  state: { waiting: "रुकी हुई", shown: "दिख रही", hidden: "छिपी" },
  none: {
    waiting: "कोई राय आपके इंतज़ार में नहीं है",
    shown: "कोई राय नहीं दिख रही",
    hidden: "कोई राय छिपी नहीं है",
  },
  noneHint: "ग्राहक ख़रीदे हुए सामान पर राय दे सकते हैं। उनकी राय यहाँ दिखती है।",
  noneFound: "कोई राय नहीं मिली",
  noneFoundHint: "शब्द सबसे नई 5,000 राय में खोजे जाते हैं।",
  searchHint: "शब्द या नाम",
  searchLabel: "शब्द, नाम या सामान",
  stars: "सितारे",
  anyStars: "सभी सितारे",
  starsOf: (stars) => `5 में से ${stars} सितारे`,
  filter: "दिखाएँ",
  older: "पुरानी राय",
  first: "शुरू से",
  sample: "नमूना",
  noWords: "बिना शब्दों के सितारे",
  inShop: "दुकान में देखें",
  approve: "मंज़ूर करें",
  showAgain: "फिर दिखाएँ",
  hide: "छिपाएँ",
  reason: "क्यों? इसे सिर्फ़ स्टाफ़ देखता है।",
  hiddenFor: (reason) => `छिपाई गई: ${reason}`,
  reply: "दुकान की ओर से जवाब दें",
  changeReply: "जवाब बदलें",
  replyHint: "राय के नीचे दुकान के नाम से सबको दिखता है। ख़ाली: कोई जवाब नहीं।",
  changed: "इस बीच किसी और ने यह राय बदल दी है।",
  of: (name) => `${name} की राय`,
  setting: "नई राय",
  atOnce: "नई राय तुरंत दिखती है।",
  afterwards: "नई राय आपकी मंज़ूरी के बाद दिखती है।",
  letWait: "मेरी मंज़ूरी तक रोकें",
  showAtOnce: "तुरंत दिखाएँ",
  audited: {
    "reply to review": { name: "राय का जवाब दिया", sentence: "राय का जवाब दिया" },
    "hidden review": { name: "राय छिपाई", sentence: "राय छिपाई" },
    "shown review": { name: "राय दिखाई", sentence: "राय दिखाई" },
    "waiting review": { name: "राय फिर रोकी", sentence: "राय फिर रोकी" },
  },
};

export const refusals = {
  reviewOnlyBuyers: "इस चीज़ पर राय वही लिख सकते हैं जिन्होंने इसे ख़रीदा है",
  reviewAlready: "आप इस चीज़ पर अपनी राय लिख चुके हैं",
  starsMissing: "कृपया 1 से 5 सितारे चुनें",
  reviewChanged: "इस बीच किसी और ने यह राय बदल दी है",
} satisfies RefusalWords<typeof reviewsContract>;
