import type { stores as english, tree as englishTree } from "../en/shop-stores.ts";

export const stores: typeof english = {
  title: "दुकानें",
  lead: "जहाँ लोग आकर ख़रीद सकते हैं।",
  open: "दुकान जोड़ें",
  none: "अभी कोई दुकान नहीं",
  noneHint: "तब लिखा रहता है कि आप सिर्फ़ ऑनलाइन बेचते हैं।",
  field: {
    name: "नाम",
    city: "शहर",
    address: "पता",
    pin: "पिन कोड",
    phone: "फ़ोन",
    whatsapp: "WhatsApp",
    timings: "समय",
    place: "नक़्शे पर जगह",
    tags: "क्या ख़ास है",
    about: "दुकान के बारे में",
    aboutHi: "दुकान के बारे में, हिन्दी में",
  },
  hint: {
    timings: "जैसे 10:00 AM - 9:00 PM",
    place: "नक़्शे वाले ऐप का लिंक चिपकाएँ, या अक्षांश और देशांतर: 28.6315, 77.2167। ख़ाली: पिन कोड के इलाक़े का बीच।",
    tags: "बीच में कॉमा: पार्किंग, नापने का कमरा",
    aboutHi: "ख़ाली: अंग्रेज़ी वाले शब्द",
  },
  map: "नक़्शे पर देखें कहाँ है",
  picture: "तस्वीर",
  close: "दुकान हटाएँ",
  closeHint: "ग्राहकों को यह फिर नहीं मिलेगी।",
};

export const tree: typeof englishTree = {
  title: "श्रेणियाँ",
  lead: "सब श्रेणियों के नाम, तस्वीरें और क्रम।",
  make: "श्रेणी जोड़ें",
  name: "नाम",
  tagline: "नाम के नीचे की पंक्ति",
  parent: "किसके अंदर है",
  top: "किसी में नहीं: यह मुख्य है",
  isHidden: "छिपी हुई",
  hide: "छिपाएँ",
  show: "फिर दिखाएँ",
  remove: "श्रेणी हटाएँ",
  removeHint: "सिर्फ़ वही जिसमें न सामान हो, न दूसरी श्रेणियाँ।",
  sooner: (name) => `${name}: ऊपर करें`,
  later: (name) => `${name}: नीचे करें`,
};
