import { type ComponentType, useId } from "react";
import { paths } from "#contract/paths.ts";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { isFiltered, unfiltered } from "#modules/catalogue/rules/filters/all-filters.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CategoryTiles } from "#web/ui/category-tiles.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "../public/category-name.ts";
import { GoodsBeside } from "../public/goods-beside.tsx";
import { listingAddress } from "../public/listing-address.ts";
import type { SearchAgainProps } from "./found-heading.tsx";

type NoProductsProps = {
  readonly view: ShownListing;
  /** Beyond the last page there is a heading that says what was found. */
  readonly isHeaded: boolean;
  /** Handed in: what comes later would draw its file along. */
  readonly again: ComponentType<SearchAgainProps>;
};

export function NoProducts({
  view: { query, total, beside, ways, popular },
  isHeaded,
  again: Again,
}: NoProductsProps) {
  const listing = useWords("listing", listingEnglish);
  const words = listing.empty;
  const { search } = query;
  const isAny = isFiltered(query);
  if (search === "" && !isAny)
    return <EmptyState scene="store" title={words.nothingYet} text={words.comeBack} />;
  // Where no filter is set, the words are wrong more often than the shop is empty.
  const isMisspelt = search !== "" && !isAny && total === 0 && popular.length > 0;
  return (
    <div>
      <EmptyState
        scene="search"
        heading={isHeaded ? "h2" : "h1"}
        title={words.title}
        text={
          <>
            {search !== "" && <span className="block">{words.searched(search)} </span>}
            {words.text}
          </>
        }
      >
        {isAny && <LinkButton to={listingAddress(query, unfiltered)}>{listing.clear}</LinkButton>}
        {isMisspelt && (
          <Again search={search} className={buttonClass("quiet")}>
            <Icon name="edit" /> {listing.again}
          </Again>
        )}
      </EmptyState>
      {isMisspelt && <Popular categories={popular} />}
      <div className="above-l centred">
        <p className="muted">{words.categories}</p>
        <CategoryTiles ways={ways} />
      </div>
      {beside.length > 0 && <GoodsBeside goods={beside} why="liked" />}
    </div>
  );
}

function Popular({ categories }: { readonly categories: readonly string[] }) {
  const { popular } = useWords("listing", listingEnglish).empty;
  const nameOf = useCategoryName();
  const id = useId();
  return (
    <div className="above-l centred">
      <p id={id} className="muted">
        {popular}
      </p>
      <ul aria-labelledby={id} className="no-products-ways beside gap-s wraps above-s">
        {categories.map((category) => (
          <li key={category}>
            <ShopLink to={paths.products({ category })} className="chip no-products-chip">
              {nameOf(category)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
