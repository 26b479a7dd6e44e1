import type { ServerTexts } from "#contract/texts/texts.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";

type Words = ServerTexts["goodsOffice"];

/** What is filled in behind each fold of a product's page, in a few words. */
export const goodsSummaries = {
  hindi: ({ titleHi, descriptionHi, highlightsHi }: GoodsView, words: Words) =>
    emptyOf([titleHi, descriptionHi, highlightsHi[0]], words),
  /** What the law asks for and is not there, by the names of the fields. */
  missing({ hsn, country, maker, netQuantity }: GoodsView, { field }: Words) {
    const facts = { hsn, country, maker, netAmount: netQuantity };
    return (Object.keys(facts) as (keyof typeof facts)[])
      .filter((name) => !facts[name])
      .map((name) => field[name])
      .join(", ");
  },
  choices({ colours, sizes }: GoodsView, words: Words) {
    const lists = [colours.map(({ name }) => name), sizes].filter((names) => names.length > 1);
    return lists.map((names) => names.join(", ")).join(" · ") || words.said.noChoices;
  },
  variants({ variants }: GoodsView, words: Words) {
    const offered = variants.filter(({ isOffered }) => isOffered);
    const [only] = offered;
    if (offered.length !== 1 || !only) return words.choices(offered.length);
    return (
      [only.sku, only.grams !== null && words.said.grams(only.grams)].filter(Boolean).join(" · ") ||
      words.said.empty
    );
  },
};

function emptyOf(values: readonly unknown[], { said }: Words): string {
  const empty = values.filter((value) => !value).length;
  if (empty === values.length) return said.empty;
  return empty === 0 ? said.filled : said.partly(empty);
}
