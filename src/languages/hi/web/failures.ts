import type { failures as en } from "#contract/texts/en/failures.ts";

export const failures: typeof en = {
  invalidEndpoint: "ग़लत पता",
  notFound: "जो माँगा गया वह नहीं मिला",
  invalidFormat: "सर्वर का जवाब समझ में नहीं आया",
  status: (status) => `गड़बड़: ${status}`,
  somethingWrong: "कुछ गड़बड़ हो गई",
  network: "नेटवर्क में गड़बड़ी हुई",
  unreachable: "सर्वर से संपर्क नहीं हो पाया। कृपया देखें कि सर्वर चल रहा है या नहीं।",
  sessionExpired: "आपका लॉग इन ख़त्म हो गया। कृपया फिर से लॉग इन करें।",
  pageNotFound: {
    title: "पेज नहीं मिला",
    text: "इस पते पर कुछ नहीं है, या वह कहीं और चला गया है।",
    searchInstead: "जो ढूँढ रहे थे उसे खोजें",
    categories: "किसी श्रेणी में घूम आएँ",
  },
  pageFailed: {
    title: "कुछ गड़बड़ हो गई",
    text: "पेज नहीं दिखाया जा सका। आपके कार्ट में से कुछ नहीं गया है।",
    unavailableTitle: "बस एक पल",
    unavailableText: "दुकान तक अभी पहुँचा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।",
  },
};
