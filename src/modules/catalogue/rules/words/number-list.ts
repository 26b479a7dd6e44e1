import { type Bits, countIn, eachIn, eachOf, isSet, setIn } from "./number-bits.ts";

const block = 2 ** 16;
const wordsOfBlock = block / 32;

/**
 * The numbers of the products that have a term: two bytes each, block by block of 65,536, or a bit for each product
 * there is where more than every sixteenth has it.
 */
export class NumberList {
  #length: number;
  #bits: Bits | null = null;
  /** What is above 16 bits is told by where each block begins; the last of these is where all end. */
  #lows = new Uint16Array(0);
  readonly #starts: number[] = [0];

  constructor(gathered: Bits) {
    this.#length = countIn(gathered);
    if (this.#length > 2 * gathered.length) this.#bits = gathered.slice();
    else this.#pack(gathered);
  }

  get length(): number {
    return this.#length;
  }

  get bytes(): number {
    // What a list takes besides, and what it costs that each changed product is looked up in it.
    return (this.#bits ?? this.#lows).byteLength + 2_000;
  }

  has(number: number): boolean {
    if (this.#bits) return isSet(this.#bits, number);
    const place = this.#placeOf(number);
    return place < (this.#starts[(number >>> 16) + 1] ?? 0) && this.#lows[place] === number % block;
  }

  set(number: number, isIn: boolean): void {
    if (this.has(number) === isIn) return;
    this.#length += isIn ? 1 : -1;
    if (this.#bits) this.#bits = setIn(this.#bits, number, isIn);
    else this.#splice(number, isIn);
  }

  /** Sets the bit of each. */
  markIn(marks: Bits): void {
    const bits = this.#bits;
    if (bits)
      for (let at = 0; at < bits.length; at++) marks[at] = (marks[at] as number) | (bits[at] as number);
    const lows = this.#lows;
    const starts = this.#starts;
    for (let at = 0; at < starts.length - 1; at++) {
      const base = at * wordsOfBlock;
      const to = starts[at + 1] as number;
      for (let place = starts[at] as number; place < to; place++) {
        const low = lows[place] as number;
        marks[base + (low >>> 5)] = (marks[base + (low >>> 5)] as number) | (1 << (low & 31));
      }
    }
  }

  /**
   * Adds those whose bits are set: the hottest loop of a search of several words, a nanosecond or two for each. Ends
   * soon after there are more than are wanted, and says so.
   */
  takeMarked(marks: Bits, taken: number[], upTo: number): boolean {
    const bits = this.#bits;
    if (bits)
      for (let at = 0; at < bits.length && taken.length <= upTo; at++) {
        const both = (marks[at] as number) & (bits[at] as number);
        if (both !== 0) eachOf(both, at, (number) => taken.push(number));
      }
    const lows = this.#lows;
    const starts = this.#starts;
    for (let at = 0; at < starts.length - 1 && taken.length <= upTo; at++) {
      const base = at * wordsOfBlock;
      const to = starts[at + 1] as number;
      for (let place = starts[at] as number; place < to; place++) {
        const low = lows[place] as number;
        if ((((marks[base + (low >>> 5)] as number) >>> (low & 31)) & 1) === 1) taken.push(at * block + low);
      }
    }
    return taken.length <= upTo;
  }

  #pack(gathered: Bits): void {
    this.#lows = new Uint16Array(this.#length);
    let at = 0;
    eachIn(gathered, (number) => {
      while (this.#starts.length <= number >>> 16) this.#starts.push(at);
      this.#lows[at++] = number % block;
    });
    this.#starts.push(at);
    // An empty list has no block.
    if (at === 0) this.#starts.length = 1;
  }

  /** The first place in its block that is not below it. */
  #placeOf(number: number): number {
    const at = number >>> 16;
    let from = this.#starts[at] ?? this.#length;
    let to = this.#starts[at + 1] ?? from;
    const low = number % block;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#lows[middle] as number) < low) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #splice(number: number, isIn: boolean): void {
    const end = this.#lows.length;
    while (this.#starts.length < (number >>> 16) + 2) this.#starts.push(end);
    const place = this.#placeOf(number);
    const lows = new Uint16Array(this.#length);
    lows.set(this.#lows.subarray(0, place));
    if (isIn) lows[place] = number % block;
    lows.set(this.#lows.subarray(isIn ? place : place + 1), isIn ? place + 1 : place);
    this.#lows = lows;
    for (let at = (number >>> 16) + 1; at < this.#starts.length; at++)
      this.#starts[at] = (this.#starts[at] as number) + (isIn ? 1 : -1);
  }
}
