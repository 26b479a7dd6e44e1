import type { RefusalWords } from "#contract/module-contract.ts";
import type { orders as ordersContract } from "#modules/orders/contract.ts";

export const refusals = {
  paymentsClosed: "यह दुकान अभी भुगतान नहीं लेती। कार्ट का सामान कार्ट में रहेगा।",
  cartEmpty: "आपका कार्ट ख़ाली है।",
  cartChanged: "आपका कार्ट बदल गया है। कृपया फिर से देखें।",
  addressNeeded: "कृपया डिलीवरी का पता बताएँ",
  notDeliverable: "इस पिन कोड पर हमारी डिलीवरी नहीं है",
  gstinUnusable: "यह GSTIN सही नहीं है। उसमें 15 अक्षर और अंक होते हैं; कृपया जाँच लें।",
  gstinElsewhere: "यह GSTIN पते वाले राज्य का नहीं है। कृपया उसी राज्य का GSTIN दें।",
  gstinOwn: "यह GSTIN दुकान का अपना है। कृपया ख़रीदार का GSTIN दें।",
  orderEnded: "यह ऑर्डर समाप्त हो चुका है। कृपया फिर से शुरू करें।",
  holdTooMuch: "ये थोड़े ही बचे हैं। पहले ऑर्डर में इनके आधे या दो तक ले सकते हैं। कृपया कम चुनें।",
  heldTooLong: "ये थोड़े ही बचे हैं, और हम इन्हें कुछ देर आपके भुगतान के लिए रोक चुके हैं। कृपया बाद में फिर कोशिश करें।",
  tooLateToCancel: "यह ऑर्डर अब रद्द नहीं हो सकता",
  wrongMove: "इस ऑर्डर को उस स्थिति में नहीं बदला जा सकता",
  totalChanged: "कुल रक़म बदल गई है। देखकर फिर दबाएँ।",
  sentJustNow: "अभी-अभी भेजा गया है। दोबारा भेजने से पहले एक मिनट रुकें।",
  payLater: "बैंक अभी जवाब नहीं दे रहा। कोई पैसा नहीं कटा। एक मिनट बाद फिर कोशिश करें।",
  refundTooMuch: "भुगतान में से इतना पैसा अब बाक़ी नहीं है",
  backAlready: "यह सामान पहले ही स्टॉक में वापस आ चुका है। सिर्फ़ पैसा लौटाना हो तो निशान हटा दें।",
  tooLateToUndo: "अब इसे वापस नहीं लिया जा सकता। इसके बदले एक क़दम पीछे जाइए।",
  orderChanged: "इस बीच किसी और ने यह ऑर्डर बदल दिया है",
} satisfies RefusalWords<typeof ordersContract>;
