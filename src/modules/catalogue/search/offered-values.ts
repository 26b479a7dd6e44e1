import type { Chosen, OfferedValue, OfferedValues } from "../catalogue-view.ts";
import { choiceAt, unmetOf } from "../rules/choices.ts";
import { choiceFilters } from "../rules/filters/all-filters.ts";

/** Of each filter so many are offered, those that most have. */
const mostOffered = 40;

/**
 * The values that these products have, each with how many would be left if it were chosen: what is chosen of other
 * filters holds for it, what is chosen of its own does not.
 */
export function offeredOf(
  goods: Iterable<{ readonly choices: readonly number[] }>,
  chosen: Chosen | undefined,
  isCounted: boolean,
): OfferedValues[] {
  const unmetBy = unmetOf(chosen);
  // By their small numbers: a Map takes several times as long.
  const counts: number[] = [];
  const count = (one: number) => {
    counts[one] = (counts[one] ?? 0) + 1;
  };
  for (const { choices } of goods) {
    const [unmet, another] = unmetBy(choices);
    if (unmet === undefined) for (const one of choices) count(one);
    else if (another === undefined) for (const one of choices) if (choiceAt(one).filter === unmet) count(one);
  }
  const byFilter = Map.groupBy(Object.keys(counts).map(Number), (one) => choiceAt(one).filter);
  return choiceFilters.map(({ name, order }) => ({
    filter: name,
    values: (byFilter.get(name) ?? [])
      .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
      .slice(0, mostOffered)
      .map((one): OfferedValue => ({ value: choiceAt(one).value, count: counts[one] ?? 0 }))
      .sort(order)
      .map(({ value, count }) => ({ value, count: isCounted ? count : null })),
  }));
}
