import { productWords, WordNumbers } from "../words/product-words.ts";

/** What a ranking reads of a product, and what filters and orders ask. */
export interface RankedAttributes {
  readonly number: number;
  readonly title: string;
  readonly brand: string;
  /** What it is described with first. */
  readonly lead: string;
  readonly category: string;
  readonly rating: number;
  readonly unitPaise: number;
  readonly createdAt: number;
  /** What it answers to of each filter of several values. */
  readonly choices: readonly number[];
}

/** Whole numbers of 32 bits: 64 MB, for half a million products and more. */
const mostWords = 2 ** 24;
/** Where each thing lies in what is kept of a product; its choices follow, then its words: title with brand, lead. */
const at = { length: 0, category: 1, rating: 2, paise: 3, created: 5, title: 7, choices: 8, rest: 9 };
const half = 2 ** 32;

/**
 * Products cut into words, one behind the other in a list of plain numbers: some 120 bytes each, and nothing for the
 * collector of garbage to walk through.
 */
export class KeptProducts {
  readonly wordNumbers: WordNumbers = new WordNumbers();
  readonly #most: number;
  readonly #categories: string[] = [];
  readonly #categoryPlaces = new Map<string, number>();
  /** By number. */
  #places = new Int32Array(1_024);
  #words = new Int32Array(2 ** 14);
  /** No product has the place 0. */
  #end = 1;

  constructor(most = mostWords) {
    this.#most = most;
  }

  /** The words of titles and leads, packed; good until the next one is put. */
  get words(): Int32Array {
    return this.#words;
  }

  /** It is time to begin anew. */
  get isFull(): boolean {
    return this.#end > this.#most;
  }

  /** What is put now has room, and much more has not. */
  get isNearlyFull(): boolean {
    return this.#end > this.#most * (3 / 4);
  }

  /** 0 when it is not kept. */
  placeOf(number: number): number {
    return this.#places[number] ?? 0;
  }

  put(product: RankedAttributes): void {
    const { title, lead } = productWords(product, this.wordNumbers);
    const { number, choices } = product;
    const length = at.rest + choices.length + title.length + lead.length;
    const place = this.#end;
    this.#end += length;
    this.#words = withRoomFor(this.#words, this.#end);
    const words = this.#words;
    words[place + at.length] = length;
    words[place + at.category] = this.#categoryPlace(product.category);
    words[place + at.rating] = product.rating;
    this.#putLong(place + at.paise, product.unitPaise);
    this.#putLong(place + at.created, product.createdAt);
    words[place + at.title] = title.length;
    words[place + at.choices] = choices.length;
    words.set(choices, place + at.rest);
    words.set(title, this.titleAt(place));
    words.set(lead, this.leadAt(place));
    this.#places = withRoomFor(this.#places, number);
    this.#places[number] = place;
  }

  forget(number: number): void {
    if (this.placeOf(number) !== 0) this.#places[number] = 0;
  }

  categoryAt(place: number): string {
    return this.#categories[this.categoryIndexAt(place)] ?? "";
  }

  /** A small number for its category. */
  categoryIndexAt(place: number): number {
    return this.#words[place + at.category] ?? 0;
  }

  ratingAt(place: number): number {
    return this.#words[place + at.rating] ?? 0;
  }

  unitPaiseAt(place: number): number {
    return this.#longAt(place + at.paise);
  }

  createdAt(place: number): number {
    return this.#longAt(place + at.created);
  }

  choicesAt(place: number): readonly number[] {
    const own: number[] = [];
    // Spread, it would take ten times as long.
    for (let one = place + at.rest; one < this.titleAt(place); one++) own.push(this.#words[one] ?? 0);
    return own;
  }

  titleAt(place: number): number {
    return place + at.rest + (this.#words[place + at.choices] ?? 0);
  }

  /** Where the title ends, and the lead begins. */
  leadAt(place: number): number {
    return this.titleAt(place) + (this.#words[place + at.title] ?? 0);
  }

  endAt(place: number): number {
    return place + (this.#words[place + at.length] ?? 0);
  }

  #categoryPlace(category: string): number {
    const known = this.#categoryPlaces.get(category);
    if (known !== undefined) return known;
    const place = this.#categories.push(category) - 1;
    this.#categoryPlaces.set(category, place);
    return place;
  }

  #putLong(place: number, value: number): void {
    this.#words[place] = Math.floor(value / half);
    this.#words[place + 1] = value % half;
  }

  #longAt(place: number): number {
    return (this.#words[place] ?? 0) * half + ((this.#words[place + 1] ?? 0) >>> 0);
  }
}

function withRoomFor(list: Int32Array<ArrayBuffer>, at: number): Int32Array<ArrayBuffer> {
  if (at < list.length) return list;
  const wider = new Int32Array(Math.max(at + 1, 2 * list.length));
  wider.set(list);
  return wider;
}
