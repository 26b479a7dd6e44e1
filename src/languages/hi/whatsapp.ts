import type { SettingWords } from "#contract/module-contract.ts";
import type { whatsapp as contract } from "#modules/whatsapp/contract.ts";
import type { whatsAppSetUp as english } from "#modules/whatsapp/texts.ts";

export const whatsAppSetUp: typeof english = {
  frame: {
    hello: "नमस्ते!",
    bye: "कोई सवाल हो तो यहीं जवाब लिखें।",
    stop: "ऑफ़र नहीं चाहिए तो STOP लिखकर भेजें।",
  },
  noWords: "(कोई फ़ोटो, आवाज़ या ऐसा ही कुछ। यह सिर्फ़ WhatsApp में दिखता है।)",
  title: "WhatsApp",
  open: "WhatsApp सेट करें",
  instead: "ग्राहकों को पसंद हो तो ऑर्डर के संदेश SMS की जगह WhatsApp से जा सकते हैं।",
  lead: "जिन ग्राहकों का ईमेल पता नहीं है, उन्हें ऑर्डर की ख़बर SMS से मिलती है। उसकी जगह WhatsApp ले सकता है। जो WhatsApp से न पहुँचे, जैसे नंबर पर WhatsApp न हो, वह तब भी SMS से जाता है।",
  state: {
    on: "ऑर्डर के संदेश WhatsApp से जाते हैं, नहीं तो SMS से।",
    off: "WhatsApp सेट है। ऑर्डर के संदेश अभी SMS से ही जाते हैं।",
    none: "WhatsApp अभी सेट नहीं है।",
  },
  choose: "चुनें कि संदेश कैसे जाएँ",
  steps: {
    title: "कैसे सेट करें",
    list: [
      "ऐसा फ़ोन नंबर चाहिए जो किसी WhatsApp ऐप में न हो, न सामान्य में, न WhatsApp Business में।",
      "business.facebook.com पर अपनी दुकान का बिज़नेस खाता खोलें।",
      "developers.facebook.com पर Business तरह का ऐप बनाएँ और उसमें WhatsApp जोड़ें। वहाँ अपना नंबर जोड़कर पक्का करें।",
      "बिज़नेस सेटिंग में एक system user बनाएँ। उसे अपना ऐप और WhatsApp खाता दें, और उससे ऐसा टोकन बनवाएँ जो कभी ख़त्म न हो, whatsapp_business_messaging और whatsapp_business_management की अनुमति के साथ।",
      "नीचे की चार पंक्तियाँ अपने जानकार दोस्त को दें। फिर दुकान दोबारा चालू करें।",
      "ऐप में WhatsApp, Configuration में नीचे दिया पता और verify token डालें, और messages चुनें।",
      "WhatsApp Manager में भुगतान का तरीक़ा जोड़ें, और नीचे की सूची से संदेशों के टेम्पलेट बनाएँ।",
      "नीचे भेजकर देखें। टेम्पलेट मंज़ूर हो जाएँ तो “WhatsApp, नहीं तो SMS” चुनें।",
    ],
    machine: {
      WHATSAPP_PHONE_NUMBER_ID: "फ़ोन नंबर की ID, WhatsApp, API setup से",
      WHATSAPP_ACCESS_TOKEN: "system user का टोकन",
      WHATSAPP_APP_SECRET: "app secret, App settings, Basic से",
      WHATSAPP_VERIFY_TOKEN: "कम से कम 16 अक्षरों का कोई राज़, जो आप ख़ुद चुनें",
    },
    webhook: "जो पता डालना है (callback URL)",
  },
  trial: {
    title: "भेजकर देखें",
    lead: "अपने WhatsApp से दुकान के नंबर पर कुछ लिखें। फिर बटन दबाएँ: दुकान आपको वहीं जवाब देगी।",
    phone: "आपका WhatsApp नंबर",
    send: "मुझे WhatsApp संदेश भेजें",
    text: (shop) => `यह ${shop} का परीक्षण संदेश है। WhatsApp काम कर रहा है।`,
    sent: "WhatsApp ने संदेश ले लिया। अपना फ़ोन देखें।",
    notSetUp: "मशीन पर WhatsApp अभी सेट नहीं है।",
    unwritten: (number) =>
      `WhatsApp को चाबियाँ मंज़ूर हैं। अब इस फ़ोन से ${number} पर कुछ लिखें, थोड़ा रुकें और फिर दबाएँ। लिख चुके हों तो दुकान तक ख़बर नहीं पहुँची: पता और verify token जाँचें।`,
    refused: (why) => `काम नहीं बना। ${why}`,
  },
  figures: {
    title: "पिछले सात दिन",
    none: "अभी तक WhatsApp से कुछ नहीं गया।",
    taken: (count) => `WhatsApp ने लिए: ${count}`,
    arrived: (count) => `पहुँचे: ${count}`,
    read: (count) => `पढ़े गए: ${count}`,
    bySms: (count) => `बदले में SMS: ${count}`,
    reasons: "बदले में SMS क्यों गया",
    reason: (why, total) => `${why} (${total} बार)`,
  },
  templates: {
    title: "संदेशों के टेम्पलेट",
    lead: "हर एक को WhatsApp Manager में ठीक इसी नाम, भाषा और पाठ के साथ बनाएँ। WhatsApp उसे मंज़ूर करता है, अक्सर कुछ मिनटों में। नमूने (samples) में किसी भी ऑर्डर के शब्द लिखें। जिसका टेम्पलेट नहीं है वह SMS से जाता है।",
    common: "इनसे शुरू करें",
    all: (count) => `बाक़ी सब (${count})`,
    facts: (category, lang) => `श्रेणी ${category}, भाषा ${lang}`,
    copyName: "नाम कॉपी करें",
    copyText: "पाठ कॉपी करें",
    copied: "कॉपी हो गया",
    changed: "दुकान के नए संस्करण में पाठ बदले तो नाम का अंत भी बदलता है। हर अपडेट के बाद यह सूची देखें।",
  },
};

export const settingWords = {
  messages: {
    title: "फ़ोन पर संदेश",
    lead: "ग्राहकों को ऑर्डर की ख़बर SMS से मिले या WhatsApp से।",
    fields: {
      orders: "जिन ग्राहकों का ईमेल पता नहीं है",
    },
    hints: {
      orders: "पहले WhatsApp सेट करना होगा: दुकान की तैयारी, ईमेल, WhatsApp। जो वह न पहुँचाए, SMS से जाता है।",
    },
    choices: {
      "orders.sms": "SMS",
      "orders.whatsapp": "WhatsApp, नहीं तो SMS",
    },
  },
} satisfies SettingWords<typeof contract>;
