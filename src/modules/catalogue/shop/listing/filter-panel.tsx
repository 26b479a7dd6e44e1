import type { ChangeEvent } from "react";
import { Form, useSubmit } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { unfiltered } from "#modules/catalogue/rules/filters/all-filters.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Button } from "#web/ui/button.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { staying } from "#web/ui/staying.ts";
import { useWords } from "#web/ui/words.ts";
import { listingAddress } from "../public/listing-address.ts";
import { filledIn } from "./filled-in.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { ListingProblem } from "./read-listing-query.ts";

type FilterPanelProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
};

/** Beside the results on wide screens: a choice applies at once, a price when it is confirmed. */
export function FilterPanel({ view, problems }: FilterPanelProps) {
  const listing = useWords("listing", listingEnglish);
  const submit = useSubmit();
  const apply = (form: HTMLFormElement) =>
    void submit(filledIn(form), { action: paths.products(), ...staying });
  const change = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if (/radio|checkbox/.test((target as unknown as HTMLInputElement).type)) apply(currentTarget);
  };
  return (
    <aside aria-labelledby="filters-heading" className="filter-panel">
      <div className="filter-head">
        <h2 id="filters-heading" className="title-3">
          {listing.filters}
        </h2>
        <ShopLink to={listingAddress(view.query, unfiltered)} className="link small" {...staying}>
          {listing.clear}
        </ShopLink>
      </div>
      <Form
        method="get"
        action={paths.products()}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <FilterFields view={view} problems={problems}>
          <Button type="submit" look="quiet" size="small" className="above-m full">
            {listing.apply}
          </Button>
        </FilterFields>
        <Button type="submit" look="quiet" size="small" className="above-m full sort-go">
          {listing.show}
        </Button>
      </Form>
    </aside>
  );
}
