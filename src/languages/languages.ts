import { defineLanguage } from "./define-language.ts";
import { hindi } from "./hi/language.ts";

/** Its texts stand where they are said, and are what every other language falls back to. */
const english = defineLanguage({ code: "en", name: "English" });

/** Every language of the shop, English first; `server-texts.ts` names the texts of each. */
export const languages = [english, hindi] as const;
