import { mostOfOne } from "#contract/limits.ts";
import type { RefusalWords } from "#contract/module-contract.ts";
import type { cart as cartContract } from "#modules/cart/contract.ts";

export const refusals = {
  invalidProduct: "यह चीज़ नहीं चुनी जा सकती",
  productGone: "यह चीज़ अब नहीं बिकती",
  outOfStock: "यह चीज़ स्टॉक में नहीं है",
  notEnoughStock: "यह चीज़ इतनी नहीं बची है",
  tooManyOfOne: `एक चीज़ के ज़्यादा से ज़्यादा ${mostOfOne} पीस कार्ट में डाल सकते हैं`,
  invalidQuantity: `1 से ${mostOfOne} तक की पूरी संख्या चुनें`,
  atLeastOne: "कम से कम 1 पीस लेना होगा। न चाहिए तो चीज़ हटा दें।",
  colourMissing: "कृपया रंग चुनें",
  colourUnknown: "यह चीज़ इस रंग में नहीं आती",
  sizeMissing: "कृपया साइज़ चुनें",
  sizeUnknown: "यह चीज़ इस साइज़ में नहीं आती",
  lineNotFound: "यह चीज़ कार्ट में नहीं है",
  severalLines: "कार्ट में यह चीज़ कई रंगों या साइज़ में है। कौन-सी, यह बताएँ।",
  cartFull: "कार्ट में ज़्यादा से ज़्यादा 50 अलग-अलग चीज़ें आती हैं",
  extraGone: "दुकान में यह अब उपलब्ध नहीं है",
  undoOver: "इसे अब वापस नहीं लिया जा सकता: कार्ट तब से बदल चुका है।",
} satisfies RefusalWords<typeof cartContract>;
