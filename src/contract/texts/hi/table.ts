import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  title: "सामान की फ़ाइल",
  link: "फ़ाइलें (CSV)",
  out: "अपना सामान बाहर लें",
  outHint:
    "हर विकल्प की एक पंक्ति। स्प्रेडशीट में खुलती है, और दुकान इसे फिर पढ़ लेती है। स्टॉक बदलना हो तो “Pieces” बदलें और “Pieces at download” को वैसा ही रहने दें: इस बीच जो बिका, वह भी गिना जाता है।",
  download: "सारा सामान डाउनलोड करें",
  in: "सामान अंदर लाएँ",
  inHint:
    "दुकान की अपनी फ़ाइल, या Shopify या WooCommerce की सामान की फ़ाइल, जैसी है वैसी ही। 20 MB और 20,000 पंक्तियों तक। पहले आप देखेंगे कि क्या होगा।",
  file: "फ़ाइल",
  send: "फ़ाइल पढ़ें",
  read: "फ़ाइल पढ़ ली गई। अभी कुछ नहीं बदला है।",
  chosen: "फिर से देख लिया",
  recent: "पढ़ी गई फ़ाइलें",
  options: "करने से पहले",
  newState: "नया सामान",
  newStates: { live: "तुरंत बिक्री में", draft: "पहले अधूरा" },
  pieces: "पीस, जहाँ फ़ाइल में गिनती नहीं",
  categories: "श्रेणियाँ जो दुकान में नहीं हैं",
  categoriesHint: "बताइए कि यह सामान कहाँ रहेगा।",
  noCategory: "बिना श्रेणी",
  categoryOf: (name, count) => `${name} (${count} सामान)`,
  makeCategory: (name) => `“${name}” नाम की नई श्रेणी बनाएँ`,
  leaveOut: "इन्हें छोड़ दें",
  lookAnew: "एक बार फिर देखें",
  pictures: (count) =>
    `${count} सामान की तस्वीरें वेब पर और कहीं के पतों पर हैं। दुकान अनजाने पतों से कुछ नहीं लाती: ये तस्वीरें सामान के पेज पर जोड़िए।`,
  formats: { own: "दुकान की अपनी फ़ाइल", shopify: "Shopify की फ़ाइल", woocommerce: "WooCommerce की फ़ाइल" },
  isFormat: (name) => `यह ${name} है।`,
};
