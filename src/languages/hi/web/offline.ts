import type { offline as en } from "#contract/texts/en/offline.ts";

export const offline: typeof en = {
  title: "आप ऑफ़लाइन हैं",
  text: "यह पेज इस फ़ोन या कंप्यूटर पर पहले नहीं देखा गया है। जो पेज आप देख चुके हैं, वे अब भी पढ़े जा सकते हैं।",
  retry: "फिर कोशिश करें",
  kept: "ये पेज अब भी खुलते हैं",
  home: "होम पेज पर जाएँ",
};
