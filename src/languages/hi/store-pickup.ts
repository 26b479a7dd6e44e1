import type { RefusalWords } from "#contract/module-contract.ts";
import type { storePickup as contract } from "#modules/store-pickup/contract.ts";
import type { storePickup as en } from "#modules/store-pickup/texts.ts";

export const refusals = {
  notCollectedThere: "इस दुकान से ऑर्डर नहीं लिया जा सकता। कृपया दूसरी दुकान चुनें, या घर मँगाएँ।",
  gstinNotOfStore: "दुकान से लिए सामान का बिल दुकान वाले राज्य का होता है, और यह GSTIN किसी दूसरे राज्य का है।",
  pickupCodeWrong: "यह इस ऑर्डर का कोड नहीं है। कृपया फिर से देखें।",
  pickupDaysUnusable: "कृपया 1 से 60 तक दिनों की पूरी संख्या लिखें",
  pickupStateMissing: "कृपया राज्य चुनें: GST के लिए यह ज़रूरी है",
} satisfies RefusalWords<typeof contract>;

export const storePickup: typeof en = {
  title: "दुकान से ऑर्डर लेना",
  lead: "ग्राहक अपना ऑर्डर आपकी दुकान से ख़ुद ले जाएँ, बिना डिलीवरी शुल्क के।",
  none: "अभी कोई दुकान नहीं",
  noneHint: "पहले दुकान जोड़ें, फिर यहाँ बताएँ कि उसमें से ऑर्डर लिए जा सकते हैं या नहीं।",
  isOpen: "यहाँ से ऑर्डर लिए जा सकते हैं",
  open: "यहाँ से पिकअप चालू है",
  closed: "यहाँ से लेना बंद है",
  state: "राज्य",
  stateHint: "यहाँ से लिए गए सामान पर इसी राज्य में बिक्री का टैक्स लगेगा।",
  chooseState: "राज्य चुनें",
  days: "ऑर्डर कितने दिन रखा जाएगा",
  daysHint: "उसके बाद वह अपने आप रद्द हो जाता है और जो पैसे मिले थे, लौट जाते हैं। ग्राहक को एक दिन पहले बताया जाता है।",
  ready: "ऑर्डर कितनी देर में तैयार होगा",
  readyHint: "जैसा ग्राहक पढ़ेंगे, जैसे: ready in 2 hours",
  readyHi: "कितनी देर में तैयार होगा, हिन्दी में",
  readyHiHint: "ख़ाली: अंग्रेज़ी वाले शब्द",
  order: {
    title: "दुकान से लिया जाएगा",
    keptUntil: (when) => `काउंटर पर है, ${when} तक रखा रहेगा।`,
    toPack: "पैक करें, फिर बताएँ कि काउंटर पर तैयार है।",
    makeReady: "काउंटर पर तैयार है",
    readyHint: "ग्राहक को कोड के साथ बता दिया जाएगा।",
    code: "ग्राहक का कोड",
    codeHint: "छह अंक। ये ग्राहक के संदेश में और ऑर्डर के पेज पर हैं।",
    paid: "काउंटर पर भुगतान",
    toPay: (amount) => `लेने हैं: ${amount}`,
    paidHow: { cash: "नक़द", card: "कार्ड से" },
    collect: "सामान दे दिया",
    without: "बिना कोड के दें",
    reason: "बिना कोड के क्यों",
  },
  answers: {
    ready: "काउंटर पर तैयार। ग्राहक को कोड बता दिया जाएगा।",
    collected: "सामान दे दिया गया",
  },
  auditedFields: {
    days: "रखने के दिन",
    ready: "कब तैयार",
    readyHi: "कब तैयार, हिन्दी में",
    store: "दुकान",
    paid: "भुगतान",
  },
  audited: {
    "let collect": { name: "दुकान से ऑर्डर लेना चालू", sentence: "{} से ऑर्डर लेना चालू किया" },
    "stop collecting": { name: "दुकान से ऑर्डर लेना बंद", sentence: "{} से ऑर्डर लेना बंद किया" },
    "ready at the counter": { name: "ऑर्डर काउंटर पर तैयार", sentence: "ऑर्डर {} काउंटर पर तैयार किया" },
    collected: { name: "ऑर्डर ग्राहक ले गया", sentence: "ऑर्डर {} काउंटर पर दे दिया" },
    "not collected": { name: "ऑर्डर कोई लेने नहीं आया", sentence: "ऑर्डर {} रद्द किया, जिसे कोई लेने नहीं आया" },
  },
};
