import type { orderChanges as English } from "#modules/orders/texts/changes.ts";

export const orderChanges: typeof English = {
  title: "ऑर्डर बदलें",
  lead: "भेजने से पहले आप इसका पता बदल सकते हैं, सामान निकाल सकते हैं या छूट दे सकते हैं।",
  address: "दूसरा पता या फ़ोन",
  saveAddress: "पता सहेजें",
  addressHint: "उसी राज्य में। बिल वैसा ही रहता है।",
  takeOut: "सामान निकालें",
  takeOutGoods: "कितने पीस निकालने हैं",
  giveDiscount: "छूट दें",
  discount: "छूट रुपयों में, या जैसे 10%",
  discountHint: "पूरे ऑर्डर के सामान पर।",
  reason: "कारण",
  paidHint: "सामान शेल्फ़ पर लौटता है, और ग्राहक को कुछ पैसे वापस मिलते हैं।",
  cashHint: "सामान शेल्फ़ पर लौटता है, और कूरियर कम पैसे लेता है।",
  discountPaidHint: "ग्राहक को यह उसी तरह वापस मिलती है जैसे भुगतान हुआ था।",
  discountCashHint: "कूरियर कम पैसे लेता है।",
  toCollect: (amount) => `पहुँचने पर लेने हैं: ${amount}`,
  answers: {
    lessened: "ऑर्डर बदल दिया। ग्राहक को बता दिया जाएगा।",
    address: "पता बदल दिया। ग्राहक को बता दिया जाएगा।",
  },
  audited: {
    "give discount": { name: "ऑर्डर पर छूट", sentence: "ऑर्डर {} पर छूट दी" },
    "take goods out": { name: "ऑर्डर से सामान निकाला", sentence: "ऑर्डर {} से सामान निकाला" },
    "change address": { name: "ऑर्डर का पता बदला", sentence: "ऑर्डर {} का पता बदला" },
  },
  auditedFields: {
    street: "गली",
    pinCode: "पिन कोड",
  },
};
