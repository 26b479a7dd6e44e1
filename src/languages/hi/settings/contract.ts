import type { RefusalWords, SettingWords } from "#contract/module-contract.ts";
import type { settings as settingsContract } from "#modules/settings/contract.ts";

export const refusals = {
  settingChanged: "इस बीच किसी और ने इसे बदल दिया है",
} satisfies RefusalWords<typeof settingsContract>;

export const settingWords = {
  shop: {
    title: "नाम",
    lead: "दुकान का नाम, और वह क्या है।",
    fields: {
      name: "दुकान का नाम",
      tagline: "नाम के नीचे की पंक्ति",
      description: "दुकान क्या है, एक-दो वाक्यों में",
    },
    hints: {
      description: "जहाँ {shop} लिखा है, वहाँ आपकी दुकान का नाम दिखता है। चाहें तो इसके बिना अपने शब्द लिखें।",
    },
  },
  look: {
    title: "लोगो, तस्वीर और रंग",
    lead: "आपका लोगो, होम पेज की तस्वीर, और आपके रंग।",
    fields: {
      light: "दिन में",
      dark: "रात में",
    },
  },
  seller: {
    title: "विक्रेता",
    lead: "आपका क़ानूनी नाम, पता और GSTIN, जो बिल पर छपते हैं।",
    fields: {
      legalName: "क़ानूनी नाम",
      address: "सड़क और नंबर",
      city: "शहर",
      pinCode: "पिन कोड",
      gstin: "GSTIN (जीएसटी नंबर)",
      grievanceOfficer: "शिकायत अधिकारी",
      "grievanceOfficer.name": "नाम",
      "grievanceOfficer.email": "ईमेल पता",
      "grievanceOfficer.phone": "फ़ोन",
    },
    hints: {
      gstin: "15 अक्षर। पंजीकरण न हो तो ख़ाली छोड़ें।",
      legalName: "जैसा आपके PAN या पंजीकरण पर है",
    },
  },
  contact: {
    title: "संपर्क और समय",
    lead: "ग्राहक आप तक कैसे और कब पहुँचें। यह हर पेज पर दिखता है।",
    fields: {
      address: "पता",
      phone: "फ़ोन",
      email: "ईमेल पता",
      whatsapp: "WhatsApp नंबर",
      hours: "समय",
    },
    hints: {
      whatsapp: "दस अंक, जैसे 98123 45678। WhatsApp नहीं चलाते तो ख़ाली छोड़ दीजिए।",
      hours: "जैसे: सोमवार से शनिवार, 10 से 7",
    },
  },
  social: {
    title: "सोशल मीडिया",
    lead: "दुकान को और कहाँ देखा जा सकता है।",
    fields: {
      links: "लिंक",
      "links.name": "नाम",
      "links.icon": "आइकन",
      "links.href": "पता",
    },
    hints: {
      "links.href": "https:// से शुरू होता है",
    },
    choices: {
      "links.icon.instagram": "इंस्टाग्राम",
      "links.icon.facebook": "फ़ेसबुक",
      "links.icon.youtube": "यूट्यूब",
      "links.icon.x": "एक्स",
    },
  },
  announcement: {
    title: "सूचना",
    lead: "हर पेज के ऊपर एक पंक्ति। ख़ाली: कोई पंक्ति नहीं।",
    fields: {
      text: "सूचना",
    },
  },
  home: {
    title: "होम पेज",
    lead: "सबसे ऊपर के शब्द, और नीचे के हिस्से।",
    fields: {
      title: "सर्च इंजन के लिए शीर्षक",
      description: "सर्च इंजन के लिए विवरण",
      welcomes: "पहली बार आने वालों का स्वागत करें",
      welcomeCode: "नए लोगों को बताया जाने वाला कोड",
      hero: "पहले शब्द",
      "hero.lead": "ऊपर की छोटी पंक्ति",
      "hero.title": "शीर्षक",
      "hero.text": "टेक्स्ट",
      "hero.action": "सब सामान का बटन",
      "hero.second": "दुकानों का बटन",
      sections: "हिस्से, इसी क्रम में",
      "sections.kind": "प्रकार",
      "sections.shown": "दिखाएँ",
      "sections.title": "शीर्षक",
      "sections.lead": "नीचे की पंक्ति",
      reasons: "आपको चुनने की वजहें",
      "reasons.icon": "आइकन",
      "reasons.title": "शीर्षक",
      "reasons.text": "टेक्स्ट",
    },
    hints: {
      welcomeCode: "कोई मौजूद कोड, जैसे WELCOME10",
    },
    choices: {
      "sections.kind.categories": "श्रेणियाँ",
      "sections.kind.featured": "ख़ास चीज़ें",
      "sections.kind.newest": "नई चीज़ें",
      "sections.kind.deals": "घटे दाम की चीज़ें",
      "sections.kind.why": "आपको चुनने की वजहें",
      "sections.kind.stores": "दुकानें",
      "sections.kind.testimonials": "ग्राहकों की बातें",
      "reasons.icon.truck": "ट्रक",
      "reasons.icon.shield": "ढाल",
      "reasons.icon.headset": "हेडसेट",
    },
  },
  support: {
    title: "ग्राहकों से वादे",
    lead: "डिलीवरी और वापसी के दिन, जो दाम के साथ दिखते हैं।",
    fields: {
      returnDays: "सामान लौटाने के दिन",
      deliveryFrom: "डिलीवरी में कम से कम (दिन)",
      deliveryTo: "डिलीवरी में ज़्यादा से ज़्यादा (दिन)",
      returnsHint: "वापसी के दिनों के साथ लिखा हुआ",
      payment: "भुगतान कैसे हो, शब्दों में",
    },
  },
  pause: {
    title: "थोड़ी देर के लिए बंद",
    lead: "जब तक आप दुकान सँवारें, ग्राहकों को एक ही पेज दिखे।",
    fields: {
      isClosed: "दुकान बंद है",
      text: "तब तक ग्राहक क्या पढ़ें",
    },
    hints: {
      isClosed: "आपको और स्टाफ़ को दुकान पहले जैसी दिखती है। जो भुगतान चल रहे हैं, वे पूरे होते हैं।",
      text: "क्यों, और कब तक",
    },
  },
} satisfies SettingWords<typeof settingsContract>;
