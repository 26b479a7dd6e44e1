import type { RefusalWords, SettingWords } from "#contract/module-contract.ts";
import type { delivery as deliveryContract } from "#modules/delivery/contract.ts";
import type { delivery as en } from "#modules/delivery/texts.ts";

export const delivery: typeof en = {
  title: "आपके पिन कोड पर डिलीवरी",
  dayAndCost: "डिलीवरी का दिन और ख़र्च",
  label: "पिन कोड",
  check: "देखें",
  hint: "देखें कि कब पहुँचेगा, कितना ख़र्च है, और कैश ऑन डिलीवरी है या नहीं।",
  by: (day, where) => `${where} में ${day} तक पहुँचेगा`,
  brings: (where) => `${where} में हम डिलीवरी करते हैं`,
  byDay: (day) => `${day} तक पहुँचेगा`,
  cost: (sum, from) => (from === null ? `डिलीवरी ${sum}` : `डिलीवरी ${sum}, ${from} से ऊपर मुफ़्त`),
  free: "डिलीवरी मुफ़्त",
  cash: "कैश ऑन डिलीवरी उपलब्ध",
  noCash: "ऑनलाइन भुगतान करें: कैश ऑन डिलीवरी नहीं है",
  not: (where) => `${where} में हम अभी डिलीवरी नहीं करते`,
  elsewhere: "कोई और पिन कोड देखें, जैसे दफ़्तर या किसी दोस्त का",
  sumElsewhere: "यहाँ की रक़में दूसरे पिन कोड के लिए हैं",
  stores: (pinCode) => `${pinCode} के पास की दुकानें`,
  back: "सामान पर वापस",
};

export const refusals = {
  pinCodeUnknown: "यह पिन कोड हमें नहीं मिला। अंक जाँच लें, या शहर और राज्य खुद भरें",
} satisfies RefusalWords<typeof deliveryContract>;

export const settingWords = {
  delivery: {
    title: "डिलीवरी के दिन",
    lead: "पार्सल कब निकलते हैं, और किन दिनों कुछ नहीं चलता।",
    fields: {
      cutOffHour: "कितने बजे तक का ऑर्डर उसी दिन निकलता है (0 से 24; 14 यानी दोपहर के 2 बजे)",
      restDays: "हफ़्ते में छुट्टी के दिन",
      nationalHolidays: "राष्ट्रीय छुट्टियों पर पार्सल नहीं चलते",
      closedDays: "और दिन जब पार्सल नहीं चलते",
    },
    hints: {
      nationalHolidays: "26 जनवरी, 15 अगस्त, 2 अक्टूबर, होली, दशहरा और दिवाली",
      closedDays: "साल, महीना, दिन: 2026-11-27",
    },
    choices: {
      "restDays.none": "कोई नहीं",
      "restDays.sunday": "रविवार",
      "restDays.weekend": "शनिवार और रविवार",
    },
  },
} satisfies SettingWords<typeof deliveryContract>;
