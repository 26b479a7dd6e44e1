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
  indigo: "नील",
  ivory: "हाथी दाँत",
  khaki: "ख़ाकी",
  maroon: "मैरून",
  mustard: "सरसों पीला",
  natural: "प्राकृतिक",
  navy: "गहरा नीला",
  olive: "जैतूनी",
  orange: "नारंगी",
  pink: "गुलाबी",
  purple: "बैंगनी",
  red: "लाल",
  "rose gold": "गुलाबी सुनहरा",
  rust: "ईंट लाल",
  sage: "हल्का हरा",
  silver: "चाँदी जैसा",
  teal: "मोर नीला",
  white: "सफ़ेद",
  wine: "वाइन",
  yellow: "पीला",
};
