import type { Texts } from "#contract/texts/en.ts";

let translation: Texts | null = null;

/** `useWords` for code of the browser that runs outside React, such as client actions. */
export function pageWords<Name extends keyof Texts>(name: Name, english: Texts[Name]): Texts[Name] {
  return translation?.[name] ?? english;
}

export function setPageTranslation(chosen: Texts | null): void {
  translation = chosen;
}
