import type { catalogue as en } from "#modules/catalogue/texts/catalogue.ts";

export const catalogue: typeof en = {
  saved: "सामान सहेजा गया",
  mostOff: (most) =>
    `इस दुकान के एडिटर छूट देकर या दाम घटाकर ज़्यादा से ज़्यादा ${most}% कम कर सकते हैं। इससे ज़्यादा ओनर कर सकते हैं।`,
  removed: "सामान हटाया गया",
  reviewed: "धन्यवाद। आपकी राय अब यहाँ दिखेगी।",
  allCategories: "सभी",
  beside: {
    why: {
      near: "शायद यह भी पसंद आए",
      order: "आपके ऑर्डर के साथ",
      liked: "ग्राहकों की पसंद",
      newest: "दुकान में नया",
      sale: "आज कम दाम में",
    },
    all: "सारा सामान",
    more: "सभी देखें",
    moreIn: (name) => `${name} में और भी`,
  },
  card: {
    quickView: "झलक देखें",
    quickViewOf: (title) => `${title} की झलक`,
    newHere: "नया",
    onlyLeft: (count) => (count === 1 ? "सिर्फ़ 1 बचा है" : `सिर्फ़ ${count} बचे हैं`),
    similar: "ऐसे और देखें",
    noRatings: "अभी कोई रेटिंग नहीं",
  },
};
