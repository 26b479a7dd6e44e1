import type { goods as english } from "#modules/catalogue/texts/goods.ts";

export const goods: typeof english = {
  country: "मूल देश",
  maker: "निर्माता",
  importer: "आयातक",
  netQuantity: "शुद्ध मात्रा",
  mrp: "MRP (सारे टैक्स समेत)",
  measurePrice: "इकाई विक्रय मूल्य",
  weight: "वज़न",
  units: { g: "ग्राम", kg: "किलो", ml: "मिली", l: "लीटर", cm: "सेमी", m: "मीटर", piece: "पीस" },
  pieces: "पीस",
  leaves: (hour) => `${hour} बजे से पहले ऑर्डर करें, तो उसी कामकाजी दिन निकलता है।`,
  per: (price, unit) => `${price} प्रति ${unit}`,
  range: (least, most) => `${least} से ${most}`,
};
