import type { catalogue as en } from "../en/catalogue.ts";

export const catalogue: typeof en = {
  saved: "उत्पाद सहेजा गया",
  removed: "उत्पाद हटाया गया",
  reviewed: "धन्यवाद। आपकी राय अब यहाँ दिखेगी।",
  allCategories: "सभी",
  card: {
    quickView: "झलक देखें",
    quickViewOf: (title) => `${title} की झलक`,
    newHere: "नया",
    onlyLeft: (count) => `सिर्फ़ ${count} बचे हैं`,
    noRatings: "अभी कोई रेटिंग नहीं",
  },
};
