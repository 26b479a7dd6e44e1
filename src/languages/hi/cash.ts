import type { RefusalWords } from "#contract/module-contract.ts";
import type { cash as cashContract } from "#modules/cash/contract.ts";
import type { cash as cashEnglish, owedCash as owedCashEnglish } from "#modules/cash/texts.ts";

export const cash: typeof cashEnglish = {
  title: (number) => `ऑर्डर ${number}`,
  open: "बस एक क़दम बाक़ी: आपका कोड",
  sentTo: (end) => `हमने आपके फ़ोन (आख़िरी अंक ${end}) पर छह अंकों का कोड भेजा है।`,
  notSent: (end) => `अभी कोई कोड नहीं भेजा गया है। उसे अपने फ़ोन (आख़िरी अंक ${end}) पर मँगाएँ।`,
  until: (when) => `आपका सामान ${when} तक रखा रहेगा। उसके बाद ऑर्डर अपने आप रद्द हो जाएगा।`,
  sum: (pieces, amount) => `${pieces} पीस, पहुँचने पर ${amount} देने हैं`,
  sumAtCounter: (pieces, amount) => `${pieces} पीस, लेते समय ${amount} देने हैं`,
  code: "SMS में आया कोड",
  confirm: "ऑर्डर की पुष्टि करें",
  again: "कोड फिर से भेजें",
  first: "कोड भेजें",
  sentAgain: "कोड भेज दिया है।",
  confirmed: "पुष्टि हो गई। धन्यवाद!",
  confirmedHint: (amount) => `हम आपका ऑर्डर पैक कर रहे हैं। पहुँचने पर ${amount} तैयार रखें।`,
  confirmedAtCounter: (amount) =>
    `हम आपका ऑर्डर पैक कर रहे हैं और तैयार होते ही आपको लिखेंगे। काउंटर पर ${amount} देने हैं।`,
  ended: "यह ऑर्डर बंद हो चुका है",
  endedHint: "इसकी पुष्टि समय पर नहीं हुई या यह रद्द हो गया। कुछ देना नहीं है। आप फिर से ऑर्डर कर सकते हैं।",
  toOrder: "ऑर्डर देखें",
  toShop: "दुकान पर जाएँ",
  call: "कोई सवाल? फ़ोन करें",
  no: {
    cashTooLittle: (amount) => `कैश ऑन डिलीवरी कम से कम ${amount} के ऑर्डर पर मिलता है।`,
    cashTooMuch: (amount) => `कैश ऑन डिलीवरी ज़्यादा से ज़्यादा ${amount} के ऑर्डर पर मिलता है।`,
    cashNotForGoods: (title) => `“${title}” पर कैश ऑन डिलीवरी नहीं है।`,
  },
};

export const owedCash: typeof owedCashEnglish = {
  title: "आने वाला नक़द",
  lead: "सामान मिल गया, ग्राहक ने पैसे दे दिए, पर पैसे अभी आप तक नहीं आए।",
  none: "कोई नक़द बाक़ी नहीं",
  noneHint: "कूरियर या दुकान के काउंटर ने जो नक़द लिया है वह आपको मिलने तक यहाँ दिखता है।",
  nobody: "कूरियर का नाम नहीं",
  parcels: (count) => `${count} पार्सल`,
  since: (when) => `${when} से`,
  late: (days) => `${days} दिन से ज़्यादा पुराना`,
  parcelsOf: (carrier) => `${carrier} के पार्सल`,
  tick: (number) => `${number} का हिसाब करें`,
  reference: "भुगतान का नंबर",
  came: "कितने रुपये आए",
  cameHint: "पूरे आए हों तो ख़ाली छोड़ें",
  note: "नोट",
  settle: "हिसाब हुआ दर्ज करें",
  nothingTicked: "जिन पार्सलों के पैसे आए हैं, उन पर निशान लगाएँ।",
  done: (parcels, sum) => `${parcels} पार्सल का हिसाब हुआ, ${sum} आए।`,
  short: (sum) => `${sum} कम आए।`,
  over: (sum) => `${sum} ज़्यादा आए।`,
  settled: "हाल के हिसाब",
  back: "वापस लें",
  backOf: (reference) => `हिसाब ${reference}`,
  takenBack: "हिसाब वापस लिया गया। इन पार्सलों के पैसे कूरियर पर फिर बाक़ी हैं।",
  wasBack: (when, who) => `${when} को वापस लिया गया, ${who}`,
  more: "और",
  first: "शुरू से",
  file: "पूरी सूची की फ़ाइल (CSV)",
  audited: {
    "settle cash": { name: "कूरियर ने नक़द का हिसाब दिया", sentence: "कूरियर से मिला नक़द दर्ज किया" },
    "take back cash settlement": { name: "नक़द का हिसाब वापस लिया गया", sentence: "नक़द का हिसाब वापस लिया" },
  },
};

export const refusals = {
  noCashThere: "इस पिन कोड पर कैश ऑन डिलीवरी नहीं है। कृपया दूसरे तरीक़े से भुगतान करें।",
  cashTooLittle: "इतने छोटे ऑर्डर पर कैश ऑन डिलीवरी नहीं है। कृपया दूसरे तरीक़े से भुगतान करें।",
  cashTooMuch: "इतने बड़े ऑर्डर पर कैश ऑन डिलीवरी नहीं है। कृपया दूसरे तरीक़े से भुगतान करें।",
  cashNotForGoods: "आपके कार्ट की किसी चीज़ पर कैश ऑन डिलीवरी नहीं है। कृपया दूसरे तरीक़े से भुगतान करें।",
  cashRefusedBefore: "अभी आपको कैश ऑन डिलीवरी नहीं मिल सकता। कृपया ऑनलाइन भुगतान करें या हमें फ़ोन करें।",
  cashNotConfirmed: "ख़रीदार ने इस नक़द ऑर्डर की पुष्टि अभी नहीं की। कोड का इंतज़ार करें, या फ़ोन करके पुष्टि करें।",
  cashSettled: "कूरियर इस पार्सल का हिसाब दे चुका है, इसलिए यह ‘पहुँच गया’ ही रहेगा",
  nothingToSettle: "इनमें से किसी पार्सल का पैसा अब बाक़ी नहीं है",
} satisfies RefusalWords<typeof cashContract>;
