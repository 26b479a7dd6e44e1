import type { OfferedValue, ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { chosenOf, foldValue } from "#modules/catalogue/rules/filters/choice-filter.ts";
import type { ChoiceFilter } from "#modules/catalogue/rules/filters/filter.ts";
import { useFilterWords } from "./applied-filters.tsx";
import { FilterChoice } from "./filter-choice.tsx";

/** So many are seen at once; the others open without script too. */
const mostSeen = 5;

type FilterValuesProps = {
  readonly filter: ChoiceFilter;
  readonly view: ShownListing;
  readonly isCounted: boolean;
};

/** The values of a filter of which several may be chosen. */
export function FilterValues({ filter, view, isCounted }: FilterValuesProps) {
  const say = useFilterWords(view);
  const { name, label, said } = filter;
  const chosen = chosenOf(view.query.chosen, name).map(foldValue);
  const isChosen = ({ value }: OfferedValue) => chosen.includes(foldValue(value));
  const values = withChosen(filter, view);
  const more = values.slice(mostSeen);
  if (values.length === 0) return null;
  const choices = (some: readonly OfferedValue[]) =>
    some.map((one) => (
      <FilterChoice
        key={one.value}
        type="checkbox"
        name={name}
        value={one.value}
        checked={isChosen(one)}
        label={said(one.value, say)}
        count={isCounted ? one.count : null}
      />
    ));
  return (
    <fieldset className="filter-group">
      <legend>{label(say.words)}</legend>
      {choices(values.slice(0, mostSeen))}
      {more.length > 0 && (
        // Where something in it is chosen it is seen; nothing moves from there, so who chose keeps the focus.
        <details open={more.some(isChosen)}>
          <summary className="filter-choice small">
            <span className="link">{say.words.moreValues(String(more.length))}</span>
          </summary>
          {choices(more)}
        </details>
      )}
    </fieldset>
  );
}

/** What is chosen can be taken back, whether anything has it or not. */
function withChosen(
  { name, order }: ChoiceFilter,
  { query, offeredValues }: ShownListing,
): readonly OfferedValue[] {
  const offered = offeredValues.find(({ filter }) => filter === name)?.values ?? [];
  const known = new Set(offered.map(({ value }) => foldValue(value)));
  const others = chosenOf(query.chosen, name).filter((value) => !known.has(foldValue(value)));
  if (others.length === 0) return offered;
  return [...offered, ...others.map((value) => ({ value, count: null }))].sort(order);
}
