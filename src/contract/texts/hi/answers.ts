import type { answers as english } from "#contract/texts/en/answers.ts";

export const answers: typeof english = {
  here: "यह रहा",
  placed: "ऑर्डर भुगतान की प्रतीक्षा में है",
  heard: "मिल गया",
  stockKept: "स्टॉक दर्ज हो गया",
  addressWays:
    "कृपया बताएँ कि सामान कहाँ पहुँचाना है: इसी कॉल में address भेजें, या POST /api/addresses से पता जोड़कर उसका addressId भेजें (डिफ़ॉल्ट पते के लिए ज़रूरी नहीं)।",
};
