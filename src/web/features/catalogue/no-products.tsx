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
  const isEverything = search === "" && [category, minPaise, maxPaise, rating].every((one) => one === null);
  if (isEverything) return <EmptyState scene="store" title={words.nothingYet} text={words.comeBack} />;
  return (
    <div>
      <EmptyState
        scene="search"
        title={words.title}
        text={
          <>
            {query.search !== "" && <>{words.searched(query.search)} </>}
            {words.text}
          </>
        }
      >
        <LinkButton to={paths.products()}>{listing.clear}</LinkButton>
      </EmptyState>
      {goods.length > 0 && <GoodsBeside goods={goods} />}
      <div className="mt-10 text-center">
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
    </div>
  );
}
