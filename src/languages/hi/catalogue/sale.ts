import type { sale as en } from "#modules/catalogue/texts/sale.ts";

export const sale: typeof en = {
  upTo: (percent) => `${percent}% तक की छूट`,
  endsIn: "बाक़ी समय",
  endsAt: "आज रात बारह बजे ख़त्म होगी।",
  ended: "आज की सेल ख़त्म हो गई है।",
  hours: "घंटे",
  minutes: "मिनट",
  seconds: "सेकंड",
  all: "सारे ऑफ़र देखें",
  nothing: "आज कोई ऑफ़र नहीं",
  nothingText: "बाक़ी सब अपने आम दाम पर है।",
  description: "आज सेल में क्या है।",
};
