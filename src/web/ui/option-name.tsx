import { useContext } from "react";
import { catalogueLang } from "#contract/catalogue-lang.ts";
import { useOption } from "./use-option.ts";
import { TranslationContext } from "./words.ts";

const latinWord = /[a-z]{4}/i;
const devanagari = /[\u0900-\u097f]/;

/** A colour or size in the page's language; an owner's own word is marked as what it is written in. */
export function OptionName({ name }: { readonly name: string }) {
  const said = useOption()(name);
  const isHindi = useContext(TranslationContext) !== null;
  if (!(isHindi ? latinWord : devanagari).test(said)) return said;
  return <span lang={isHindi ? catalogueLang : "hi"}>{said}</span>;
}
