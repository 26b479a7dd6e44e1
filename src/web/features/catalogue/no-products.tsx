import type { CardView, ShownListing } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { listing as listingEnglish } from "#contract/texts/en/listing.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { GoodsBeside } from "./goods-beside.tsx";

type NoProductsProps = { readonly query: ShownListing["query"]; readonly goods: readonly CardView[] };

export function NoProducts({ query, goods }: NoProductsProps) {
  const listing = useWords("listing", listingEnglish);
  const { headerCategories, categoryNames } = useShop();
  const words = listing.empty;
  const { search, category, minPaise, maxPaise, rating } = query;
  const isFiltered = [category, minPaise, maxPaise, rating].some((one) => one !== null);
  if (search === "" && !isFiltered)
    return <EmptyState scene="store" title={words.nothingYet} text={words.comeBack} />;
  return (
    <div>
      <EmptyState
        scene="search"
        title={words.title}
        text={
          <>
            {search !== "" && <>{words.searched(search)} </>}
            {words.text}
            {!isFiltered && words.spelling}
          </>
        }
      >
        {isFiltered && <LinkButton to={paths.products()}>{listing.clear}</LinkButton>}
      </EmptyState>
      <div className="text-center">
        <p className="text-muted">{words.categories}</p>
        <ul className="mt-2 flex flex-wrap justify-center gap-2">
          {headerCategories.map(({ id }) => (
            <li key={id}>
              <ShopLink to={paths.products({ category: id })} className="chip">
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
