import type { answers as english } from "#contract/texts/en/answers.ts";

export const answers: typeof english = {
  here: "यह रहा",
  placed: "ऑर्डर भुगतान की प्रतीक्षा में है",
  heard: "मिल गया",
};
