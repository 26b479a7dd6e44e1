import type { RefusalWords } from "#contract/module-contract.ts";
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
