import type { Chosen, ListingQuery } from "#modules/catalogue/catalogue-view.ts";
import type { ChoiceFilter } from "./filter.ts";

export const mostValues = 20;
export const longestValue = 100;

const byName = new Intl.Collator("en");

type Described = Pick<ChoiceFilter, "name" | "label" | "valuesOf"> &
  Partial<Pick<ChoiceFilter, "said" | "order">>;

/** A filter of several values: what it is called, what a product has of it, and how a value is said and ordered. */
export function choiceFilter({
  said = (value) => value,
  order = (one, other) => (other.count ?? 0) - (one.count ?? 0) || byName.compare(one.value, other.value),
  ...described
}: Described): ChoiceFilter {
  const { name } = described;
  const valuesIn = ({ chosen }: Pick<ListingQuery, "chosen">) => chosenOf(chosen, name);
  return {
    ...described,
    said,
    order,
    params: [name],
    none: {},
    isSet: (query) => valuesIn(query).length > 0,
    read(query) {
      const values = query.getAll(name).map((value) => value.replaceAll("\0", "").trim());
      const known = oneEach(values.filter((value) => value !== "" && value.length <= longestValue));
      return known.length === 0 ? {} : { chosen: { [name]: known.slice(0, mostValues) } };
    },
    write: (query) => ({ [name]: valuesIn(query) }),
    chips: (query, say) =>
      valuesIn(query).map((value) => ({
        label: `${described.label(say.words)}: ${said(value, say)}`,
        without: { chosen: { ...query.chosen, [name]: valuesIn(query).filter((one) => one !== value) } },
      })),
  };
}

/** What is chosen of one filter. */
export function chosenOf(chosen: Chosen | undefined, name: string): readonly string[] {
  return (chosen && Object.hasOwn(chosen, name) && chosen[name]) || [];
}

/** As values are compared: an owner writes the same size or brand in several ways. */
export function foldValue(value: string): string {
  return value.normalize("NFKC").trim().toLowerCase().replaceAll(/\s+/g, " ");
}

function oneEach(values: readonly string[]): string[] {
  return [...new Map(values.map((value) => [foldValue(value), value])).values()];
}
