import type { home as en } from "../en/home.ts";

export const home: typeof en = {
  categories: {
    all: "सभी श्रेणियाँ देखें",
    items: (count) => (count === "1" ? "1 चीज़" : `${count} चीज़ें`),
    off: (percent) => `${percent}% तक की छूट`,
    names: {
      electronics: "इलेक्ट्रॉनिक्स",
      clothing: "फ़ैशन",
      "home-living": "घर और रहन-सहन",
      sports: "खेल",
      beauty: "सौंदर्य",
      books: "किताबें",
    },
  },
  nothingYet: {
    title: "दुकान सजाई जा रही है",
    text: "पहली चीज़ें रास्ते में हैं। अपना पता छोड़ जाइए, आते ही आपको ख़बर मिलेगी।",
    action: "ख़बर पाएँ",
  },
  allProducts: "सभी उत्पाद",
};
