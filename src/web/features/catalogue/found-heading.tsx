import { type MouseEvent, useId } from "react";
import type { ShownListing } from "#contract/catalogue-view.ts";
import { listing as listingEnglish } from "#contract/texts/en/listing.ts";
import { Icon } from "#web/ui/icon.tsx";
import { searchBox } from "#web/ui/search-box.ts";
import { useWords } from "#web/ui/words.ts";
import { resultsIn } from "./results-in.ts";

/** What a search found and how much, and the way to other words. */
export function FoundHeading({ view }: { readonly view: ShownListing }) {
  const words = useWords("listing", listingEnglish);
  const id = useId();
  const { query, total, complete, othersFrom, isMore, corrected } = view;
  const meant = corrected ?? query.search;
  const found = words.found(resultsIn(view).toLocaleString("en-IN"), isMore && othersFrom === null, meant);
  // Its own page says so below, with what helps.
  if (total === 0)
    return (
      <p role="status" className="sr-only">
        {found}
      </p>
    );
  return (
    <>
      <div role="status" tabIndex={-1} className="listing-total">
        <h1 id={id} className="text-2xl sm:text-3xl wrap-anywhere">
          {othersFrom !== null && complete === 0 ? words.notExact(meant) : found}
        </h1>
      </div>
      <a
        href={`#${searchBox}`}
        className="icon-button"
        aria-label={words.again}
        title={words.again}
        aria-describedby={id}
        onClick={(event) => typeAgain(event, query.search)}
      >
        <Icon name="edit" />
      </a>
    </>
  );
}

/** The box clears itself after a search: what is to be changed stands in it again. */
function typeAgain(event: MouseEvent, search: string): void {
  const box = document.getElementById(searchBox);
  if (!(box instanceof HTMLInputElement)) return;
  event.preventDefault();
  box.value = search;
  box.focus();
}
