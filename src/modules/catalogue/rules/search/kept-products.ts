import { createCutting, WordNumbers } from "../words/product-words.ts";

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

/** The oldest part is given up for new products. */
const parts = 8;
/** So many whole numbers of 32 bits in each part, for some 180,000 products; for more, as much as most of them take. */
const leastPart = 2 ** 19;
const mostPart = 2 ** 22;
const usualLength = 30;

/** Where each thing lies in what is kept of a product; its choices follow, then its words: title, brand, lead. */
const at = {
  number: 0,
  length: 1,
  category: 2,
  rating: 3,
  paise: 4,
  created: 6,
  title: 8,
  brand: 9,
  choices: 10,
  rest: 11,
};
const half = 2 ** 32;
/** In whole numbers of 32 bits. */
const lineOfMemory = 16;

/**
 * Products cut into words, one behind the other in a list of plain numbers: some 120 bytes each, and nothing for the
 * collector of garbage to walk through. A place in it is good until the next one is put.
 */
export class KeptProducts {
  readonly wordNumbers: WordNumbers = new WordNumbers();
  /** The words of titles, brands and leads, packed. */
  readonly words: Int32Array;
  readonly #partSize: number;
  readonly #cut = createCutting(this.wordNumbers);
  readonly #categories: string[] = [];
  readonly #categoryPlaces = new Map<string, number>();
  readonly #ends = new Int32Array(parts);
  #places = new Int32Array(1_024);
  #part = 0;
  /** No product has the place 0. */
  #end = 1;

  constructor(partSize = leastPart) {
    this.#partSize = partSize;
    this.words = new Int32Array(partSize * parts);
  }

  static roomyFor(products: number): KeptProducts {
    const wanted = Math.ceil((products * usualLength) / (parts - 1));
    return new KeptProducts(Math.min(mostPart, Math.max(leastPart, wanted)));
  }

  /** What is put from now on will soon push out what came first. */
  get isNearlyFull(): boolean {
    return this.#part === parts - 1;
  }

  /** 0 when it is not kept. */
  placeOf(number: number): number {
    return this.#places[number] ?? 0;
  }

  put(product: RankedAttributes): void {
    const { title, brand, lead } = this.#cut(product);
    const { choices } = product;
    const length = at.rest + choices.length + title.length + brand.length + lead.length;
    const place = this.#roomFor(length);
    const { words } = this;
    words[place + at.number] = product.number;
    words[place + at.length] = length;
    words[place + at.category] = this.#categoryPlace(product.category);
    words[place + at.rating] = product.rating;
    this.#putLong(place + at.paise, product.unitPaise);
    this.#putLong(place + at.created, product.createdAt);
    words[place + at.title] = title.length;
    words[place + at.brand] = brand.length;
    words[place + at.choices] = choices.length;
    words.set(choices, place + at.rest);
    words.set(title, this.titleAt(place));
    words.set(brand, this.brandAt(place));
    words.set(lead, this.leadAt(place));
    this.#roomForNumber(product.number);
    this.#places[product.number] = place;
  }

  forget(number: number): void {
    if (this.placeOf(number) !== 0) this.#places[number] = 0;
  }

  /**
   * What lies there is fetched from all over the memory, and each waits for the one before where it is worked with: looked
   * at in one go, ten come at once. What is written where no product lies keeps the looking from being left out.
   */
  fetch(places: readonly number[]): void {
    const { words } = this;
    let sum = 0;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      sum ^= (words[place] as number) ^ (words[place + lineOfMemory] as number);
    }
    words[0] = sum;
  }

  categoryAt(place: number): string {
    return this.#categories[this.categoryIndexAt(place)] ?? "";
  }

  /** A small number for its category. */
  categoryIndexAt(place: number): number {
    return this.words[place + at.category] ?? 0;
  }

  ratingAt(place: number): number {
    return this.words[place + at.rating] ?? 0;
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
    for (let one = place + at.rest; one < this.titleAt(place); one++) own.push(this.words[one] ?? 0);
    return own;
  }

  titleAt(place: number): number {
    return place + at.rest + (this.words[place + at.choices] ?? 0);
  }

  /** Where the title ends, and the brand begins. */
  brandAt(place: number): number {
    return this.titleAt(place) + (this.words[place + at.title] ?? 0);
  }

  leadAt(place: number): number {
    return this.brandAt(place) + (this.words[place + at.brand] ?? 0);
  }

  endAt(place: number): number {
    return place + (this.words[place + at.length] ?? 0);
  }

  #roomFor(length: number): number {
    if (this.#end + length > (this.#part + 1) * this.#partSize) this.#beginPart();
    const place = this.#end;
    this.#end += length;
    return place;
  }

  #beginPart(): void {
    this.#ends[this.#part] = this.#end;
    this.#part = (this.#part + 1) % parts;
    this.#end = Math.max(1, this.#part * this.#partSize);
    const last = this.#ends[this.#part] ?? 0;
    for (let place = this.#end; place < last; place = this.endAt(place)) {
      const number = (this.words[place + at.number] ?? 0) >>> 0;
      if (this.#places[number] === place) this.#places[number] = 0;
    }
  }

  #roomForNumber(number: number): void {
    if (number < this.#places.length) return;
    const wider = new Int32Array(Math.max(number + 1, this.#places.length * 2));
    wider.set(this.#places);
    this.#places = wider;
  }

  #categoryPlace(category: string): number {
    const known = this.#categoryPlaces.get(category);
    if (known !== undefined) return known;
    const place = this.#categories.push(category) - 1;
    this.#categoryPlaces.set(category, place);
    return place;
  }

  #putLong(place: number, value: number): void {
    this.words[place] = Math.floor(value / half);
    this.words[place + 1] = value % half;
  }

  #longAt(place: number): number {
    return (this.words[place] ?? 0) * half + ((this.words[place + 1] ?? 0) >>> 0);
  }
}
