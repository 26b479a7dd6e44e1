import type { delivery as en } from "../en/delivery.ts";

export const delivery: typeof en = {
  title: "आपके पिन कोड पर डिलीवरी",
  label: "पिन कोड",
  check: "देखें",
  hint: "दिन, ख़र्च और नक़द भुगतान की सुविधा दिखाता है।",
  by: (day, where) => `${where} में ${day} तक`,
  byDay: (day) => `${day} तक पहुँचेगा`,
  cost: (sum, from) => `डिलीवरी ${sum}, ${from} से ऊपर मुफ़्त`,
  free: "डिलीवरी मुफ़्त",
  cash: "डिलीवरी पर नक़द दे सकते हैं",
  noCash: "ऑनलाइन भुगतान करें: डिलीवरी पर नक़द नहीं",
  not: (where) => `${where} में हम अभी डिलीवरी नहीं करते`,
  back: "सामान पर वापस",
};
