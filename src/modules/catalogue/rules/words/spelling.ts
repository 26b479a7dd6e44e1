import { formsOf } from "../search/read-query.ts";

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
  return (
    known
      .map(({ word, uses }) => ({
        word,
        uses,
        away: Math.min(...formsOf(word).map((form) => distance(typed, form, most))),
      }))
      .filter(({ away }) => away <= most)
      // Fingers swap letters more often than they take wrong ones.
      .map((one) => (one.away === 1 && isSwapped(typed, one.word) ? { ...one, away: 0.5 } : one))
      .sort((a, b) => a.away - b.away || b.uses - a.uses || (a.word < b.word ? -1 : 1))[0]?.word
  );
}

/** What a finger may have meant: neighbours in the other order, or one letter less. */
export function slipsOf(typed: string): string[] {
  if (lettersForgiven(typed) === 0) return [];
  const letters = [...typed];
  const slips = new Set<string>();
  for (let at = 0; at < letters.length; at++) {
    slips.add(letters.toSpliced(at, 1).join(""));
    if (at > 0) slips.add(letters.toSpliced(at - 1, 2, letters[at] ?? "", letters[at - 1] ?? "").join(""));
  }
  slips.delete(typed);
  return [...slips];
}

/** The word, or its singular or plural, has the same letters in another order. */
export function isSwapped(typed: string, word: string): boolean {
  const sorted = (text: string) => [...text].sort().join("");
  return formsOf(word).some((form) => form.length === typed.length && sorted(form) === sorted(typed));
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
