import type { stores as en } from "#modules/stores/texts.ts";

export const stores: typeof en = {
  title: "हमारी दुकानें",
  description: "अपने पास की दुकान खोजें: पता, समय, फ़ोन, WhatsApp और पहुँचने का रास्ता।",
  lead: "कहाँ हैं, कब खुलती हैं, और वहाँ कैसे पहुँचें।",
  searchLabel: "शहर, नाम या पिन कोड से दुकान खोजें",
  searchPlaceholder: "शहर या दुकान खोजें...",
  searchButton: "खोजें",
  searchHint: "शहर या पिन कोड लिखने पर सबसे पास की दुकानें दिखती हैं, लोकेशन दिए बिना।",
  findNearest: "सबसे पास की दुकान खोजें",
  finding: "आपकी जगह पता की जा रही है…",
  count: (count) => `${count} ${count === 1 ? "दुकान" : "दुकानें"}`,
  sortedFromHere: "आपके सबसे पास की दुकान पहले है।",
  sortedFrom: (place) => `${place} में कोई दुकान नहीं है। ये सबसे पास की हैं।`,
  noneYet: {
    title: "अभी कोई दुकान नहीं",
    text: "फ़िलहाल हम केवल यहीं बेचते हैं और पूरे भारत में भेजते हैं।",
    action: "चीज़ें देखें",
  },
  nothing: (search) => `“${search}” के लिए कोई दुकान नहीं मिली`,
  nothingHint: "कोई और शहर या पिन कोड लिखकर देखें।",
  showAll: "सभी दुकानें दिखाएँ",
  refused:
    "ब्राउज़र को आपकी जगह बताने की अनुमति नहीं मिली। ऊपर अपना शहर या पिन कोड लिखें: उससे भी उतना ही काम होता है।",
  unavailable: "आपका फ़ोन या कंप्यूटर आपकी जगह पता नहीं कर सका। ऊपर अपना शहर या पिन कोड लिखें।",
  slow: "जगह पता करने में बहुत देर लग रही है। फिर कोशिश करें, या ऊपर अपना शहर या पिन कोड लिखें।",
  nearest: "सबसे पास",
  km: (km) => `${km} कि.मी. दूर`,
  openNow: "अभी खुली है",
  closed: "बंद है",
  closes: (time) => `${time} बंद होगी`,
  opens: (time) => `${time} खुलेगी`,
  time: (hour, minute) => `${partOfDay(hour)} ${hour % 12 || 12}:${minute} बजे`,
  hours: (_, from, to) => `${from} से ${to} तक`,
  address: "पता",
  phone: "फ़ोन",
  whatsapp: "WhatsApp",
  timings: "रोज़ खुली",
  tags: "इस दुकान पर",
  tagNames: { Parking: "पार्किंग", Wheelchair: "व्हीलचेयर" },
  call: "फ़ोन करें",
  callTo: (name) => `${name} को फ़ोन करें`,
  directions: "रास्ता",
  directionsTo: (name) => `${name} का रास्ता`,
  details: "विवरण",
  detailsOf: (name) => `${name} का विवरण`,
  storePage: "दुकान का पेज खोलें",
  showMap: "नक्शा दिखाएँ",
  mapNote: "नक्शा openstreetmap.org से खुलेगा।",
  noMap: "नक्शा नहीं दिखा? openstreetmap.org देखें",
  mapOf: (name) => `${name} के आसपास का नक्शा`,
  allStores: "सभी दुकानें",
  collect: (days, ready) => `ऑनलाइन ऑर्डर यहीं से लें${ready && ` (${ready})`}। यह ${days} दिन रखा जाता है।`,
  others: "हमारी बाक़ी दुकानें",
  india: "भारत भर में हमारी दुकानें",
  storeTitle: (name, city) => `${name}, ${city}`,
};

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}
