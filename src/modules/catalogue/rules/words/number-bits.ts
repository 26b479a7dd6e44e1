/** A bit for each number: to gather numbers in, in whatever order they come, and to ask for them. */
export type Bits = Uint32Array<ArrayBuffer>;

export function bitsFor(numbers: number): Bits {
  return new Uint32Array((numbers >>> 5) + 1);
}

/** In place, or in a wider copy where there is no room for the number. */
export function setIn(bits: Bits, number: number, isIn: boolean): Bits {
  const at = number >>> 5;
  if (at >= bits.length) {
    const wider = new Uint32Array(Math.max(at + 1, 2 * bits.length));
    wider.set(bits);
    return setIn(wider, number, isIn);
  }
  const bit = 1 << (number & 31);
  bits[at] = isIn ? (bits[at] as number) | bit : (bits[at] as number) & ~bit;
  return bits;
}

export function isSet(bits: Bits, number: number): boolean {
  return (((bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** In their order. */
export function eachIn(bits: Bits, use: (number: number) => void): void {
  for (let at = 0; at < bits.length; at++) eachOf(bits[at] as number, at, use);
}

/** Of one word of bits and its place. */
export function eachOf(word: number, at: number, use: (number: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) use(at * 32 + 31 - Math.clz32(rest & -rest));
}

export function countIn(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++)
    for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
