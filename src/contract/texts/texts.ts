import { inEveryLanguage } from "#languages/in-every-language.ts";
import { serverEn } from "./server-en.ts";

export type { ServerTexts } from "./server-en.ts";

/** The translations, every language at once: for the server; the browser loads the one it shows. */
export const textsOf = inEveryLanguage(serverEn, ({ texts }) => texts);
