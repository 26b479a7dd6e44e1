import { foldText, joinedWords, wordsIn, wordsToFind } from "./fold-words.ts";
import { longestName, type Part, partsOfName } from "./name-parts.ts";
import { quantitiesOf } from "./quantities.ts";

/** The words of a product as numbers: thousands are compared with each search. */
interface ProductWords {
  /** Words of the title with what each does there and where it stands, packed. */
  readonly title: readonly number[];
  readonly brand: readonly number[];
  /** Of what it is described with first, packed as those are. */
  readonly lead: readonly number[];
}

export const partsInOrder: readonly (Part | "lead")[] = [
  ...(["head", "name", "detail", "with", "for"] as const),
  "lead",
];
const mostOfLead = 10;
/** What leads stands behind the title, and beside none of its words. */
const leadPosition = 40;
const partBits = 3;
const positionBits = 6;
const mostBrands = 5_000;
const mostPosition = 2 ** positionBits - 1;
/** So many words can be packed with their place. */
export const mostNumbers = 2 ** 22;

/** Each word gets a number when it comes for the first time. */
export class WordNumbers {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  of(word: string): number {
    const known = this.#numbers.get(word) ?? this.#numbers.size;
    if (known === this.#numbers.size) this.#numbers.set(word, known);
    return known;
  }

  known(word: string): number | undefined {
    return this.#numbers.get(word);
  }
}

interface Worded {
  readonly title: string;
  readonly brand: string;
  readonly lead: string;
}

/** Cuts products into words; a brand, which many have, once. */
export function createCutting(numbers: WordNumbers) {
  const brands = new Map<string, Brand>();
  return ({ title, brand, lead }: Worded): ProductWords => {
    if (brands.size > mostBrands) brands.clear();
    const known = brands.get(brand) ?? brandOf(brand, numbers);
    brands.set(brand, known);
    return {
      title: titleWords(title, known.words, numbers),
      brand: known.numbers,
      lead: leadWords(lead, numbers),
    };
  };
}

interface Brand {
  readonly words: ReadonlySet<string>;
  readonly numbers: readonly number[];
}

function brandOf(brand: string, numbers: WordNumbers): Brand {
  return {
    words: new Set(wordsIn(foldText(brand))),
    numbers: wordsToFind(brand).map((word) => numbers.of(word)),
  };
}

function titleWords(title: string, brandWords: ReadonlySet<string>, numbers: WordNumbers): number[] {
  const folded = foldText(title, longestName);
  const measured = quantitiesOf(folded);
  const named = partsOfName(folded, measured, brandWords);
  const packed = named.map(({ word, part }, position) => pack(numbers.of(word), position, part));
  // t-shirt is tshirt too, and 16 GB is one quantity: each stands where its first word does.
  for (const joined of new Set(joinedWords(folded))) {
    if (named.some(({ word }) => word === joined)) continue;
    const first = named.findIndex(({ word }) => joined.startsWith(word));
    packed.push(pack(numbers.of(joined), first, named[first]?.part ?? "name"));
  }
  for (const { word, end } of measured) {
    const position = named.findLastIndex(({ start }) => start < end);
    packed.push(pack(numbers.of(word), position, "detail"));
  }
  return packed;
}

/** The first sentence or line of a description says what the thing is as often as its title does; what it does follows on "that". */
function leadWords(lead: string, numbers: WordNumbers): number[] {
  const [first = ""] = foldText(lead).split(sentenceEnd);
  return wordsIn(first)
    .slice(0, mostOfLead)
    .map((word, at) => pack(numbers.of(word), leadPosition + at, "lead"));
}

const sentenceEnd = /\n|[.!?]\s|\b(?:that|which)\b/;

function pack(word: number, position: number, part: Part | "lead"): number {
  const place = Math.max(0, Math.min(mostPosition, position));
  return (((word << positionBits) | place) << partBits) | partsInOrder.indexOf(part);
}

export function wordIn(packed: number): number {
  return packed >>> (partBits + positionBits);
}

export function positionIn(packed: number): number {
  return (packed >>> partBits) & mostPosition;
}

/** By its place in `partsInOrder`. */
export function partIn(packed: number): number {
  return packed & (2 ** partBits - 1);
}
