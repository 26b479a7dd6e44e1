import { useContext } from "react";
import { writtenIn } from "#contract/texts/lang.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { useOption } from "./use-option.ts";

const latinWord = /[a-z]{4}/i;

/** A colour or size in the page's language; an owner's own word is marked as what it is written in. */
export function OptionName({ name }: { readonly name: string }) {
  const text = useOption()(name);
  const lang = useContext(TranslationContext)?.lang ?? catalogueLang;
  const of = writtenIn(text);
  if (of === lang || (of === catalogueLang && !latinWord.test(text))) return text;
  return <span lang={of}>{text}</span>;
}
