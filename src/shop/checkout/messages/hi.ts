import type { messages as en } from "./en.ts";

export const messages: typeof en = {
  subject: (news, shortId, shop) => `${news} (${shop}, ऑर्डर ${shortId})`,
  hello: (name) => `नमस्ते ${name},`,
  news: {
    ordered: "आपका ऑर्डर और भुगतान मिल गया",
    placed: "आपका ऑर्डर मिल गया",
    processing: "हम आपका ऑर्डर पैक कर रहे हैं",
    shipped: "आपका ऑर्डर रास्ते में है",
    delivered: "आपका ऑर्डर पहुँच गया",
    completed: "आपका ऑर्डर पूरा हुआ",
    cancelled: "आपका ऑर्डर रद्द हो गया",
    refunded: "हम आपका पैसा लौटा रहे हैं",
    partRefunded: "हम आपके भुगतान का कुछ हिस्सा लौटा रहे हैं",
  },
  parcel: (carrier, number) => `कूरियर: ${carrier}${number ? `, नंबर ${number}` : ""}।`,
  cash: (amount) => `सामान पहुँचने पर ${amount} तैयार रखें।`,
  shippedTo: "यह इस पते पर जाएगा:",
  follow: "आप इसे यहाँ देख सकते हैं:",
  open: "ऑर्डर ट्रैक करें",
};
