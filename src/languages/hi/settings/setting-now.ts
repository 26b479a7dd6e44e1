import type { now as english } from "#modules/settings/texts/setting-now.ts";

export const now: typeof english = {
  none: "कोई नहीं",
  empty: "अभी नहीं भरा",
  seller: (name, gstin) => (gstin ? `${name}, GST नंबर ${gstin}` : `${name}, बिना GST नंबर के`),
  delivery: (charge, free) => `${charge}, ${free} से ऊपर मुफ़्त`,
  alwaysFree: "हमेशा मुफ़्त",
  demo: (percent) => `ऊपर से ${percent}% टैक्स, GST अभी चालू नहीं`,
  leaves: (time) => `${time} तक का ऑर्डर उसी दिन जाता है`,
  cash: "नक़द",
  days: (from, to, back) => `डिलीवरी ${from} से ${to} दिन में, वापसी ${back} दिन तक`,
  back: { exchange: "एक्सचेंज", pickUp: "घर से लेना", toStores: "दुकान पर लाना" },
  lowAt: (count) => `${count} बचने पर आपको बताया जाता है`,
  waits: (isOn) => (isOn ? "नई राय पहले आप देखते हैं" : "नई राय तुरंत दिखती है"),
  closed: (isOn) => (isOn ? "अभी बंद है" : "दुकान खुली है"),
  shown: (words) => `दिख रहा है: ${words}`,
  hidden: "नहीं दिख रहा",
  ownPages: (count) => (count === 0 ? "सब आपकी जानकारी से लिखे हैं" : `6 में से ${count} आपने लिखे हैं`),
  stores: (count) => `${count} ${count === 1 ? "दुकान" : "दुकानें"}`,
  tree: (count) => `${count} मुख्य ${count === 1 ? "श्रेणी" : "श्रेणियाँ"}`,
};
