import type { RefusalWords } from "#contract/module-contract.ts";
import type { automaticDiscounts as contract } from "#modules/automatic-discounts/contract.ts";
import type { automaticDiscounts as inEnglish } from "#modules/automatic-discounts/texts.ts";

export const automaticDiscounts: typeof inEnglish = {
  title: "छूट",
  make: "नई छूट",
  none: "अभी कोई छूट नहीं",
  noneHint: "छूट बिना कोड के अपने आप मिलती है: 2 ख़रीदें 1 मुफ़्त पाएँ, या ₹2,000 से 10%।",
  rule: "एक कार्ट पर एक ही छूट लगती है, जिससे सबसे ज़्यादा बचत हो। छूटें जुड़ती नहीं, और सही कोड पहले लगता है।",
  which: "किस तरह की छूट?",
  kinds: {
    freePieces: { name: "कुछ ख़रीदें, कुछ मुफ़्त पाएँ", hint: "सबसे सस्ते पीस मुफ़्त" },
    goods: { name: "पूरे कार्ट पर", hint: "जैसे ₹2,000 से 10%" },
    category: { name: "एक श्रेणी पर", hint: "उसके सामान पर प्रतिशत में छूट" },
    firstOrder: { name: "पहले ऑर्डर पर", hint: "खाते वाले ग्राहक, जिन्होंने अभी कुछ नहीं ख़रीदा" },
    customer: { name: "एक ग्राहक के लिए", hint: "एक खाते की हर ख़रीद पर" },
  },
  seen: "ग्राहक क्या देखेंगे",
  name: "नाम",
  nameHint: "कार्ट में, बिल पर और उस सामान पर जिसके लिए यह है",
  nameHi: "हिंदी में नाम",
  nameHiHint: "ख़ाली: ऊपर वाला नाम दिखेगा",
  buy: "ख़रीदें",
  free: "मुफ़्त पाएँ",
  pieces: (buy, free) => `${buy} ख़रीदें, ${free} मुफ़्त पाएँ`,
  amount: "कितनी छूट",
  oneOf: "इनमें से एक भरें।",
  category: "श्रेणी",
  oneProduct: "एक सामान पर",
  orCategory: "या एक श्रेणी पर",
  ofProduct: (title) => `${title} पर`,
  otherGoods: "कुछ और",
  customer: "ईमेल पता या फ़ोन नंबर",
  customerHint: "जिसकी पुष्टि ग्राहक ने अपने खाते में की है",
  save: "छूट सहेजें",
  removeIt: "छूट हटाएँ",
  removeHint: "जिन ऑर्डरों में यह लगी है, उनमें रहेगी।",
  changed: "इस बीच किसी और ने यह छूट बदली है। आपका लिखा नीचे है; रखना हो तो सहेजें।",
  answers: {
    made: "छूट बन गई",
    changed: "छूट सहेजी गई",
    removed: "छूट हट गई",
    on: "छूट चालू है",
    off: "छूट बंद है",
  },
  audited: {
    "change discount": { name: "छूट बदली", sentence: "छूट {} बदली" },
    "make discount": { name: "छूट बनाई", sentence: "छूट {} बनाई" },
    "remove discount": { name: "छूट हटाई", sentence: "छूट {} हटाई" },
    "switch discount off": { name: "छूट बंद की", sentence: "छूट {} बंद की" },
    "switch discount on": { name: "छूट चालू की", sentence: "छूट {} चालू की" },
  },
  auditedFields: { buy: "ख़रीद के पीस", free: "मुफ़्त पीस", nameHi: "हिंदी में नाम" },
};

export const refusals = {
  discountChanged: "इस बीच किसी और ने यह छूट बदल दी है",
  discountsFull: "ज़्यादा से ज़्यादा 100 छूटें हो सकती हैं। पहले कोई हटाएँ।",
  discountTakesNothing: "बताएँ कितनी छूट: प्रतिशत या रुपये",
  discountNeedsGoods: "कोई श्रेणी या सामान चुनें",
  piecesUnusable: "1 या उससे बड़ी पूरी संख्या, दोनों मिलाकर ज़्यादा से ज़्यादा 10",
  customerUnknown: "इस ईमेल पते या फ़ोन नंबर की पुष्टि किसी ग्राहक ने नहीं की है",
} satisfies RefusalWords<typeof contract>;
