import type { ServerTexts } from "../texts.ts";

export const closed: ServerTexts["closed"] = {
  title: "हम जल्द लौटते हैं",
  text: "दुकान थोड़ी देर के लिए बंद है। आपके ऑर्डर पहले की तरह रास्ते में हैं, और आपका कार्ट सँभला हुआ है।",
  call: "कुछ ज़रूरी है? फ़ोन करें",
  toStaff: "दुकान बंद है: ग्राहकों को एक ही पन्ना दिखता है, आपको सब कुछ।",
};
