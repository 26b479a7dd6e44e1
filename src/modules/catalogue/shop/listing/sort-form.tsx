import { useEffect, useId, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { paths } from "#contract/paths.ts";
import { type ShownListing, sortOrders } from "#modules/catalogue/catalogue-view.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Icon } from "#web/ui/icon.tsx";
import { staying } from "#web/ui/staying.ts";
import { useWords } from "#web/ui/words.ts";
import { listingFields } from "../public/listing-address.ts";
import { filledIn } from "./filled-in.ts";

export function SortForm({ query }: { readonly query: ShownListing["query"] }) {
  const words = useWords("listing", listingEnglish);
  const submit = useSubmit();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Not by a key: a select made anew would lose the focus of who just chose.
  useEffect(() => {
    if (select.current) select.current.value = query.sort;
  }, [query.sort]);
  const { sort: _, page: __, ...kept } = listingFields(query);
  return (
    <Form method="get" action={paths.products()} className="sort-form">
      {Object.entries(kept).flatMap(([name, value = []]) =>
        [value].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      <label htmlFor={id} className="small muted narrow-hears">
        {words.sort}
      </label>
      <span className="select grow">
        <select
          ref={select}
          id={id}
          name="sort"
          className="input"
          defaultValue={query.sort}
          onChange={({ currentTarget: { form } }) =>
            form && void submit(filledIn(form), { action: paths.products(), ...staying })
          }
        >
          {sortOrders.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
        <Icon name="sort" />
      </span>
      <button type="submit" className="button button-quiet button-small sort-go">
        {words.apply}
      </button>
    </Form>
  );
}
