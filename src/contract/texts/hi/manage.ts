import type { manage as english } from "../en/manage.ts";

export const manage: typeof english = {
  name: "दफ़्तर",
  toShop: "दुकान देखें",
  skip: "सीधे सामग्री पर जाएँ",
  places: "जगहें",
  more: "और",
  search: "ऑर्डर खोजें",
  searchLabel: "नंबर, फ़ोन, नाम, पिन कोड या ट्रैकिंग नंबर",
  keys: {
    title: "कुंजियाँ",
    search: "खोजें",
    fresh: "नया ऑर्डर",
    rows: "अगली, पिछली पंक्ति",
    open: "पंक्ति खोलें",
    tick: "पंक्ति चुनें",
    help: "ये कुंजियाँ दिखाएँ",
    close: "बंद करें",
  },
  nav: {
    today: "आज",
    orders: "ऑर्डर",
    payments: "भुगतान",
    customers: "ग्राहक",
    log: "लेखा",
  },
  today: {
    title: "आज",
    greeting: (name) => `नमस्ते, ${name}`,
  },
};
