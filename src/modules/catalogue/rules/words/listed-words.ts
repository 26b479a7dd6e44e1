import { numberIn, popularityIn, rankOf } from "../search/rank.ts";
import { type Bits, bitsFor } from "./number-bits.ts";
import { NumberList } from "./number-list.ts";

/**
 * Where so many times more meet than are wanted, a walk along the index has these sooner: it takes 50 µs and more to
 * begin and to go along a fortieth of both lists, and all that meet are found and told apart in as much.
 */
const walkedSooner = 40;

const mostMarks = 4;
/** So many numbers of what met are kept, some eight bytes each, until a product changes. */
const mostMet = 500_000;
/** To look so many up takes less than going along the lists. */
const fewToLookUp = 300;

/** Any of these terms will do. */
export type AnyOf = readonly string[];

/**
 * Which products have a term, for the terms that were asked for lately, and how each of these stands. What has several
 * terms is found along their lists in a tenth of what a walk along the index takes, above all where nothing has them.
 */
export class ListedWords {
  readonly #most: number;
  readonly #lists = new Map<string, Kept>();
  #bytes = 0;
  #searches = 0;
  /** By number. */
  #popularity = new Int32Array(0);
  /** The first conditions of a search, which its parts share, as bits. */
  readonly #marks: { key: string; bits: Bits }[] = [];
  /** What has two conditions or more: the parts of a search share these, and other searches ask for them again. */
  readonly #met = new Map<string, readonly number[]>();
  #roomForMet = mostMet;
  /** Of the search that asks: its parts name the same terms. */
  readonly #asked = new Map<AnyOf, SearchTerm | null>();

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(term: string): boolean {
    return this.#lists.has(term);
  }

