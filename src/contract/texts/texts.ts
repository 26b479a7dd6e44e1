import { refusals as enRefusals } from "./en/refusals.ts";
import { en, type Texts } from "./en.ts";
import { refusals as hiRefusals } from "./hi/refusals.ts";
import { hi } from "./hi.ts";
import type { Lang } from "./lang.ts";

/** What only the server says; the browser hears it in answers and need not carry it. */
type ServerTexts = Texts & { readonly refusals: typeof enRefusals };

const texts: Readonly<Record<Lang, ServerTexts>> = {
  en: { ...en, refusals: enRefusals },
  hi: { ...hi, refusals: hiRefusals },
};

/** Every language at once: for the server; the browser loads the one it shows. */
export function textsOf(lang: Lang): ServerTexts {
  return texts[lang];
}
