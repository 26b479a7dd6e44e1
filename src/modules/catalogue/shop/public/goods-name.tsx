import type { Lang } from "#contract/texts/lang.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";

type GoodsNameProps = {
  readonly of: { readonly title: string; readonly titleHi?: string | undefined };
  readonly lang: Lang;
};

/** In the page's language, where the goods have a name in it. */
export function GoodsName({ of: { title, titleHi }, lang }: GoodsNameProps) {
  const own = lang === "hi" ? titleHi : undefined;
  return <span lang={own === undefined ? catalogueLang : lang}>{own ?? title}</span>;
}
