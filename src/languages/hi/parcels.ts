import type { RefusalWords, SettingWords } from "#contract/module-contract.ts";
import type { parcels as contract } from "#modules/parcels/contract.ts";
import type { parcels as en } from "#modules/parcels/texts.ts";

export const refusals = {
  bookingUnderWay: "इस ऑर्डर का पार्सल बुक है या हो रहा है। दूसरा चाहिए तो पहले उसे रद्द करें।",
  bookingUnsure: "कूरियर ने जवाब नहीं दिया। दुकान कुछ मिनट में ख़ुद फिर पूछेगी; तब तक यह पार्सल कहीं और बुक न करें।",
  courierRefused: "कूरियर ने मना किया",
  courierSilent: "कूरियर अभी जवाब नहीं दे रहा। कृपया एक मिनट बाद फिर कोशिश करें।",
  courierDearer: "कूरियर का दाम बदल गया है। देखें, फिर दबाएँ।",
  billUnknown: "इस फ़ाइल के कॉलम इस कूरियर के बिल जैसे नहीं हैं। पार्सल का नंबर, वज़न और राशि चाहिए।",
  parcelBooked: "इस पार्सल के लिए कूरियर बुक है। पहले पार्सल रद्द करें: ऑर्डर फिर पैक किया हुआ रहेगा।",
  parcelGone: "यह पार्सल अब यहाँ से रद्द नहीं हो सकता",
} satisfies RefusalWords<typeof contract>;

export const parcels: typeof en = {
  order: {
    title: "कूरियर बुक करें",
    grams: "वज़न, ग्राम में",
    weigh: "इस वज़न के दाम देखें",
    offer: { cheapest: "सबसे सस्ता", quickest: "सबसे जल्दी", both: "सबसे सस्ता और जल्दी" },
    book: (name, amount) => `${amount} में ${name} बुक करें`,
    days: (days) => `${days} दिन`,
    nobody: "आपका कोई कूरियर यह पार्सल वहाँ नहीं पहुँचाता।",
    silent: "सब कूरियरों ने जवाब नहीं दिया। एक मिनट बाद यह पेज फिर खोलें।",
    lacksPinCode: "पहले विक्रेता का PIN कोड भरें: पार्सल वहीं से उठेंगे।",
    label: "कूरियर का लेबल छापें",
    pickup: "उठाने के लिए बुलाएँ",
    pickupAsked: (when) => `कूरियर को उठाने के लिए कहा गया: ${when}`,
    cancel: "यह पार्सल रद्द करें",
    cancelHint: "जब तक कूरियर ने उसे उठाया नहीं। ऑर्डर फिर पैक किया हुआ रहेगा।",
    facts: (grams, amount) => `${grams} ग्राम · ${amount}`,
    reference: (reference) => `संदर्भ ${reference}`,
    state: {
      asked: "कूरियर ने जवाब नहीं दिया। दुकान ख़ुद फिर पूछेगी; कहीं और बुक न करें।",
      refused: "कूरियर ने मना किया",
      lost: "कूरियर ने नहीं कहा कि यह उसके पास है। फिर बुक करने से पहले कूरियर के अपने पेज पर देख लें।",
      booked: "बुक है, पर ऑर्डर भेजा हुआ नहीं दिखता",
      sent: "बुक है",
      cancelling: "रद्द हो रहा है",
      cancelled: "रद्द",
    },
  },
  mayComeBack: {
    title: "यह पार्सल लौट सकता है",
    refused: (count) =>
      count === 1 ? "यह ग्राहक पहले एक पार्सल लौटा चुका है।" : `यह ग्राहक पहले ${count} पार्सल लौटा चुका है।`,
    place: (back, all, pinCode) => `पिछले साल ${pinCode} के ${all} नक़द ऑर्डर में से ${back} लौट आए।`,
    hint: "भेजने से पहले ग्राहक को फ़ोन करें।",
  },
  bills: {
    title: "कूरियर के बिल",
    open: "कूरियर का बिल जाँचें",
    lead: "बिल CSV फ़ाइल में भेजें। हर पंक्ति यहाँ बुक किए पार्सल से मिलाई जाती है: वज़न, दाम, और पहले बिल हुआ या नहीं।",
    none: "अभी किसी कूरियर से बुकिंग नहीं होती",
    noneHint: "जब पार्सल यहाँ से बुक होंगे, तब उनके बिल यहीं जाँचे जाएँगे।",
    file: (carrier) => `${carrier} का बिल (CSV)`,
    check: "जाँचें",
    columns: "उसमें पार्सल का नंबर (AWB या waybill), वज़न और राशि के कॉलम चाहिए।",
    read: "बिल जाँच लिया गया",
    lines: (count) => `${count} पंक्तियाँ`,
    total: (amount) => `कुल ${amount}`,
    sum: (billed, booked) => `बिल ${billed}, बुक ${booked}`,
    verdict: {
      agreed: "ठीक",
      weight: "बुकिंग से भारी",
      price: "दाम अलग",
      unknown: "यहाँ से बुक नहीं",
      twice: "दो बार बिल",
      cancelled: "रद्द था, फिर भी बिल हुआ",
    },
    grams: (booked, billed) => (booked === null ? `${billed} ग्राम` : `बुक ${booked} ग्राम, बिल ${billed} ग्राम`),
    paise: (booked, billed) => (booked === null ? billed : `बुक ${booked}, बिल ${billed}`),
    differing: "जिन पंक्तियों पर कूरियर से पूछना है",
    allAgreed: "हर पंक्ति बुकिंग से मिलती है।",
    more: "आगे की पंक्तियाँ",
    download: "सब पंक्तियाँ फ़ाइल में",
  },
  answers: {
    booked: "बुक हो गया। कूरियर का लेबल छापकर पार्सल पर लगाएँ।",
    pickup: "कूरियर उसे उठाने आएगा।",
    cancelled: "पार्सल रद्द हो गया। ऑर्डर फिर पैक किया हुआ है।",
  },
  auditedFields: {
    service: "सेवा",
    lines: "पंक्तियाँ",
  },
  audited: {
    "read courier bill": { name: "कूरियर का बिल जाँचा", sentence: "कूरियर का बिल जाँचा" },
    "book parcel": { name: "पार्सल बुक हुआ", sentence: "ऑर्डर {} का पार्सल बुक किया" },
    "cancel parcel": { name: "पार्सल रद्द हुआ", sentence: "ऑर्डर {} का बुक किया पार्सल रद्द किया" },
  },
};

export const settingWords = {
  parcels: {
    title: "पार्सल",
    lead: "आम पार्सल का वज़न और नाप, उन कूरियरों के लिए जो यहाँ से बुक होते हैं।",
    fields: {
      grams: "वज़न, ग्राम में, जब सामान का अपना न हो",
      lengthCm: "लंबाई, सेंटीमीटर में",
      breadthCm: "चौड़ाई, सेंटीमीटर में",
      heightCm: "ऊँचाई, सेंटीमीटर में",
    },
    hints: {
      grams: "डिब्बे के साथ। कूरियर फिर तौलते हैं और जो निकले उसी का बिल देते हैं।",
    },
  },
} satisfies SettingWords<typeof contract>;
