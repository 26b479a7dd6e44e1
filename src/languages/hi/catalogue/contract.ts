import type { RefusalWords, SettingWords } from "#contract/module-contract.ts";
import type { catalogue as catalogueContract } from "#modules/catalogue/contract.ts";

export const refusals = {
  productNotFound: "यह चीज़ नहीं मिली",
  categoryUnknown: "ऐसी कोई श्रेणी नहीं है",
  categoryInUse: "इसमें सामान या दूसरी श्रेणियाँ हैं। चाहें तो इसे छिपा दें।",
  pictureUnknown: "दुकान के पास ऐसी कोई तस्वीर नहीं है",
  pictureLarge: "यह तस्वीर 15 MB से बड़ी है। छोटी तस्वीर चुनें",
  picturesFull: "एक सामान की ज़्यादा से ज़्यादा 20 तस्वीरें दिखती हैं",
  pageTooFar: "इसके आगे पेज नहीं हैं। और चीज़ें देखने के लिए श्रेणी, दाम या रेटिंग चुनें।",
  choiceUnknown: "इस चीज़ में ऐसा कोई विकल्प नहीं है",
  saleEndsEarly: "सेल ख़त्म होने का समय शुरू होने के बाद का हो, और बीता हुआ न हो",
  productChanged: "इस बीच किसी और ने यह सामान बदल दिया है",
  skuTaken: "यह SKU किसी और विकल्प का है",
  discountTooMuch: "आपकी भूमिका में इतनी छूट नहीं दी जा सकती",
  mrpBelowPrice: "MRP दाम से कम नहीं हो सकती",
  stockChanged: "आपके देखने के बाद स्टॉक बदल गया है",
  stockHeld: "इससे ज़्यादा पीस उन ऑर्डरों के लिए रखे हैं जिनका भुगतान बाक़ी है",
  isSet: "यह सेट है। इसमें शामिल चीज़ों का स्टॉक और उनके विकल्प ही गिने जाते हैं",
  setSize: "सेट में 2 से 10 अलग-अलग चीज़ें होती हैं",
  setIsPart: "यह चीज़ किसी सेट में शामिल है, इसलिए ख़ुद सेट नहीं बन सकती",
  setHasChoices: "सेट के अपने रंग या साइज़ नहीं होते। पहले उन्हें हटाइए",
  setHasStock: "सेट का अपना स्टॉक नहीं होता। पहले इसके पीस 0 गिनिए",
  partIsSet: "सेट के अंदर सेट नहीं हो सकता",
  partTwice: "यह चीज़ सेट में पहले से है। इसकी संख्या बदलिए",
  bulkNothing: "कम से कम एक चीज़ चुनिए",
  bulkTooMany: "एक बार में इतने ज़्यादा नहीं हो सकते। कोई श्रेणी चुनिए या खोजिए, और टुकड़ों में कीजिए।",
  bulkChanged: "यह अब वैसा नहीं है जैसा आपने देखा था। एक बार फिर देखिए।",
  bulkTooOld: "इसे 30 दिन से ज़्यादा हो गए, अब वापस नहीं हो सकता",
  tableUnknown: "पहली पंक्ति पहचान में नहीं आई। दुकान अपनी फ़ाइल, और Shopify व WooCommerce की सामान की फ़ाइलें पढ़ती है।",
} satisfies RefusalWords<typeof catalogueContract>;

export const settingWords = {
  categories: {
    title: "मेनू की श्रेणियाँ",
    lead: "हर पेज के ऊपर और होम पेज पर कौन-सी श्रेणियाँ दिखें।",
    fields: {
      header: "हर पेज के ऊपर",
      home: "होम पेज पर",
      "home.id": "श्रेणी",
      "home.name": "दूसरा नाम",
      filter: "सूची छाँटने में",
    },
    hints: {
      "home.name": "ख़ाली: श्रेणी का अपना नाम",
    },
  },
  sale: {
    title: "फ़्लैश सेल का बटन",
    lead: "होम पेज का बटन, और उसके पीछे के शब्द।",
    fields: {
      shown: "बटन दिखाएँ",
      button: "बटन के शब्द",
      title: "शीर्षक",
      lead: "नीचे की पंक्ति",
      untilMidnight: "घड़ी के साथ बताएँ कि सेल आधी रात को ख़त्म होगी",
    },
  },
  stock: {
    title: "स्टॉक",
    lead: "सामान ख़त्म होने पर आपको कब बताया जाए।",
    fields: {
      lowAt: "इतने बचें तो स्टाफ़ को बताएँ",
    },
  },
} satisfies SettingWords<typeof catalogueContract>;
