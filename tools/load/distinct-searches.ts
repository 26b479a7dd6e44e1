import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import type { Vocabulary } from "#seed/generate-products.ts";
import { read } from "#seed/read-seed.ts";
import { everything } from "#support/catalogue-questions.ts";

const each = 300;
const stride = 7_919;

/** Searches of the goods that benches make, of each kind so many, no two alike. */
export function distinctSearches(): Record<string, ListingQuery[]> {
  const { brands, leaves } = read<Vocabulary>("large", { brands: [], leaves: {} });
  const categories = Object.entries(leaves).map(([leaf, { nouns, adjectives, series }]) => ({
    leaf,
    nouns,
    adjectives,
    series,
    common: [...new Set([...nouns, ...adjectives].flatMap((name) => foldWords(name)))],
  }));
  const common = [...new Set(categories.flatMap((one) => one.common))];
  const other = (at: number) => categories[(at + 1 + Math.floor(categories.length / 2)) % categories.length];
  const pick = (list: readonly string[] = [], at: number) => list[at % list.length] ?? "";
  const price = (at: number) => 20_000 + ((at * stride) % 400) * 1_000;
  return {
    "a common word": some(common.map((search) => ({ search }))),
    "two common words": some(
      categories.flatMap(({ adjectives, nouns }) =>
        nouns.flatMap((noun) =>
          adjectives.map((adjective) => ({
            search: `${foldWords(adjective)[0]} ${foldWords(noun).at(-1)}`,
          })),
        ),
      ),
    ),
    "a word in a category to a price": some(
      categories.flatMap(({ leaf, common }) =>
        common.map((search, at) => ({ search, category: leaf, maxPaise: price(at) })),
      ),
    ),
    "a narrow range of prices": some(
      Array.from({ length: 2 * each }, (_, at) => ({
        minPaise: price(at),
        maxPaise: price(at) + 2_000 + at,
      })),
    ),
    "few words": some(
      categories.flatMap(({ nouns, adjectives, series }) =>
        nouns.flatMap((noun, at) =>
          adjectives.map((adjective, near) => ({
            search: `${pick(brands, at * 31 + near * 7)} ${pick(series, at + near)} ${adjective} ${noun}`,
          })),
        ),
      ),
    ),
    "words that never meet": some(
      categories.flatMap(({ adjectives }, at) =>
        adjectives.flatMap((adjective) =>
          (other(at)?.nouns ?? []).map((noun) => ({
            search: `${foldWords(adjective)[0]} ${foldWords(noun).at(-1)}`,
          })),
        ),
      ),
    ),
  };
}

/** In an order that mixes what is alike. */
function some(all: readonly Partial<ListingQuery>[]): ListingQuery[] {
  const distinct = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const mixed = distinct.map((_, at) => distinct[(at * stride) % distinct.length] ?? {});
  return [...new Set(mixed)].slice(0, 2 * each).map((one) => ({ ...everything, ...one }));
}
