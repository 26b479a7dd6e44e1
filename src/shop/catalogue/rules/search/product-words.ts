import { foldText, wordsToFind } from "./fold-words.ts";
import { namePartsOf, type Part } from "./name-parts.ts";
import { quantitiesOf } from "./quantities.ts";

/** What a ranking reads of a product, as numbers: thousands are compared with each search. */
export interface ProductWords {
  /** Words of the title with what each does there and where it stands, packed. */
  readonly title: readonly number[];
  readonly brand: readonly number[];
  readonly category: string;
  /** In any unit; what is for a thing costs less than the thing. */
  readonly logPrice: number;
}

export const partsInOrder: readonly Part[] = ["head", "ending", "name", "detail", "with", "for"];
const partBits = 3;
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

interface Worded {
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly price: number;
}

export function productWords({ title, brand, category, price }: Worded, numbers: WordNumbers): ProductWords {
  return {
    title: titleWords(title, brand, numbers),
    brand: wordsToFind(brand).map((word) => numbers.of(word)),
    category,
    logPrice: Math.log1p(price),
  };
}

function titleWords(title: string, brand: string, numbers: WordNumbers): number[] {
  const named = namePartsOf(title, brand);
  const words = named.map(({ word, part }, position) => ({ word, part, position }));
  const plain = new Set(named.map(({ word }) => word));
  // t-shirt is tshirt too, and 16 GB is one quantity: each stands where its first word does.
  const joined = wordsToFind(title).filter((word) => !plain.has(word));
  for (const word of joined) {
    const first = words.find((one) => word.startsWith(one.word));
    words.push({ word, part: first?.part ?? "name", position: first?.position ?? 0 });
  }
  for (const { word, end } of quantitiesOf(foldText(title, 400)))
    words.push({ word, part: "detail", position: named.findLastIndex(({ start }) => start < end) });
  return words.map(({ word, part, position }) => {
    const place = Math.max(0, Math.min(mostPosition, position));
    return (((numbers.of(word) << positionBits) | place) << partBits) | partsInOrder.indexOf(part);
  });
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
