import type { RefusalWords } from "#contract/module-contract.ts";
import type { automaticDiscounts as contract } from "#modules/automatic-discounts/contract.ts";

export const refusals = {
  discountChanged: "इस बीच किसी और ने यह छूट बदल दी है",
  discountsFull: "ज़्यादा से ज़्यादा 100 छूटें हो सकती हैं। पहले कोई हटाएँ।",
  discountTakesNothing: "बताएँ कितनी छूट: प्रतिशत या रुपये",
  discountNeedsGoods: "कोई श्रेणी या सामान चुनें",
  piecesUnusable: "1 या उससे बड़ी पूरी संख्या, दोनों मिलाकर ज़्यादा से ज़्यादा 10",
  customerUnknown: "इस ईमेल पते या फ़ोन नंबर की पुष्टि किसी ग्राहक ने नहीं की है",
} satisfies RefusalWords<typeof contract>;
