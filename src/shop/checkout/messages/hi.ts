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
    packed: "आपका ऑर्डर पैक हो गया",
    partShipped: "आपके ऑर्डर का एक हिस्सा रास्ते में है",
    numberCorrected: "आपके पार्सल का ट्रैकिंग नंबर बदल गया है",
    notSent: "आपका पार्सल अभी रवाना नहीं हुआ है",
    stillUnderWay: "आपका पार्सल अभी आपके पास आ रहा है",
    returning: "आपका पार्सल हमारे पास लौट रहा है",
    returned: "आपका पार्सल हमारे पास लौट आया",
    message: "आपके ऑर्डर के बारे में एक संदेश है",
  },
  parcel: (carrier, number) =>
    carrier ? `कूरियर: ${carrier}${number ? `, नंबर ${number}` : ""}।` : `ट्रैकिंग नंबर: ${number}।`,
  cash: (amount) => `सामान पहुँचने पर ${amount} तैयार रखें।`,
  shippedTo: "यह इस पते पर जाएगा:",
  invoice: "आपका बीजक (PDF) आपके ऑर्डर में है:",
  follow: "आप इसे यहाँ देख सकते हैं:",
  open: "ऑर्डर ट्रैक करें",
};
