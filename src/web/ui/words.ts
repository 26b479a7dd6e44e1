import { createContext, useContext } from "react";
import type { Texts } from "#contract/texts/en.ts";

/** The whole catalogue in another language; null where the page speaks English. */
export const TranslationContext = createContext<Texts | null>(null);

/** Each file brings the English module that it speaks from, so that a page loads only the words it says. */
export function useWords<Name extends keyof Texts>(name: Name, english: Texts[Name]): Texts[Name] {
  return useContext(TranslationContext)?.[name] ?? english;
}
