import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { choiceFilters } from "#modules/catalogue/rules/filters/all-filters.ts";
import { rupees } from "#modules/catalogue/rules/filters/price.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "../public/category-name.ts";
import { FilterChoice as Choice } from "./filter-choice.tsx";
import { FilterValues } from "./filter-values.tsx";
import type { ListingProblem } from "./read-listing-query.ts";
import { resultsIn } from "./results-in.ts";

type FilterFieldsProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
  /** Stands under the prices, which apply only when they are confirmed. */
  readonly children?: ReactNode;
};

const stars = [4, 3, 2, 1] as const;
/** The documented filters as plain fields: whoever puts them into a form decides when they apply. */
export function FilterFields({ view, problems, children }: FilterFieldsProps) {
  const nameOf = useCategoryName();
  const words = useWords("listing", listingEnglish);
  const { query, categoryChoices } = view;
  // Beside fewer results the numbers would count what is only related.
  const results = resultsIn(view);
  const isCounted = results === view.total;
  const ownCount = categoryChoices.find(({ id }) => id === query.category)?.count;
  const isByCategory = isCounted || ownCount === results;
  const { choices: offered, within } = offeredWithOwn(view);
  const choices = offered
    .flatMap((id) => categoryChoices.filter((choice) => choice.id === id))
    // What is empty leads nowhere; where nobody counted, all are offered.
    .filter(({ id, count }) => count !== 0 || id === null || id === query.category);
  return (
    <>
      {query.search !== "" && <input type="hidden" name="search" value={query.search} />}
      {query.sort !== "relevance" && <input type="hidden" name="sort" value={query.sort} />}
      <fieldset className="filter-group">
        <legend>{words.category}</legend>
        {choices.map(({ id, count }) => (
          <Choice
            key={id ?? "all"}
            name="category"
            value={id ?? ""}
            checked={query.category === id}
            label={nameOf(id)}
            count={isByCategory ? count : null}
            isWithin={within.has(id)}
          />
        ))}
      </fieldset>
      <PriceRange min={rupees(query.minPaise)} max={rupees(query.maxPaise)} problems={problems}>
        {children}
      </PriceRange>
      <fieldset className="filter-group">
        <legend>{words.reviews}</legend>
        {stars.map((least) => (
          <Choice
            key={least}
            name="rating"
            value={String(least)}
            checked={query.rating === least}
            label={least === 4 ? words.ratingUp(4) : words.rating(least)}
            stars={least}
            count={isCounted ? ratingCount(view, least) : null}
          />
        ))}
        <Choice
          name="rating"
          value=""
          checked={query.rating === null}
          label={words.allRatings}
          count={isCounted ? ratingCount(view, null) : null}
        />
      </fieldset>
      {choiceFilters.map((filter) => (
        <FilterValues key={filter.name} filter={filter} view={view} isCounted={isCounted} />
      ))}
    </>
  );
}

function ratingCount({ ratingChoices }: ShownListing, least: number | null): number | null {
  return ratingChoices.find((choice) => choice.least === least)?.count ?? null;
}

/** The page's own group stands above what it holds; what is beside or below it stands within its top one. */
function offeredWithOwn({ query: { category }, offered, children, parent }: ShownListing) {
  const choices: (string | null)[] = [null, ...offered];
  const held = new Set<string | null>(children.map(({ id }) => id));
  const top = parent?.id ?? category;
  if (![top, category].some((id) => choices.includes(id))) {
    const first = choices.findIndex((id) => held.has(id));
    choices.splice(first > 0 ? first : choices.length, 0, category);
  }
  if (!choices.includes(top)) return { choices, within: new Set() };
  const others = choices.filter((id) => !held.has(id));
  return { choices: others.toSpliced(others.indexOf(top) + 1, 0, ...held), within: held };
}

type PriceRangeProps = {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly problems: readonly ListingProblem[];
  readonly children: ReactNode;
};

function PriceRange({ min, max, problems, children }: PriceRangeProps) {
  const words = useWords("listing", listingEnglish);
  const errorId = useId();
  const [problem] = problems;
  const wrong = (field: ListingProblem["field"]) =>
    problems.some((one) => one.field === field || one.kind === "order") && {
      "aria-invalid": true as const,
      "aria-describedby": errorId,
    };
  const [from = min, to = max] = (["minPrice", "maxPrice"] as const).map(
    (field) => problems.find((one) => one.field === field && one.kind === "amount")?.typed,
  );
  return (
    <fieldset className="filter-group">
      <legend>{words.price}</legend>
      <div className="line gap-s">
        <span aria-hidden="true">₹</span>
        <PriceInput
          name="minPrice"
          placeholder={words.min}
          aria-label={words.priceFrom}
          shown={from}
          {...wrong("minPrice")}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          name="maxPrice"
          placeholder={words.max}
          aria-label={words.priceTo}
          shown={to}
          {...wrong("maxPrice")}
        />
      </div>
      {problem && (
        <FieldError id={errorId} text={problem.kind === "order" ? words.minAboveMax : words.wrongPrice} />
      )}
      {children}
    </fieldset>
  );
}

type PriceInputProps = ComponentProps<"input"> & { readonly shown: string | undefined };

function PriceInput({ shown, ...rest }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = shown ?? "";
  }, [shown]);
  return <input ref={input} className="input shrinks" inputMode="decimal" defaultValue={shown} {...rest} />;
}
