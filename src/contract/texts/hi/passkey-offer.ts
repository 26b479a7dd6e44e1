import type { passkeyOffer as english } from "../en/passkey-offer.ts";

export const passkeyOffer: typeof english = {
  title: "अगली बार उँगली की छाप से लॉग इन करें?",
  text: "आपका फ़ोन या कंप्यूटर उँगली, चेहरे या पिन से यह कर सकता है, बिना पासवर्ड के।",
  add: "चालू करें",
  later: "अभी नहीं",
};
