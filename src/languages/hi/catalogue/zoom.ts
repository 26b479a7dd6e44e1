import type { zoom as en } from "#modules/catalogue/texts/zoom.ts";

export const zoom: typeof en = {
  nearer: "बड़ा करें",
  farther: "छोटा करें",
  touch: "टैप या पिंच करके बड़ा करें",
  click: "क्लिक करके बड़ा करें, खींचकर चारों ओर देखें",
  keys: "कुंजियाँ: + − 0 और तीर",
};
