import type { paper as english } from "../en/paper.ts";

export const paper: typeof english = {
  from: "भेजने वाले",
  to: "पाने वाले",
  phone: (number) => `फ़ोन ${number}`,
  order: (number) => `ऑर्डर ${number}`,
  prepaid: "भुगतान हो चुका है: पैसे न लें",
  collect: (amount) => `नक़द लेना है: ${amount}`,
  labels: "लेबल",
  slip: "पैकिंग पर्ची",
  slips: "पैकिंग पर्चियाँ",
  goods: "सामान",
  pieces: "नग",
  each: "एक का दाम",
  sum: "राशि",
  allPieces: "कुल नग",
  orders: "किन ऑर्डर के लिए",
  thanks: (shop) => `${shop} से ख़रीदने के लिए धन्यवाद।`,
  pickList: "सामान की सूची",
  pickFor: (orders, pieces) => `${orders} ऑर्डर, ${pieces} नग`,
};
