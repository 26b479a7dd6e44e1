import type { Lang } from "./texts/lang.ts";

/** What an owner says, in English and, where she likes, in Hindi. */
export interface Words {
  readonly en: string;
  readonly hi: string;
}

/** English where nobody has said it in Hindi. */
export function wordsIn(words: Words, lang: Lang): string {
  return words[lang] || words.en;
}
