import { useEffect, useRef } from "react";
import type { ListingQuery, ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { unfiltered } from "#modules/catalogue/rules/filters/all-filters.ts";
import type { FilterChip, FilterWords } from "#modules/catalogue/rules/filters/filter.ts";
import { filters } from "#modules/catalogue/rules/filters/filters.ts";
import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { Chip } from "#web/ui/chip.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { staying } from "#web/ui/staying.ts";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "../public/category-name.ts";
import { listingAddress } from "../public/listing-address.ts";
import { useOption } from "../public/use-option.ts";

export function AppliedFilters({ view }: { readonly view: ShownListing }) {
  const say = useFilterWords(view);
  const { words } = say;
  const applied = appliedFilters(view, say);
  const list = useSuccessor(applied.length, view.query);
  if (applied.length === 0) return null;
  return (
    <ul ref={list} className="line gap-s wraps" aria-label={words.applied}>
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Chip label={label} to={listingAddress(view.query, without)} removeLabel={words.remove(label)} />
        </li>
      ))}
      {view.cards.length > 0 && (
        <li className="narrow-only">
          <ShopLink to={listingAddress(view.query, unfiltered)} className="link small" {...staying}>
            {words.clear}
          </ShopLink>
        </li>
      )}
    </ul>
  );
}

/** Who takes a filter away stands on the one that follows it, or on what was found when none is left. */
function useSuccessor(count: number, query: ListingQuery) {
  const list = useRef<HTMLUListElement>(null);
  const used = useRef(-1);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const links = [...(list.current?.querySelectorAll<Element>("a") ?? [])];
      used.current = target instanceof Element ? links.indexOf(target) : -1;
      // Where nothing was found its own button takes all filters away, as the panel's does, and goes with them.
      if (target instanceof Element && target.closest(".empty-state, .filter-panel > div")) used.current = 0;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a category that is taken away is none of the count
  useEffect(() => {
    if (used.current < 0 || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll("a");
    const next = links?.[Math.min(used.current, count - 1)];
    const successor = next?.getClientRects().length ? next : whatWasFound();
    // The focus itself notes the link that has it, which may be the next to be used.
    used.current = -1;
    successor?.focus({ preventScroll: true });
  }, [count, query]);
  return list;
}

function whatWasFound(): HTMLElement | null {
  const said =
    document.querySelector<HTMLElement>(".listing-total") ?? document.querySelector<HTMLElement>("main h1");
  // A phone hides it where the chip of all goods says the same.
  const chip = document.querySelector<HTMLElement>(".listing-tools [aria-current]");
  if (chip && said?.parentElement?.clientHeight === 1) return chip;
  if (said) said.tabIndex = -1;
  return said;
}

/** Beside what the page is called by. */
export function appliedFilters({ query, category }: ShownListing, say: FilterWords): readonly FilterChip[] {
  const isCalledByCategory = category !== null && query.search === "";
  return filters
    .filter(({ name }) => name !== "category" || !isCalledByCategory)
    .flatMap(({ chips }) => chips(query, say));
}

export function useFilterWords({ category }: ShownListing): FilterWords {
  const words = useWords("listing", listingEnglish);
  const nameOf = useCategoryName();
  return { words, categoryName: (id) => nameOf(id, category?.name), option: useOption() };
}
