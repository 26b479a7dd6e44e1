import type { home as en } from "#contract/texts/en/home.ts";

export const home: typeof en = {
  categories: {
    all: "सभी श्रेणियाँ देखें",
    items: (count) => (count === "1" ? "1 चीज़" : `${count} चीज़ें`),
    off: (percent) => `${percent}% तक की छूट`,
  },
  nothingYet: {
    title: "दुकान सजाई जा रही है",
    text: "नई चीज़ों की ख़बर पाने के लिए अपना ईमेल पता छोड़ जाइए।",
    action: "ख़बर पाएँ",
  },
  onTheStall: "आज दुकान में",
  allProducts: "सारा सामान",
  seeAll: "सभी देखें",
};
