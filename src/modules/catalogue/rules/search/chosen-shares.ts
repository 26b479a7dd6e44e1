import type { SearchAction } from "../search-action.ts";

const halfLife = 14 * 86_400_000;
/** So much has to be chosen before half of its weight is believed. */
const doubt = 12;

/** A look costs nothing; what is bought is meant. */
export const worthOf: Readonly<Record<SearchAction, number>> = { opened: 1, added: 4, bought: 10 };

export interface ChosenRow {
  readonly query: string;
  readonly number: number;
  readonly weight: number;
  readonly last_at: number;
}

/** What is left of a weight: half after two weeks. */
export function faded({ weight, last_at }: Pick<ChosenRow, "weight" | "last_at">, now: number): number {
  return weight * 0.5 ** (Math.max(0, now - last_at) / halfLife);
}

/** For each search how much each product was chosen beside the most chosen one, less where little was chosen at all. */
export function chosenShares(rows: readonly ChosenRow[], now: number): Map<string, Map<number, number>> {
  const shares = new Map<string, Map<number, number>>();
  for (const [query, chosen] of Map.groupBy(rows, (row) => row.query)) {
    const weights = chosen.map((row) => faded(row, now));
    const most = Math.max(...weights);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const belief = all / (all + doubt) / Math.max(most, Number.MIN_VALUE);
    shares.set(query, new Map(chosen.map(({ number }, at) => [number, (weights[at] ?? 0) * belief])));
  }
  return shares;
}
