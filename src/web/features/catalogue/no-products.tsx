import type { CardView, ShownListing } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { listing as listingEnglish } from "#contract/texts/en/listing.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { GoodsBeside } from "./goods-beside.tsx";
import { listingAddress, unfiltered } from "./listing-address.ts";

type NoProductsProps = {
  readonly query: ShownListing["query"];
  readonly goods: readonly CardView[];
  readonly ways: ShownListing["ways"];
  /** Beyond the last page there is a heading that says what was found. */
  readonly isHeaded: boolean;
};

export function NoProducts({ query, goods, ways, isHeaded }: NoProductsProps) {
  const listing = useWords("listing", listingEnglish);
  const { categoryNames } = useShop();
  const words = listing.empty;
  const { search, category, minPaise, maxPaise, rating } = query;
  const isFiltered = [category, minPaise, maxPaise, rating].some((one) => one !== null);
  if (search === "" && !isFiltered)
    return <EmptyState scene="store" title={words.nothingYet} text={words.comeBack} />;
  return (
    <div>
      <EmptyState
        scene="search"
        heading={isHeaded ? "h2" : "h1"}
        title={words.title}
        text={
          <>
            {search !== "" && <>{words.searched(search)} </>}
            {words.text}
          </>
        }
      >
        {isFiltered && <LinkButton to={listingAddress(query, unfiltered)}>{listing.clear}</LinkButton>}
      </EmptyState>
      <div className="text-center">
        <p className="text-muted">{words.categories}</p>
        <ul className="mx-auto mt-2 flex max-w-xl flex-wrap justify-center xl:max-w-4xl">
          {ways.map(({ id, picture }) => (
            <li key={id} className="w-1/3 sm:w-1/5 xl:w-1/9">
              <ShopLink to={paths.products({ category: id })} className="category-tile text-sm">
                <CategoryPicture file={picture} />
                {categoryNames[id]}
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
      {goods.length > 0 && <GoodsBeside goods={goods} />}
    </div>
  );
}
