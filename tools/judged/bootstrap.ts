const times = 2_000;

/** The mean, and between which two values it lies with 95 in 100 if other queries of the kind were asked. */
export function meanWithin(values: readonly number[]): { mean: number; from: number; to: number } {
  const random = randomFrom(1);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length);
  const means = Array.from({ length: times }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (share: number) => means[Math.floor(share * (times - 1))] ?? 0;
  return { mean: mean(values), from: at(0.025), to: at(0.975) };
}

/** The same row for the same seed (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
