import type { charges as en } from "#contract/texts/en/charges.ts";

export const charges: typeof en = {
  names: {
    promo: ({ code, name, nameHi }) => (code ? `प्रोमो कोड ${code}` : String(nameHi || (name ?? "प्रोमो कोड"))),
    discount: (_) => "छूट",
    rounding: (_) => "पैसों का हिसाब बराबर करने के लिए",
    shipping: () => "डिलीवरी",
    giftWrap: () => "गिफ़्ट रैपिंग",
    cash: () => "कैश ऑन डिलीवरी",
    tax: ({ percent }) => `टैक्स (${percent}%)`,
    gst: ({ percent }) => `GST शामिल (${percent}%)`,
    cgst: ({ percent }) => `CGST शामिल (${percent}%)`,
    sgst: ({ percent }) => `SGST शामिल (${percent}%)`,
    utgst: ({ percent }) => `UTGST शामिल (${percent}%)`,
    igst: ({ percent }) => `IGST शामिल (${percent}%)`,
  },
  free: "मुफ़्त",
};
