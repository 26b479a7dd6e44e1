import { mostOfOne } from "#contract/limits.ts";
import type { product as en } from "../en/product.ts";

export const product: typeof en = {
  gallery: "तस्वीरें",
  picture: (number, of) => `${of} में से तस्वीर ${number}`,
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
  zoom: "पास से देखें",
  nearer: "बड़ा करें",
  farther: "छोटा करें",
  zoomKeys: "खींचकर देखें। कुंजियाँ: + − 0 और तीर।",
  by: (brand) => `ब्रांड: ${brand}`,
  delivery: (days, cost, freeAbove, isMrp) =>
    `डिलीवरी ${cost === null ? `मुफ़्त है, ${days} कामकाजी दिन लगते हैं` : `में ${days} कामकाजी दिन और ${cost} लगते हैं${freeAbove === null ? "" : `; ${freeAbove} से ऊपर मुफ़्त`}`}। ${isMrp ? "सभी टैक्स क़ीमत में शामिल हैं।" : "टैक्स भुगतान से पहले कार्ट में दिखता है।"}`,
  colour: "रंग",
  size: "साइज़",
  sizeGuide: "साइज़ गाइड",
  chooseOne: "कोई एक चुनें",
  quantityMost: (most) => (most < mostOfOne ? left(most) : `एक ऑर्डर में ज़्यादा से ज़्यादा ${most}`),
  inStock: "स्टॉक में है",
  outOfStock: "स्टॉक में नहीं",
  outOfStockIn: (choices) => `स्टॉक में नहीं: ${choices}`,
  onlyLeft: left,
  similar: "ऐसे और देखें",
  share: "शेयर करें",
  badges: { shipping: "मुफ़्त डिलीवरी", returns: (days) => `${days} दिन में वापसी`, secure: "सुरक्षित भुगतान" },
  badgeHints: {
    shipping: (from) => (from === null ? "हर ऑर्डर पर" : `${from} से ऊपर के ऑर्डर पर`),
    returns: "बिना किसी सवाल के",
    secure: "कार्ड, UPI या वॉलेट",
  },
  details: "विवरण",
  highlights: "एक नज़र में",
  description: "जानकारी",
  facts: { category: "श्रेणी", brand: "ब्रांड", sku: "चीज़ का नंबर (SKU)", availability: "उपलब्धता" },
  genericBrand: "सामान्य",
  related: "शायद यह भी पसंद आए",
  reviews: "रेटिंग और राय",
  noReviews: "अभी कोई राय नहीं है। ख़रीदने के बाद पहली राय आपकी हो सकती है।",
  countOf: (count) => `${count} रेटिंग`,
  starsRow: (stars, count) => `${stars} स्टार: ${count}`,
  onlyStars: (stars) => `${stars} स्टार वाली राय दिखाएँ`,
  allReviews: "सभी राय",
  samples: "नमूने, डेमो दुकान के लिए बनाए गए",
  fromBuyer: "ख़रीदार की राय",
  yours: "आपकी",
  write: {
    title: "अपनी राय लिखें",
    stars: "आपकी रेटिंग",
    heading: "कुछ शब्दों में",
    text: "आप किसी दोस्त को क्या बताते?",
    send: "राय भेजें",
    failed: "राय सहेजी नहीं जा सकी",
    starsMissing: "1 से 5 स्टार चुनें",
  },
  notFound: "यह चीज़ नहीं मिली",
  notFoundMore: "शायद यह अब नहीं बिकती। हमारी सारी चीज़ें यहाँ हैं।",
  failed: "यह चीज़ नहीं खुल सकी",
};

function left(count: number): string {
  return count === 1 ? "सिर्फ़ 1 बचा है" : `सिर्फ़ ${count} बचे हैं`;
}
