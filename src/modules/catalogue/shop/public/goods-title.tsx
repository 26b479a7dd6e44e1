import { useContext } from "react";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { wholeWords } from "#web/ui/whole-words.tsx";
import { TranslationContext } from "#web/ui/words.ts";

type GoodsTitleProps = {
  readonly of: { readonly title: string; readonly titleHi?: string | undefined };
  readonly className?: string;
};

/** In the page's language, where the goods have a name in it. */
export function GoodsTitle({ of: { title, titleHi }, className }: GoodsTitleProps) {
  const isHindi = useContext(TranslationContext)?.lang === "hi" && !!titleHi;
  return (
    <span lang={isHindi ? "hi" : catalogueLang} className={className}>
      {wholeWords(isHindi ? titleHi : title, "nowrap")}
    </span>
  );
}
