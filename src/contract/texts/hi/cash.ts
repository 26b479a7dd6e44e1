import type { cash as english } from "../en/cash.ts";

export const cash: typeof english = {
  title: (number) => `ऑर्डर ${number}`,
  open: "बस एक क़दम बाक़ी: आपका कोड",
  sentTo: (end) => `हमने आपके फ़ोन (आख़िरी अंक ${end}) पर छह अंकों का कोड भेजा है।`,
  notSent: (end) => `अभी कोई कोड नहीं भेजा गया है। उसे अपने फ़ोन (आख़िरी अंक ${end}) पर मँगाएँ।`,
  until: (when) => `आपका सामान ${when} तक रखा रहेगा। उसके बाद ऑर्डर अपने आप रद्द हो जाएगा।`,
  sum: (pieces, amount) => `${pieces} पीस, पहुँचने पर ${amount} देने हैं`,
  code: "SMS में आया कोड",
  confirm: "ऑर्डर की पुष्टि करें",
  again: "कोड फिर से भेजें",
  first: "कोड भेजें",
  sentAgain: "कोड भेज दिया है।",
  confirmed: "पुष्टि हो गई। धन्यवाद!",
  confirmedHint: (amount) => `हम आपका ऑर्डर पैक कर रहे हैं। पहुँचने पर ${amount} तैयार रखें।`,
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
