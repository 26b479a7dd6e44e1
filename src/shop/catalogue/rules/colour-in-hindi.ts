/** What a Hindi page calls a colour; one that nobody has a word for keeps its own name. */
export function colourInHindi(name: string): string | undefined {
  return words[name.toLowerCase()];
}

const words: Readonly<Record<string, string>> = {
  beige: "बेज",
  black: "काला",
  blue: "नीला",
  brown: "भूरा",
  charcoal: "गहरा स्लेटी",
  cream: "क्रीम",
  emerald: "पन्ना हरा",
  gold: "सुनहरा",
  green: "हरा",
  grey: "स्लेटी",
  indigo: "इंडिगो",
  ivory: "आइवरी",
  khaki: "ख़ाकी",
  maroon: "मैरून",
  mustard: "सरसों पीला",
  natural: "नैचुरल",
  navy: "गहरा नीला",
  olive: "जैतूनी",
  orange: "नारंगी",
  pink: "गुलाबी",
  purple: "बैंगनी",
  red: "लाल",
  "rose gold": "रोज़ गोल्ड",
  rust: "ईंट लाल",
  sage: "हल्का हरा",
  silver: "सिल्वर",
  teal: "मोर नीला",
  white: "सफ़ेद",
  wine: "वाइन",
  yellow: "पीला",
};
