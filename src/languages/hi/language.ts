import { defineLanguage } from "../define-language.ts";

export const hindi = defineLanguage({
  code: "hi",
  name: "हिन्दी",
  letters: /[\u0900-\u097f]/,
  stop: "।",
});
