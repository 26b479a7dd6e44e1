import { foldText, foldWords, joinedWords, wordsIn, wordsToFind } from "./fold-words.ts";
import { headOfCategory, longestName, type Part, partsOfName } from "./name-parts.ts";
import { quantitiesOf } from "./quantities.ts";

/** Words of a product as numbers, packed with what each does there and where it stands: thousands are compared with each search. */
interface ProductWords {
  /** Of the title and the brand. */
  readonly title: readonly number[];
  /** Of what it is described with first. */
  readonly lead: readonly number[];
}

/** What a word says of the thing: its head noun, a word of its name, what it has, is for or is made by, or its lead. */
const places = ["head", "name", "rest", "lead"] as const;
export type Place = (typeof places)[number];

const mostOfLead = 10;
/** What leads stands behind the title, and beside none of its words. */
const leadPosition = 40;
const placeBits = 2;
const positionBits = 6;
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

export function productWords(
  { title, brand, lead }: { readonly title: string; readonly brand: string; readonly lead: string },
  numbers: WordNumbers,
): ProductWords {
  const brandWords = wordsToFind(brand).map((word) => pack(numbers.of(word), mostPosition, "rest"));
  return {
    title: [...titleWords(title, new Set(wordsIn(foldText(brand))), numbers), ...brandWords],
    lead: leadWords(lead, numbers),
  };
}

/** The name of a category names what lies there as a title does. */
export function categoryWords(name: string, numbers: WordNumbers): number[] {
  const heads = headOfCategory(name);
  return foldWords(name).map((word) =>
    pack(numbers.of(word), mostPosition, heads.includes(word) ? "head" : "name"),
  );
}

function titleWords(title: string, brandWords: ReadonlySet<string>, numbers: WordNumbers): number[] {
  const folded = foldText(title, longestName);
  const measured = quantitiesOf(folded);
  const named = partsOfName(folded, measured, brandWords);
  const packed = named.map(({ word, part }, position) => pack(numbers.of(word), position, placeOf(part)));
  // t-shirt is tshirt too, and 16 GB is one quantity: each stands where its first word does.
  for (const joined of new Set(joinedWords(folded))) {
    if (named.some(({ word }) => word === joined)) continue;
    const first = named.findIndex(({ word }) => joined.startsWith(word));
    packed.push(pack(numbers.of(joined), first, placeOf(named[first]?.part ?? "name")));
  }
  for (const { word, end } of measured) {
    const position = named.findLastIndex(({ start }) => start < end);
    packed.push(pack(numbers.of(word), position, "rest"));
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

function placeOf(part: Part): Place {
  return part === "head" || part === "name" ? part : "rest";
}

function pack(word: number, position: number, place: Place): number {
  const at = Math.max(0, Math.min(mostPosition, position));
  return (((word << positionBits) | at) << placeBits) | places.indexOf(place);
}

export function wordIn(packed: number): number {
  return packed >>> (placeBits + positionBits);
}

/** Null where it has no neighbours. */
export function positionIn(packed: number): number | null {
  const position = (packed >>> placeBits) & mostPosition;
  return position === mostPosition ? null : position;
}

export function placeIn(packed: number): Place {
  return places[packed & (2 ** placeBits - 1)] ?? "rest";
}
