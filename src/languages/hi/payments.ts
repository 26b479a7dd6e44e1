import type { RefusalWords } from "#contract/module-contract.ts";
import type { payments as paymentsContract } from "#modules/payments/contract.ts";
import type { payments as inEnglish } from "#modules/payments/texts.ts";

export const payments: typeof inEnglish = {
  title: "भुगतान",
  none: "सब ठीक है: किसी भुगतान या वापसी पर आपका ध्यान नहीं चाहिए।",
  needs: "आपको देखना है",
  latest: "ताज़ा भुगतान",
  latestHint: "ये सबसे नए 20 हैं। पुराना देखने के लिए उसका ऑर्डर खोलें।",
  nothing: "अभी कोई भुगतान नहीं",
  nothingHint: "हर ऑर्डर का भुगतान यहाँ दिखता है; जिसे आपकी ज़रूरत हो, वह सबसे पहले।",
  kind: {
    refundRefused: "पेमेंट गेटवे ने रिफ़ंड से मना किया",
    refundByHand: "रिफ़ंड ख़ुद देना है",
    refundSlow: "रिफ़ंड में देर हो रही है",
    notHeard: "भुगतान की ख़बर नहीं",
    notTaken: "पैसे आए, पर ऑर्डर से मेल नहीं खाते",
    cameBack: "पार्सल लौट आया: पैसे लौटाएँ या फिर भेजें",
  },
  misfit: { mismatch: "रक़म अलग है", twice: "दो बार आया", late: "देर से आया", ended: "ऑर्डर बंद हो चुका था" },
  action: { retry: "फिर कोशिश करें", byHand: "ख़ुद दे दिए", ask: "अभी पूछें", open: "ऑर्डर खोलें" },
  since: (when) => `${when} से`,
};

export const refusals = {
  paymentUnavailable: "पेमेंट गेटवे जवाब नहीं दे रहा। आपका कार्ट वैसा ही है, और कोई पैसा नहीं कटा।",
  paymentRefused: "पेमेंट गेटवे ने यह ऑर्डर नहीं लिया। कोई पैसा नहीं कटा।",
  mockRefused: "यहाँ नमूना भुगतान नहीं लिया जाता",
  badSignature: "भुगतान पर गेटवे के हस्ताक्षर नहीं हैं",
  refundNotOpen: "यह पैसा लौटाया जा चुका है या लौटाया जा रहा है",
  nothingToAsk: "इस ऑर्डर के बारे में गेटवे से पूछने को कुछ नहीं है",
} satisfies RefusalWords<typeof paymentsContract>;