  /** All products that have it; the terms that were not asked for longest make room. */
  put(term: string, numbers: Bits): void {
    const list = new NumberList(numbers);
    this.#forgetOne(term);
    this.#lists.set(term, { list, usedAt: this.#searches });
    this.#bytes += list.bytes;
    if (this.#bytes > this.#most) this.#makeRoom();
    this.#changed();
  }

  /** How a product stands now; its number. */
  stands(rank: number): number {
    const number = numberIn(rank);
    if (number >= this.#popularity.length) {
      const wider = new Int32Array(Math.max(number + 1, 2 * this.#popularity.length));
      wider.set(this.#popularity);
      this.#popularity = wider;
      this.#marks.length = 0;
    }
    this.#popularity[number] = popularityIn(rank);
    return number;
  }

  /** A product has these terms now, or is in the index no more. */
  change(number: number, terms: ReadonlySet<string>): void {
    for (const [term, { list }] of this.#lists) {
      this.#bytes -= list.bytes;
      list.set(number, terms.has(term));
      this.#bytes += list.bytes;
    }
    this.#changed();
  }

  forget(): void {
    this.#lists.clear();
    this.#bytes = 0;
    this.#changed();
  }

  /** Another search. */
  begin(): void {
    this.#searches++;
    this.#asked.clear();
  }

  #changed(): void {
    this.begin();
    this.#forgetMet();
    for (const marks of this.#marks) marks.key = "";
  }

  #forgetMet(): void {
    this.#met.clear();
    this.#roomForMet = mostMet;
  }

  /**
   * The best of what meets all conditions. Null where not all terms are listed, or where so much may meet them that a
   * walk along the index soon has enough. What meets wider conditions, where that is known, holds what meets these.
   */
  meet(
    conditions: readonly AnyOf[],
    { most, products, wider }: { most: number; products: number; wider?: readonly AnyOf[] | undefined },
  ): number[] | null {
    const asked = this.#askedFor(conditions);
    if (!asked) return null;
    const within = wider && this.#met.get(keyOf(this.#askedFor(wider) ?? []));
    if (within && within.length <= fewToLookUp) return this.#bestOf(asked.reduce(among, within), most);
    const likely = asked.reduce((left, { length }) => left * Math.min(1, length / products), products);
    if (likely > walkedSooner * most) return null;
    const met = this.#meetAll(asked, walkedSooner * most);
    return met && this.#bestOf(met, most);
  }

  /** Of those who are wanted alike the highest number stands first, so the others need not be kept. */
  #bestOf(numbers: readonly number[], most: number): number[] {
    const best = new Float64Array(Math.min(numbers.length, 2 * most));
    let kept = 0;
    let worst = Number.POSITIVE_INFINITY;
    for (let at = numbers.length - 1; at >= 0; at--) {
      const number = numbers[at] as number;
      const rank = rankOf({ number, popularity: this.#popularity[number] ?? 0 });
      if (rank > worst) continue;
      if (kept === best.length) {
        best.sort();
        kept = most;
        worst = best[most - 1] as number;
      }
      best[kept++] = rank;
    }
    return [...best.subarray(0, kept).sort().subarray(0, most)];
  }

  /** Null where more than `upTo` meet. */
  #meetAll(asked: readonly SearchTerm[], upTo: number): readonly number[] | null {
    const key = keyOf(asked);
    const [first, second, ...others] = asked as [SearchTerm, SearchTerm, ...SearchTerm[]];
    const before = this.#met.get(key);
    if (before) return before.length > upTo ? null : before;
    const met =
      others.length === 0
        ? this.#along(first, second, upTo)
        : among(
            this.#meetAll(asked.slice(0, -1), Number.POSITIVE_INFINITY) ?? [],
            asked.at(-1) as SearchTerm,
          );
    if (!met || met.length > upTo) return null;
    const size = met.length + 20 + key.length / 4;
    if (size > this.#roomForMet) this.#forgetMet();
    if (size > this.#roomForMet) return met;
    this.#roomForMet -= size;
    this.#met.set(key, met);
    return met;
  }

  /** What both have; in the order of the second, which is the longer one. */
  #along(first: SearchTerm, second: SearchTerm, upTo: number): readonly number[] | null {
    const marks = this.#marksOf(first);
    const taken: number[] = [];
    for (const list of second.lists) if (!list.takeMarked(marks, taken, upTo)) return null;
    return second.lists.length === 1 ? taken : [...new Set(taken)];
  }

  #marksOf({ key, lists }: SearchTerm): Bits {
    const known = this.#marks.find((marks) => marks.key === key);
    if (known) return known.bits;
    const oldest = this.#marks.length < mostMarks ? undefined : this.#marks.shift();
    const bits = oldest?.bits.fill(0) ?? bitsFor(this.#popularity.length);
    for (const list of lists) list.markIn(bits);
    this.#marks.push({ key, bits });
    return bits;
  }

  /** The shortest first; null where a list is missing. */
  #askedFor(conditions: readonly AnyOf[]): SearchTerm[] | null {
    const asked: SearchTerm[] = [];
    for (const terms of conditions) {
      let one = this.#asked.get(terms);
      if (one === undefined) {
        one = this.#oneAsked(terms);
        this.#asked.set(terms, one);
      }
      if (!one) return null;
      asked.push(one);
    }
    return asked.sort((a, b) => a.length - b.length);
  }

  #oneAsked(terms: AnyOf): SearchTerm | null {
    const lists: NumberList[] = [];
    let length = 0;
    for (const term of terms) {
      const kept = this.#lists.get(term);
      if (!kept) return null;
      kept.usedAt = this.#searches;
      lists.push(kept.list);
      length += kept.list.length;
    }
    return { key: terms.join(" "), lists, length };
  }

  /** An eighth at once, so that none is looked for again soon. */
  #makeRoom(): void {
    for (const [term] of [...this.#lists].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= (this.#most * 7) / 8) return;
      this.#forgetOne(term);
    }
  }

  #forgetOne(term: string): void {
    this.#bytes -= this.#lists.get(term)?.list.bytes ?? 0;
    this.#lists.delete(term);
  }
}

interface Kept {
  readonly list: NumberList;
  /** By which search, counted from the first. */
  usedAt: number;
}

interface SearchTerm {
  readonly key: string;
  readonly lists: readonly NumberList[];
  readonly length: number;
}

function among(met: readonly number[], { lists }: SearchTerm): readonly number[] {
  return met.filter((number) => lists.some((list) => list.has(number)));
}

function keyOf(asked: readonly SearchTerm[]): string {
  return asked.map(({ key }) => key).join("&");
}
