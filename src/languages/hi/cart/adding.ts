import type { adding as en } from "#modules/cart/texts/adding.ts";

export const adding: typeof en = {
  add: "कार्ट में डालें",
  adding: "डाल रहे हैं...",
  outOfStock: "स्टॉक में नहीं",
  viewCart: "कार्ट देखें",
  colourMissing: "कृपया रंग चुनें",
  sizeMissing: "कृपया साइज़ चुनें",
  failedToAdd: "कार्ट में नहीं डाला जा सका",
};
