import type { welcome as en } from "#contract/texts/en/welcome.ts";

export const welcome: typeof en = {
  title: (shop) => `${shop} में आपका स्वागत है!`,
  text: (off, code) => `प्रोमो कोड ${code} से आपका पहला ऑर्डर ${off} सस्ता। कोड कार्ट में डालें।`,
  withAccount: (off, code) => `खाते से आपका पहला ऑर्डर ${off} सस्ता: लॉग इन करें और कार्ट में प्रोमो कोड ${code} डालें।`,
  shop: "ख़रीदारी शुरू करें",
  copy: "कोड कॉपी करें",
  copied: "कॉपी हो गया",
  marked: "कोड चुन लिया गया है। इसे ख़ुद कॉपी करें।",
};
