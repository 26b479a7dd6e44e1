import type { Lang } from "#contract/texts/lang.ts";
import { hindiTexts } from "./hi/server-texts.ts";
import type { LanguageTexts } from "./language-texts.ts";

/** The texts of each language of the list, for the server; browsers load those they show. */
export const serverTexts: Readonly<Record<Lang, LanguageTexts>> = { en: {}, hi: hindiTexts };
