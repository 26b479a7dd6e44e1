import type { answers as english } from "#contract/texts/en/answers.ts";

export const answers: typeof english = {
  here: "यह रहा",
  placed: "ऑर्डर भुगतान की प्रतीक्षा में है",
  heard: "मिल गया",
  stockKept: "स्टॉक दर्ज हो गया",
  priceSet: "क़ीमत सहेजी गई",
  saleMade: "सेल तय हो गई",
  saleEnded: "सेल ख़त्म हो गई",
  addressWays:
    "कृपया बताएँ कि सामान कहाँ पहुँचाना है: इसी कॉल में address भेजें, या POST /api/addresses से पता जोड़कर उसका addressId भेजें (डिफ़ॉल्ट पते के लिए ज़रूरी नहीं)।",
  desk: {
    packed: "पैक हो गया",
    sent: "भेज दिया। ग्राहक को बता दिया जाएगा।",
    numbered: "नंबर ठीक कर दिया। ग्राहक को बता दिया जाएगा।",
    delivered: "पहुँच गया",
    completed: "पूरा हुआ",
    returning: "वापस आ रहा है",
    returned: "वापस ले लिया",
    steppedBack: "एक कदम पीछे। ज़रूरत होने पर ग्राहक को बता दिया जाएगा।",
    undone: "वापस ले लिया। किसी को ख़बर नहीं हुई।",
    cancelled: "रद्द हुआ। जो पैसे मिले थे, लौट रहे हैं।",
    noted: "नोट हो गया",
    written: "चिट्ठी रवाना है",
    entered: "ऑर्डर दर्ज हो गया",
    refunded: "पैसे लौट रहे हैं",
    retried: "गेटवे से फिर कहा गया है",
    givenByHand: "लौटाया हुआ दर्ज हो गया",
    asked: "गेटवे से पूछ लिया",
    done: (count: number, all: number) => `${all} में से ${count} हुए`,
  },
};
