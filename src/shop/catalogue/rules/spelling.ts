/** How many wrong letters a word of this length may have and still be understood. */
export function lettersForgiven(word: string): number {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The word that was most likely meant: the nearest, then the one that more products have. */
export function nearestWord(
  typed: string,
  known: readonly { readonly word: string; readonly uses: number }[],
): string | undefined {
  const most = lettersForgiven(typed);
  return known
    .map(({ word, uses }) => ({ word, uses, away: distance(typed, word, most) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || b.uses - a.uses || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** Letters added, left out, changed or swapped with their neighbour; `most + 1` when it is more. */
export function distance(a: string, b: string, most: number): number {
  const from = [...a];
  const to = [...b];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = to.map((_, at) => at);
  last.push(to.length);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
      );
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[to.length] ?? most + 1;
}
