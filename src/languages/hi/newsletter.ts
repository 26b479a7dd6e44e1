import type { SettingWords } from "#contract/module-contract.ts";
import type { newsletter as newsletterContract } from "#modules/newsletter/contract.ts";
import type { newsletter as en } from "#modules/newsletter/texts.ts";

export const newsletter: typeof en = {
  description: "नई चीज़ें और सच्चे ऑफ़र, महीने में क़रीब दो बार।",
  email: "ईमेल",
  example: "you@example.com",
  consent: "यह पता केवल न्यूज़लेटर के लिए है, और आपके पक्का करने के बाद ही उस पर चिट्ठियाँ आती हैं।",
  subscribe: "सब्सक्राइब करें",
  asked: "कृपया अपना ईमेल देखें: उसमें आए लिंक से न्यूज़लेटर पक्का होगा।",
  onwards: "दुकान पर जाएँ",
  confirmTitle: "न्यूज़लेटर पक्का करें",
  confirmText: "एक बार दबाएँ, और चिट्ठियाँ आपके पास आने लगेंगी।",
  confirm: "हाँ, मुझे न्यूज़लेटर भेजें",
  confirmed: "आप सूची में हैं। स्वागत है!",
  leaveTitle: "न्यूज़लेटर छोड़ें",
  leaveText: "एक बार दबाएँ, फिर कोई चिट्ठी नहीं आएगी।",
  leave: "सूची से हटें",
  left: "आप सूची से हट गए हैं। अब कोई चिट्ठी नहीं आएगी।",
};

export const settingWords = {
  newsletter: {
    title: "न्यूज़लेटर",
    lead: "हर पेज के नीचे इसके बारे में क्या लिखा हो।",
    fields: {
      title: "शीर्षक",
      hint: "पढ़ने वालों को क्या मिलेगा",
    },
  },
} satisfies SettingWords<typeof newsletterContract>;
