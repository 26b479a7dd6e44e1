import { createContext, useContext } from "react";
import type { Texts } from "#contract/texts/en.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { fallBack, type Partly } from "#languages/fall-back.ts";

export interface Translation {
  readonly lang: Lang;
  readonly texts: Partly<Texts>;
}

/** What a page says in another language; null where it speaks English. */
export const TranslationContext = createContext<Translation | null>(null);

/** Each file brings the English module that it speaks from, so that a page loads only the words it says. */
export function useWords<Name extends keyof Texts>(name: Name, english: Texts[Name]): Texts[Name] {
  return wordsFrom(useContext(TranslationContext), name, english);
}

export function wordsFrom<Name extends keyof Texts>(
  translation: Translation | null,
  name: Name,
  english: Texts[Name],
): Texts[Name] {
  const own = translation?.texts[name];
  if (!own) return english;
  const known = whole.get(own) as Texts[Name] | undefined;
  if (known) return known;
  const made = fallBack(english, own as Partly<Texts[Name]>);
  whole.set(own, made);
  return made;
}

/** With the English of what is not translated, put together once. */
const whole = new WeakMap<object, object>();
