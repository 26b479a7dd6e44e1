import type { RefusalWords } from "#contract/module-contract.ts";
import type { wishlist as wishlistContract } from "#modules/wishlist/contract.ts";
import type { wishlist as en } from "#modules/wishlist/texts.ts";

export const wishlist: typeof en = {
  title: "पसंद सूची",
  description: "जिन चीज़ों पर आपकी नज़र है: घटे दाम और बचा हुआ स्टॉक।",
  notSignedInHint: "अपनी पसंद सूची देखने के लिए लॉग इन करें। उसके बाद आप इसी पेज पर लौट आएँगे।",
  empty: "आपकी पसंद सूची ख़ाली है।",
  emptyHint: "जो पसंद आए, उस पर बना दिल दबाएँ, वह यहाँ मिलेगा।",
  products: "आपकी पसंद सूची की चीज़ें",
  count: (count) => `${count} ${count === 1 ? "चीज़" : "चीज़ें"}`,
  view: "पसंद सूची देखें",
  addOf: (title) => `${title} पसंद सूची में डालें`,
  remove: "हटाएँ",
  removeOf: (title) => `${title} पसंद सूची से हटाएँ`,
  shareOf: (title) => `${title} शेयर करें`,
  inStock: "स्टॉक में है",
  left: (count) => (count === 1 ? "केवल 1 बचा है" : `केवल ${count} बचे हैं`),
  gone: "अब नहीं बिकता",
  dropped: (by) => `जब पसंद किया था, तब से ${by} सस्ता`,
  messages: {
    added: "पसंद सूची में डाला गया",
    removed: "पसंद सूची से हटाया गया",
    removedFromPage: "पसंद सूची से हटाया गया",
    somethingWrong: "पसंद सूची में कुछ गड़बड़ हो गई",
    failedToUpdate: "पसंद सूची नहीं बदली जा सकी",
    failedToFetch: "पसंद सूची नहीं खुल सकी",
    failedToRemove: "पसंद सूची से नहीं हटाया जा सका",
  },
};

export const refusals = {
  wishlistFull: "पसंद सूची में ज़्यादा से ज़्यादा 100 चीज़ें आती हैं",
} satisfies RefusalWords<typeof wishlistContract>;
