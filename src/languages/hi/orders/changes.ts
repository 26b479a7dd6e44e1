import type { orderChanges as English } from "#modules/orders/texts/changes.ts";

export const orderChanges: typeof English = {
  title: "ऑर्डर बदलें",
  lead: "भेजने से पहले आप इसका पता बदल सकते हैं।",
  address: "दूसरा पता या फ़ोन",
  saveAddress: "पता सहेजें",
  addressHint: "उसी राज्य में। इनवॉइस वैसा ही रहता है।",
  answers: {
    address: "पता बदल दिया। ग्राहक को बता दिया जाएगा।",
  },
  audited: {
    "change address": { name: "ऑर्डर का पता बदला", sentence: "ऑर्डर {} का पता बदला" },
  },
  auditedFields: {
    street: "गली",
    pinCode: "पिन कोड",
  },
};
