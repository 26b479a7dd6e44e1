import { useEffect, useRef } from "react";
import type { ShownListing } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { listing as listingEnglish } from "#contract/texts/en/listing.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "./category-name.ts";

/** What a category holds: one row on a phone, pushed along with a finger. */
export function Subcategories({ view }: { readonly view: ShownListing }) {
  const nameOf = useCategoryName();
  const listing = useWords("listing", listingEnglish);
  const { category, parent, children, offered } = view;
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that one stands on shows, each time it is another
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - chip.offsetWidth });
  }, [category?.id]);
  if (!category || children.length === 0 || view.query.search !== "") return null;
  const top = parent ?? category;
  const isOffered = ({ id }: { readonly id: string }) => id === category.id || offered.includes(id);
  // Where the filters stand beside the goods, they list the same.
  const isListed = isOffered(top) || children.every(isOffered);
  return (
    <nav aria-label={listing.within} className={`mt-1.5 ${isListed ? "lg:hidden" : ""}`}>
      <ul ref={row} className="rail flex gap-2 py-1.5 whitespace-nowrap sm:flex-wrap">
        {children.map(({ id, name, count }) => (
          <li key={id}>
            <ShopLink
              to={paths.category(top.id, id)}
              className="chip"
              aria-current={id === category.id ? "page" : undefined}
            >
              {nameOf(id, name)}
              {count !== null && <span className="text-muted">{count.toLocaleString("en-IN")}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
