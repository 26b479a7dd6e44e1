import type { place as english } from "#contract/texts/en/place.ts";

export const place: typeof english = {
  chooseState: "राज्य चुनें",
  which: "यह पिन कोड एक से ज़्यादा राज्यों में है। अपना राज्य चुनें।",
  whichOf: (states) => `यह पिन कोड ${states} में है। राज्य चुनें।`,
  filled: (place) => `पिन कोड से भरा गया: ${place}। सही हो तो एक बार फिर भेजें।`,
  or: " और ",
};
