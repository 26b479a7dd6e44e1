import type { charges as en } from "../en/charges.ts";

export const charges: typeof en = {
  names: {
    promo: ({ code }) => (code ? `प्रोमो कोड ${code}` : "प्रोमो कोड"),
    shipping: () => "डिलीवरी",
    tax: ({ percent }) => `कर (${percent}%)`,
  },
  free: "मुफ़्त",
};
