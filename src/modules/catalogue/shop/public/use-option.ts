import { useContext } from "react";
import { optionIn } from "#modules/catalogue/rules/option-in.ts";
import { TranslationContext } from "#web/ui/words.ts";

/** Tells colours and sizes in the page's language. */
export function useOption(): (name: string) => string {
  const words = useContext(TranslationContext)?.texts.options;
  return (name) => optionIn(words, name);
}
