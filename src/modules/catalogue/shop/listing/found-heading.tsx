import { type MouseEvent, type ReactNode, useId } from "react";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
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
        <h1 id={id} className="found-title">
          {othersFrom !== null && complete === 0 ? words.notExact(meant) : found}
        </h1>
      </div>
      <SearchAgain search={query.search} about={id} className="link found-again small">
        <Icon name="edit" className="not-phone" />
        <span className="phone-only">{words.change}</span>
        <span className="not-phone">{words.again}</span>
      </SearchAgain>
    </>
  );
}

export type SearchAgainProps = {
  readonly search: string;
  /** What says what was searched for. */
  readonly about?: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** The box clears itself after a search: what is to be changed stands in it again. */
export function SearchAgain({ search, about, className, children }: SearchAgainProps) {
  const words = useWords("listing", listingEnglish);
  const typeAgain = (event: MouseEvent) => {
    const box = document.getElementById(searchBox);
    if (!(box instanceof HTMLInputElement)) return;
    event.preventDefault();
    box.value = search;
    box.focus();
  };
  return (
    <a
      href={`#${searchBox}`}
      className={className}
      aria-label={words.again}
      aria-describedby={about}
      onClick={typeAgain}
    >
      {children}
    </a>
  );
}
