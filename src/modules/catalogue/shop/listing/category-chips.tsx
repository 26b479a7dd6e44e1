import { paths } from "#contract/paths.ts";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "../public/category-name.ts";
import { listingAddress } from "../public/listing-address.ts";

/** What a category holds, or the shop: one row, pushed along with a finger. It begins with the one that one stands on. */
export function CategoryChips({
  view,
  chips,
}: {
  readonly view: ShownListing;
  readonly chips: readonly Chip[];
}) {
  const nameOf = useCategoryName();
  const listing = useWords("listing", listingEnglish);
  const { category } = view;
  return (
    <nav aria-label={listing.within} className={isAmongFilters(view) ? "narrow-only" : undefined}>
      <ul key={category?.id} className="category-chips">
        {chips.map(({ id, name, count, to }) => (
          <li key={id}>
            <ShopLink to={to} className="chip" aria-current={id === view.query.category ? "page" : undefined}>
              {nameOf(id, name)}
              {/* Of the one that one stands on, the heading says it. */}
              {count !== null && id !== category?.id && (
                <span className="muted">{count.toLocaleString("en-IN")}</span>
              )}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Chip = {
  readonly id: string | null;
  readonly name: string | undefined;
  readonly count: number | null;
  readonly to: string;
};

export function chipsOf({
  query,
  category,
  parent,
  children,
  offered,
  categoryChoices,
}: ShownListing): readonly Chip[] {
  if (query.search !== "") return [];
  const top = parent ?? category;
  // What is empty leads nowhere.
  const isShown = ({ id, count }: { readonly id: string | null; readonly count: number | null }) =>
    count !== 0 || id === null || id === query.category;
  const first = ({ id }: { readonly id: string }) => Number(id === query.category);
  if (top)
    return children
      .filter(isShown)
      .toSorted((one, other) => first(other) - first(one))
      .map((child) => ({ ...child, to: paths.category(top.id, child.id) }));
  if (query.category !== null) return [];
  return [null, ...offered]
    .flatMap((id) => categoryChoices.filter((choice) => choice.id === id && isShown(choice)))
    .map((choice) => ({ ...choice, name: undefined, to: listingAddress(query, { category: choice.id }) }));
}

/** Where the filters stand beside the goods, they list the same. */
function isAmongFilters({ category, parent, children, offered }: ShownListing): boolean {
  const top = parent ?? category;
  if (!top) return true;
  const isOffered = ({ id }: { readonly id: string }) => id === category?.id || offered.includes(id);
  return isOffered(top) || children.every(isOffered);
}
