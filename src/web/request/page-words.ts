import type { Texts } from "#contract/texts/en.ts";
import { type Translation, wordsFrom } from "#web/ui/words.ts";

let translation: Translation | null = null;

/** `useWords` for code of the browser that runs outside React, such as client actions. */
export function pageWords<Name extends keyof Texts>(name: Name, english: Texts[Name]): Texts[Name] {
  return wordsFrom(translation, name, english);
}

export function setPageTranslation(chosen: Translation | null): void {
  translation = chosen;
}
