import type { NewProduct } from "#modules/catalogue/products/add-products.ts";
import { idOf } from "#platform/ids.ts";
import type { SeedCategory } from "./read-seed.ts";
import { roundPrice, topOf } from "./seed-catalogue.ts";

export interface Vocabulary {
  readonly brands: readonly string[];
  readonly leaves: Readonly<Record<string, LeafWords>>;
}

interface LeafWords {
  readonly title: string;
  readonly rupees: readonly [number, number];
  readonly nounRupees?: Readonly<Record<string, readonly [number, number]>>;
  readonly weight: number;
  readonly nouns: readonly string[];
  readonly adjectives: readonly string[];
  readonly series: readonly string[];
  readonly variants: readonly string[];
}

export interface Generated {
  readonly product: NewProduct;
  readonly stars: readonly number[];
}

const day = 86_400_000;
/** Prime, and in no list's length, so that its multiples pass every combination once before any comes again. */
const stride = 104_729;

/** The same product for the same number, on every machine: no chance in it but what the number gives. */
export function productGenerator(vocabulary: Vocabulary, categories: readonly SeedCategory[], now: number) {
  const places = categories
    .filter(({ id }) => vocabulary.leaves[id])
    .map((leaf) => ({
      leaf,
      top: topOf(categories, leaf.id),
      words: vocabulary.leaves[leaf.id] as LeafWords,
    }));
  const weights = places.map(({ words }) => words.weight);
  const round = weights.flatMap((weight, at) => Array.from({ length: weight }, () => at));

  return (number: number): Generated => {
    const place = places[round[(number * stride) % round.length] ?? 0];
    if (!place) throw new Error("The vocabulary names no category of the shop");
    const { leaf, top, words } = place;
    const chance = chanceOf(number);
    const { title, brand, noun, adjective, series } = titleOf(words, vocabulary.brands, number);
    const [least, most] = words.nounRupees?.[noun] ?? words.rupees;
    const rupees = Math.round(least * (most / least) ** chance()) || 1;
    const isOnSale = number % 1_009 === 0;
    const stars = Array.from({ length: number % 3 }, () => Math.max(1, 5 - Math.floor(chance() ** 2 * 5)));
    const slug = `g-${number}`;
    const product: NewProduct = {
      id: idOf(`product:${slug}`),
      slug,
      title,
      brand,
      category: leaf.id,
      topCategory: top.id,
      categoryWords: leaf === top ? top.name : `${leaf.name}, ${top.name}`,
      description: `${adjective} ${noun.toLowerCase()} of the ${series} range, made by ${brand}. Checked piece by piece before it leaves the workshop.`,
      highlights: [adjective, `${series} range`],
      ...roundPrice(rupees, isOnSale ? 10 + (number % 60) : number % 6 === 0 ? 5 * (2 + (number % 7)) : 0),
      pictures: [],
      colours: coloursFrom(number),
      sizes: [],
      ratingSum: stars.reduce((sum, one) => sum + one, 0),
      ratingCount: stars.length,
      featured: false,
      onSale: isOnSale,
      free: number % 17 === 0 ? 0 : 1 + Math.floor(chance() * 200),
      createdAt: now - Math.floor(chance() * 720 * day),
    };
    return { product, stars };
  };
}

const palette = [
  { name: "Black", hex: "#1c1c1f" },
  { name: "Ivory", hex: "#efe6d2" },
  { name: "Navy", hex: "#1f2f4f" },
  { name: "Teal", hex: "#2f6f73" },
  { name: "Maroon", hex: "#6d1f2f" },
];

/** Three neighbours of the palette: each product comes in three variants. */
function coloursFrom(number: number) {
  return [0, 1, 2].flatMap((step) => palette[(number + step) % palette.length] ?? []);
}

function titleOf(words: LeafWords, brands: readonly string[], number: number) {
  let left = (number * stride) % Number.MAX_SAFE_INTEGER;
  const next = (list: readonly string[]) => {
    const one = list[left % list.length] ?? "";
    left = Math.floor(left / list.length);
    return one;
  };
  const noun = next(words.nouns);
  const adjective = next(words.adjectives);
  const series = next(words.series);
  const brand = next(brands);
  const variant = next(words.variants);
  const named: Record<string, string> = { noun, adjective, series, brand, variant };
  const title = words.title.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "");
  return { title, brand, noun, adjective, series };
}

/** Numbers from 0 to 1 that depend on the seed alone. */
function chanceOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
