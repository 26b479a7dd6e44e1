import type { passkeyOffer as english } from "#modules/accounts/texts/passkey-offer.ts";

export const passkeyOffer: typeof english = {
  title: "अगली बार फ़िंगरप्रिंट से लॉग इन करें?",
  text: "आपका फ़ोन या कंप्यूटर यह फ़िंगरप्रिंट, चेहरे या पिन से कर सकता है, बिना पासवर्ड के।",
  add: "चालू करें",
  later: "अभी नहीं",
};
