import type { boughtBefore as en } from "#modules/past-orders/texts/bought-before.ts";

export const boughtBefore: typeof en = {
  title: "हमारी पुरानी दुकान से ख़रीदा",
  lead: "सिर्फ़ देखने के लिए: जो आपने यहाँ आने से पहले हमसे मँगाया था।",
  number: (number) => `ऑर्डर ${number}`,
  statuses: {
    unpaid: "भुगतान नहीं हुआ",
    paid: "भुगतान हुआ",
    sent: "भेजा गया",
    cancelled: "रद्द",
    refunded: "पैसे लौटाए गए",
  },
  sums: {
    subtotal: "सामान",
    discount: "छूट",
    shipping: "डिलीवरी",
    tax: "टैक्स",
    total: "कुल",
    refunded: "लौटाया गया",
  },
};
