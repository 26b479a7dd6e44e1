import { useNavigation } from "react-router";
import { paths } from "#contract/paths.ts";
import { shell as shellEnglish } from "#contract/texts/en/shell.ts";
import type { Texts } from "#contract/texts/en.ts";
import type { CardView, ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { useDrawn } from "../product/use-drawn.ts";
import { categoryAddress } from "../public/category-address.ts";
import { type CategoryName, useCategoryName } from "../public/category-name.ts";
import { GoodsBeside } from "../public/goods-beside.tsx";
import { listingAddress } from "../public/listing-address.ts";
import { ProductGrid } from "../public/product-grid.tsx";
import { AppliedFilters, appliedFilters, useFilterWords } from "./applied-filters.tsx";
import { CategoryChips, chipsOf } from "./category-chips.tsx";
import { FilterButton } from "./filter-button.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FoundHeading, SearchAgain } from "./found-heading.tsx";
import { ListingData } from "./listing-data.tsx";
import { NoProducts } from "./no-products.tsx";
import type { ListingProblem } from "./read-listing-query.ts";
import { SortForm } from "./sort-form.tsx";
import { useFollowedSearch } from "./use-followed-search.ts";

/** Two rows on a phone, which is what its screen shows. */
const cardsFirst = 4;

type ListingPageProps = {
  readonly view: ShownListing;
  readonly problems: readonly ListingProblem[];
  readonly publicUrl: string;
};

export function ListingPage({ view, problems, publicUrl }: ListingPageProps) {
  const nameOf = useCategoryName();
  const shell = useWords("shell", shellEnglish);
  const words = useWords("listing", listingEnglish);
  const { query, cards, total, complete, isMore, pages, othersFrom } = view;
  const isUnknown = query.category !== null && view.category === null;
  const { state } = useNavigation();
  const drawn = useDrawn(cards.length, cardsFirst);
  const isWhole = drawn >= cards.length;
  useFollowedSearch(query.search);
  const name = titleOf(view, nameOf, words);
  const applied = appliedFilters(view, useFilterWords(view)).length;
  const isSearchInVain = total === 0 && query.search !== "";
  // Nothing to filter, and nothing to take away, or no such category: its page says where else to look.
  const isInVain = isUnknown || (isSearchInVain && problems.length === 0 && applied === 0);
  const isFiltered = query.category !== null || applied > 0 || problems.length > 0;
  // On a phone the chips say the same, and the goods begin higher.
  const isAll = query.search === "" && !isFiltered && query.page === 1;
  const chips = chipsOf(view);
  const titled = query.page > 1 ? words.onPage(name, query.page) : name;
  return (
    <div className="page-width listing-page">
      <PageHead title={titled} description={words.description(titled)} />
      <ListingData view={view} title={titled} description={words.description(titled)} publicUrl={publicUrl} />
      <Breadcrumb
        crumbs={[
          { name: shell.home, to: paths.home() },
          { name: words.title, to: paths.products() },
          ...crumbsOf(view, nameOf),
        ]}
      />
      <div className={`listing-head ${isAll ? "phone-hears" : ""}`}>
        {query.search !== "" ? (
          <FoundHeading view={view} />
        ) : (
          <>
            <h1 className="listing-title">{name}</h1>
            <p role="status" tabIndex={-1} className="listing-total muted">
              {words.results(total.toLocaleString("en-IN"), isMore)}
            </p>
          </>
        )}
      </div>
      {view.category?.tagline && (
        <p lang={view.category.taglineLang ?? catalogueLang} className="above-xs muted">
          {view.category.tagline}
        </p>
      )}
      <div className={`listing-body ${isInVain ? "" : "listing-columns"}`}>
        {!isInVain &&
          (isWhole ? (
            <FilterPanel view={view} problems={problems} />
          ) : (
            // A phone shows none of it and would wait for all of it: its place is kept where there is one.
            <div className="wide-only" />
          ))}
        <section
          aria-label={words.title}
          aria-busy={state === "loading" || undefined}
          className="listing shrinks"
        >
          {/* Said before they come: a browser paints the tools while it still reads the chips. */}
          <div className={`listing-tools ${chips.length > 0 ? "listing-tools-small" : ""}`}>
            {!isInVain && <FilterButton view={view} problems={problems} applied={applied} />}
            {cards.length > 0 && <SortForm query={query} />}
            {chips.length > 0 && <CategoryChips view={view} chips={chips} />}
          </div>
          <div className="listing-found stack gap-l">
            <AppliedFilters view={view} />
            {view.corrected !== null &&
              (isUnknown ? (
                <p>
                  {words.meant}{" "}
                  <ShopLink to={paths.products({ category: view.corrected })} className="link">
                    {nameOf(view.corrected, view.corrected)}
                  </ShopLink>
                </p>
              ) : (
                <p>{words.corrected(query.search, view.corrected)}</p>
              ))}
            {othersFrom === null && complete < total && (
              <p>{words.someWords(complete.toLocaleString("en-IN"))}</p>
            )}
            {problems.map(({ field, kind }) => (
              <p key={field} role="alert" className="listing-wrong">
                {kind === "order" ? words.minAboveMax : words.wrongPrice}
              </p>
            ))}
            {cards.length === 0 ? (
              <NoProducts view={view} isHeaded={!isSearchInVain} again={SearchAgain} />
            ) : othersFrom === 0 ? null : (
              <ProductGrid
                products={cards.slice(0, Math.min(drawn, othersFrom ?? drawn))}
                eager={4}
                besideFilters
                heading="h2"
                className={isWhole ? "" : "listing-none"}
                choices={CardChoices}
              />
            )}
            {othersFrom !== null && Math.min(drawn, cards.length) > othersFrom && (
              <section aria-labelledby="related" className={othersFrom > 0 ? "above-xl" : ""}>
                <h2 id="related" className="below-l title-2">
                  {words.related}
                </h2>
                <ProductGrid products={cards.slice(othersFrom, drawn)} besideFilters />
              </section>
            )}
          </div>
          {pages > 1 && (
            <div className="listing-beside">
              <Pagination
                page={query.page}
                pages={pages}
                addressOf={(page) => listingAddress(query, { page })}
              />
            </div>
          )}
          {view.around && cards.length > 0 && view.beside.length > 0 && (
            <GoodsBeside
              goods={view.beside}
              name={nameOf(view.around.id, view.around.name)}
              to={categoryAddress(view.around, null)}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function titleOf({ query, category }: ShownListing, nameOf: CategoryName, words: Texts["listing"]): string {
  if (query.search) return words.searchTitle(query.search);
  return category ? nameOf(category.id, category.name) : words.title;
}

function crumbsOf({ category, parent }: ShownListing, nameOf: CategoryName) {
  return [parent, category].flatMap((one) =>
    one
      ? [
          {
            name: nameOf(one.id, one.name),
            to: categoryAddress(one, one === parent ? null : parent),
          },
        ]
      : [],
  );
}

/** The colours, and the sizes that are left, in one small line. */
export function CardChoices({ product }: { readonly product: CardView }) {
  const words = useWords("listing", listingEnglish);
  const { colours, sizes, sizesLeft } = product;
  if (!sizesLeft || (colours.length < 2 && sizesLeft.length === 0)) return null;
  return (
    <p className="card-choices">
      {colours.length > 1 && (
        <>
          {colours.map(({ name, hex }) => (
            <span key={name} aria-hidden="true" className="swatch card-swatch" style={{ background: hex }} />
          ))}
          <span className="sr-only">{words.colours(colours.length)}</span>
        </>
      )}
      {sizes.length > 1 && sizesLeft.length > 0
        ? words.sizes(sizesLeft.join(" "), sizesLeft.length)
        : sizesLeft[0]}
    </p>
  );
}
