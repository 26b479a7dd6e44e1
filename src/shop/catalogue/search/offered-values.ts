import type { Chosen, OfferedValue, OfferedValues } from "#contract/catalogue-view.ts";
import { choiceFilters } from "#contract/filters/all-filters.ts";
import { choiceAt, unmetOf } from "../rules/choices.ts";

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
  const counts = new Map<number, number>();
  for (const { choices } of goods) {
    const [unmet, ...more] = unmetBy(choices);
    if (more.length > 0) continue;
    for (const one of choices)
      if (unmet === undefined || choiceAt(one).filter === unmet) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const byFilter = Map.groupBy(counts, ([one]) => choiceAt(one).filter);
  return choiceFilters.map(({ name, order }) => ({
    filter: name,
    values: (byFilter.get(name) ?? [])
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostOffered)
      .map(([one, count]): OfferedValue => ({ value: choiceAt(one).value, count }))
      .sort(order)
      .map(({ value, count }) => ({ value, count: isCounted ? count : null })),
  }));
}
