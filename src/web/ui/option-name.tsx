import { useContext } from "react";
import { catalogueLang } from "#contract/catalogue-lang.ts";
import { useOption } from "./use-option.ts";
import { TranslationContext } from "./words.ts";

/** A colour or size in the page's language; an owner's own word is marked as what it is written in. */
export function OptionName({ name }: { readonly name: string }) {
  const said = useOption()(name);
  const isHindi = useContext(TranslationContext) !== null;
  return isHindi && /[a-z]{4}/i.test(said) ? <span lang={catalogueLang}>{said}</span> : said;
}
