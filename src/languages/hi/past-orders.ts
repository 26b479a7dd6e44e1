import type { RefusalWords } from "#contract/module-contract.ts";
import type { pastOrders as contract } from "#modules/past-orders/contract.ts";
import type { pastOrders as en } from "#modules/past-orders/texts/past-orders.ts";

export const refusals = {
  pastOrdersUnknown:
    "पहली पंक्ति Shopify की, या WooCommerce के Advanced Order Export की ऑर्डर फ़ाइल जैसी नहीं है। फ़ाइल जैसी मिली, वैसी ही भेजें।",
  pastOrdersTooLong: "फ़ाइल में 60,000 से ज़्यादा पंक्तियाँ हैं। पुरानी दुकान से कम समय की फ़ाइलें लें और एक-एक करके भेजें।",
} satisfies RefusalWords<typeof contract>;

export const pastOrders: typeof en = {
  title: "पुरानी दुकान के ऑर्डर",
  lead: "यहाँ आने से पहले जो आपने बेचा: पढ़ने और ढूँढने के लिए। इस दुकान के स्टॉक, बिल, हिसाब और वापसी पर इनका असर नहीं होता।",
  found: "पुरानी दुकान में",
  searchLabel: "पुराना नंबर, फ़ोन, नाम या ईमेल",
  none: "अभी कोई नहीं",
  noneHint: "Shopify या WooCommerce से मिली ऑर्डर की फ़ाइल ले आएँ।",
  noneFound: "कोई ऑर्डर नहीं मिला",
  noneFoundHint: "पूरा नंबर, या नाम, फ़ोन नंबर या ईमेल की शुरुआत।",
  more: "और पुराने ऑर्डर",
  first: "शुरू से",
  nobody: "मिटाया गया",
  sold: (count, sum) => `पुरानी दुकान में: ${count} ऑर्डर, ${sum}`,
  ofCustomer: "पुरानी दुकान के ऑर्डर",
  goods: "सामान",
  pieces: (quantity, each) => `${quantity} × ${each}`,
  sums: "रक़में, जैसी पुरानी दुकान ने लिखीं",
  person: "ग्राहक",
  note: "नोट",
  paidBy: "भुगतान",
  shippingMethod: "डिलीवरी",
  code: "छूट का कोड",
  in: {
    title: "पुराने ऑर्डर ले आएँ",
    lead: "ऑर्डर की फ़ाइल जो Shopify देता है, या WooCommerce का Advanced Order Export। पहले आप देखते हैं कि क्या होगा।",
    history:
      "ये पढ़ने के लिए आते हैं: ग्राहक इन्हें अपने ऑर्डरों में देखते हैं, जब यहाँ उनका ईमेल या फ़ोन पक्का हो जाए। इनसे कुछ बिकता, बिल बनता या भेजा नहीं जाता। ग्राहकों को भी ले आएँ, पहले या बाद में।",
    rupees: "सिर्फ़ रुपये के ऑर्डर। जहाँ फ़ाइल मुद्रा नहीं बताती, रक़में रुपये मानी जाती हैं।",
    file: "फ़ाइल",
    send: "देखें",
    read: "पढ़ ली। अभी कोई ऑर्डर लिया नहीं गया।",
    look: "ऑर्डर की फ़ाइल से क्या होगा",
    figures: { added: "नए", known: "पहले से यहाँ" },
    unfit: (count) => `${count} ऑर्डर छोड़े गए`,
    line: (line) => `पंक्ति ${line}`,
    more: (count) => `और ${count}।`,
    problems: {
      number: "नंबर नहीं है",
      date: "2024-03-31 17:05 जैसी तारीख़ नहीं",
      status: "ऐसी स्थिति यहाँ नहीं होती",
      currency: "रुपये में नहीं",
      sum: "रक़म पढ़ी नहीं जा सकी, या है ही नहीं",
      goods: "कोई सामान नहीं",
      pieces: "पीस की संख्या नहीं",
      twice: "एक नंबर के दो ऑर्डर",
      long: "कोई शब्द बहुत लंबा है, या सामान की 500 से ज़्यादा पंक्तियाँ",
    },
    nothing: "इसमें कोई नया ऑर्डर नहीं।",
    press: (count) => `${count} ऑर्डर लें`,
    takenIn: (count) => (count === 1 ? "1 पुराना ऑर्डर आ गया।" : `${count} पुराने ऑर्डर आ गए।`),
  },
  erase: {
    title: "इसमें से व्यक्ति को मिटाएँ",
    lead: "जब कोई कहे कि उन्हें भुला दिया जाए और उनका यहाँ खाता न हो: नाम, पता, फ़ोन, ईमेल और नोट इस ऑर्डर से और उसी ईमेल या फ़ोन वाले पुरानी दुकान के सब ऑर्डरों से चले जाते हैं। सामान और रक़में रहती हैं। यह वापस नहीं हो सकता।",
    sure: "हाँ, इस व्यक्ति को पुराने ऑर्डरों से मिटाएँ",
    press: "पुराने ऑर्डरों से मिटाएँ",
    done: "व्यक्ति को पुराने ऑर्डरों से मिटा दिया",
  },
  auditedFields: { orders: "ऑर्डर" },
  audited: {
    "take in past orders": { name: "पुराने ऑर्डर आए", sentence: "पुरानी दुकान के ऑर्डर ले आए" },
    "erase past orders": {
      name: "पुराने ऑर्डरों से व्यक्ति मिटाया",
      sentence: "पुरानी दुकान के ऑर्डर {} से व्यक्ति को मिटाया",
    },
  },
};
