import type { Reason } from "#contract/failures.ts";
import { refusals as accounts } from "./accounts/contract.ts";
import { refusals as automaticDiscounts } from "./automatic-discounts.ts";
import { refusals as cart } from "./cart/contract.ts";
import { refusals as cash } from "./cash.ts";
import { refusals as catalogue } from "./catalogue/contract.ts";
import { refusals as delivery } from "./delivery.ts";
import { refusals as invoices } from "./invoices.ts";
import { refusals as orders } from "./orders/contract.ts";
import { refusals as parcels } from "./parcels.ts";
import { refusals as pastOrders } from "./past-orders.ts";
import { refusals as payments } from "./payments.ts";
import { refusals as pricing } from "./pricing.ts";
import { refusals as promoCodes } from "./promo-codes.ts";
import { refusals as redirects } from "./redirects.ts";
import { refusals as returns } from "./returns.ts";
import { refusals as reviews } from "./reviews.ts";
import { refusals as settings } from "./settings/contract.ts";
import { refusals as stockAlerts } from "./stock-alerts.ts";
import { refusals as storePickup } from "./store-pickup.ts";
import { refusals as tickets } from "./tickets.ts";
import { refusals as wishlist } from "./wishlist.ts";

export const refusals = {
  notFound: "यह नहीं मिला",
  methodNotAllowed: "यह पता इस तरह का अनुरोध नहीं लेता",
  tooLarge: "एक बार में इतना नहीं लिया जा सकता",
  wrongMediaType: "JSON भेजें",
  unreadable: "अनुरोध पढ़ा नहीं जा सका",
  invalidInput: "फ़ॉर्म में कुछ ठीक नहीं है",
  tooMany: "बहुत बार कोशिश हुई। थोड़ा रुककर फिर कोशिश करें।",
  crossSite: "यह अनुरोध किसी और साइट से आया, इसलिए पूरा नहीं किया गया",
  broken: "कुछ गड़बड़ हो गई",
  unavailable: "दुकान अभी खुल नहीं पा रही है। थोड़ी देर में फिर कोशिश करें।",
  shopClosed: "दुकान थोड़ी देर के लिए बंद है। कृपया जल्द ही फिर आएँ।",
  notSignedIn: "कृपया लॉग इन करें।",
  sessionExpired: "आपका लॉग इन ख़त्म हो गया। कृपया फिर से लॉग इन करें।",
  notAllowed: "आपको इसकी अनुमति नहीं है",
  factorNeeded: "पहले दिखाएँ कि यह आप ही हैं: पासकी या कोड से",
  fieldRequired: "यह ख़ाना भरना ज़रूरी है",
  fieldTooLong: "यह इस ख़ाने के लिए बहुत लंबा है",
  emailUnusable: "कृपया name@example.com जैसा ईमेल पता दें",
  phoneUnusable: "कृपया 98123 45678 जैसा फ़ोन नंबर दें",
  phoneNotServed: "इस नंबर पर हम कोड नहीं भेज सकते: कृपया भारतीय मोबाइल नंबर दें या ईमेल से लॉग इन करें",
  pinCodeUnusable: "पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता",
  pictureUnusable: "यह तस्वीर पढ़ी नहीं जा सकी: पूरी JPEG, PNG, WebP या AVIF भेजें, ज़्यादा से ज़्यादा 64 मेगापिक्सेल की",
  pictureSmall: "यह तस्वीर 320 पिक्सेल से कम चौड़ी है; 1200 सबसे अच्छी",
  pictureHeic:
    "यह iPhone की HEIC तस्वीर है, जो दुकान नहीं पढ़ सकती। इसे JPEG बनाकर फिर चुनें; नई तस्वीरों के लिए Settings, Camera, Formats में Most Compatible चुनें",
  picturesAway: "तस्वीरों का स्टोर अभी जवाब नहीं दे रहा। कुछ नहीं बदला है; एक मिनट बाद तस्वीर फिर भेजें।",
  changedSince: "इसके बाद यह फिर बदला गया है। पहले वह बदलाव वापस लें।",
  takenBackLate: "यह अब वापस नहीं लिया जा सकता",
  amountUnusable: "कृपया 999 या 1,299.50 जैसी रक़म लिखें",
  noPieces: "कम से कम एक पीस चुनिए",
  tableUnreadable: "ये अक्षर पढ़े नहीं जा सके। फ़ाइल को “CSV UTF-8” में सहेजकर फिर भेजिए।",
  tableBroken: "फ़ाइल यहाँ टूटी हुई है",
  tableTooLong: "फ़ाइल में 20,000 से ज़्यादा पंक्तियाँ हैं। इसे बाँटकर भेजिए।",
  tableEmpty: "इस फ़ाइल में ऐसा कुछ नहीं है जो काम आ सके",
  percentUnusable: "0 से 100 तक की संख्या, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक",
  keyReused: "यह Idempotency-Key किसी और अनुरोध में लग चुकी है",
  ...settings,
  ...accounts,
  ...catalogue,
  ...reviews,
  ...stockAlerts,
  ...redirects,
  ...storePickup,
  ...tickets,
  ...wishlist,
  ...promoCodes,
  ...automaticDiscounts,
  ...pricing,
  ...delivery,
  ...cart,
  ...parcels,
  ...pastOrders,
  ...payments,
  ...invoices,
  ...cash,
  ...returns,
  ...orders,
} satisfies Record<Reason, string>;
