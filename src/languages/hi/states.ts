/** By the names that addresses are kept with. */
const names: Readonly<Record<string, string>> = {
  "Jammu and Kashmir": "जम्मू और कश्मीर",
  "Himachal Pradesh": "हिमाचल प्रदेश",
  Punjab: "पंजाब",
  Chandigarh: "चंडीगढ़",
  Uttarakhand: "उत्तराखंड",
  Haryana: "हरियाणा",
  Delhi: "दिल्ली",
  Rajasthan: "राजस्थान",
  "Uttar Pradesh": "उत्तर प्रदेश",
  Bihar: "बिहार",
  Sikkim: "सिक्किम",
  "Arunachal Pradesh": "अरुणाचल प्रदेश",
  Nagaland: "नागालैंड",
  Manipur: "मणिपुर",
  Mizoram: "मिज़ोरम",
  Tripura: "त्रिपुरा",
  Meghalaya: "मेघालय",
  Assam: "असम",
  "West Bengal": "पश्चिम बंगाल",
  Jharkhand: "झारखंड",
  Odisha: "ओडिशा",
  Chhattisgarh: "छत्तीसगढ़",
  "Madhya Pradesh": "मध्य प्रदेश",
  Gujarat: "गुजरात",
  "Dadra and Nagar Haveli and Daman and Diu": "दादरा और नगर हवेली और दमन और दीव",
  Maharashtra: "महाराष्ट्र",
  Karnataka: "कर्नाटक",
  Goa: "गोवा",
  Lakshadweep: "लक्षद्वीप",
  Kerala: "केरल",
  "Tamil Nadu": "तमिलनाडु",
  Puducherry: "पुदुच्चेरी",
  "Andaman and Nicobar Islands": "अंडमान और निकोबार द्वीपसमूह",
  Telangana: "तेलंगाना",
  "Andhra Pradesh": "आंध्र प्रदेश",
  Ladakh: "लद्दाख",
  "Other Territory": "अन्य क्षेत्र",
};

/** What somebody typed otherwise stays as it is, and beside a city in Latin letters it stands in the same. */
export function stateName(kept: string, city?: string): string {
  if (city !== undefined && !/[\u0900-\u097F]/.test(city)) return kept;
  return names[kept] ?? kept;
}
