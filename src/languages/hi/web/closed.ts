import type { closed as en } from "#contract/texts/en/closed.ts";

export const closed: typeof en = {
  title: "हम जल्द लौटते हैं",
  text: "दुकान थोड़ी देर के लिए बंद है। आपके ऑर्डर पहले की तरह रास्ते में हैं, और आपका कार्ट वैसा ही रखा है।",
  call: "कुछ ज़रूरी है? फ़ोन करें",
  toStaff: "दुकान बंद है: ग्राहकों को एक ही पेज दिखता है, आपको सब कुछ।",
};
