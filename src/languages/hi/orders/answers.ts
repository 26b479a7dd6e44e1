import type { answers as english } from "#modules/orders/texts/answers.ts";

export const answers: typeof english = {
  here: "यह रहा",
  placed: "ऑर्डर का भुगतान बाक़ी है",
  heard: "दर्ज हो गया",
  stockKept: "स्टॉक दर्ज हो गया",
  priceSet: "दाम सहेजा गया",
  saleMade: "सेल तय हो गई",
  saleEnded: "सेल ख़त्म हो गई",
  saleResumed: "सेल चलती रहेगी",
  reviews: {
    waiting: "राय रोक दी गई",
    shown: "राय दिख रही है",
    hidden: "राय छिपा दी गई",
    replied: "जवाब सहेजा गया",
    waits: "धन्यवाद। दुकान के पढ़ने के बाद आपकी राय दिखेगी।",
  },
  orderForWhom:
    "कृपया बताएँ कि ऑर्डर किसका है: ग्राहक का userId भेजें। जो अपने लिए ख़रीदता है, वह POST /api/cart/checkout भेजे।",
  addressWays:
    "कृपया बताएँ कि सामान कहाँ पहुँचाना है: इसी कॉल में address भेजें, या POST /api/addresses से पता जोड़कर उसका addressId भेजें (डिफ़ॉल्ट पते के लिए ज़रूरी नहीं)।",
  accounts: {
    waitFor: (seconds) =>
      seconds < 90
        ? `बहुत बार कोशिश हो चुकी। कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`
        : `बहुत बार कोशिश हो चुकी। कृपया ${Math.ceil(seconds / 60)} मिनट बाद फिर कोशिश करें।`,
    registered: "खाता बन गया!",
    loggedIn: "आप लॉग इन हो गए हैं",
    codeSent: "कोड भेज दिया गया है",
    passwordReset: "आपका नया पासवर्ड लागू हो गया है। कृपया लॉग इन करें।",
    emailConfirmed: "आपका ईमेल पता पक्का हो गया",
    confirmSent: "लिंक भेज दिया गया है",
    accountDeleted: "आपका खाता मिटा दिया गया",
  },
  office: {
    packed: "पैक हो गया",
    sent: "भेज दिया। ग्राहक को बता दिया जाएगा।",
    numbered: "नंबर ठीक कर दिया। ग्राहक को बता दिया जाएगा।",
    delivered: "पहुँच गया",
    completed: "पूरा हुआ",
    returning: "वापस आ रहा है",
    returned: "लौट आया",
    steppedBack: "आख़िरी क़दम वापस लिया गया। ज़रूरत होने पर ग्राहक को बता दिया जाएगा।",
    undone: "वापस ले लिया। ग्राहक को ख़बर नहीं हुई।",
    cancelled: "रद्द हुआ। जो पैसे मिले थे, लौट रहे हैं।",
    noted: "नोट हो गया",
    written: "संदेश भेजा जा रहा है",
    erased: "ग्राहक का डेटा मिटा दिया गया। बिल उतने समय तक रहेंगे जितना क़ानून चाहता है।",
    letOff: "लौटाए गए पार्सल अब नहीं गिने जाएँगे। कैश ऑन डिलीवरी फिर मिलेगा।",
    cashConfirmed: "पुष्टि हो गई। अब पैक कर सकते हैं।",
    linkSent: "लिंक भेज दिया गया",
    entered: "ऑर्डर दर्ज हो गया",
    refunded: "पैसे लौट रहे हैं",
    retried: "गेटवे से फिर पूछा गया है",
    givenByHand: "लौटाया हुआ दर्ज हो गया",
    asked: "गेटवे से पूछ लिया",
    sentAgain: "अब दोबारा भेजा जा रहा है",
    done: (count: number, all: number) => `${all} में से ${count} हुए`,
  },
};
