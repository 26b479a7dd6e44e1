import { useId, useLayoutEffect, useRef } from "react";
import { paths } from "#contract/paths.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { catalogue as catalogueEnglish } from "#modules/catalogue/texts/catalogue.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { ProductGrid } from "./product-grid.tsx";

type GoodsBesideProps = {
  readonly goods: readonly CardView[];
  /** Why these, and not others. */
  readonly why?: keyof typeof catalogueEnglish.beside.why;
  /** What they are of, and where that is, unless they are of everything. */
  readonly name?: string;
  readonly to?: string;
};

/** Goods for a page that has little of its own to show, so that it is no dead end. */
export function GoodsBeside({ goods, why = "near", name, to = paths.products() }: GoodsBesideProps) {
  const { beside } = useWords("catalogue", catalogueEnglish);
  const id = useId();
  const section = useHeadingAfter();
  return (
    <section ref={section} aria-labelledby={id} className="beside-goods">
      <SectionHeading id={id} title={name ? beside.moreIn(name) : beside.why[why]}>
        <ShopLink to={to} className="link" aria-describedby={id}>
          {to === paths.products() ? beside.all : beside.more}
        </ShopLink>
      </SectionHeading>
      <ProductGrid products={goods} className="beside-grid" />
    </section>
  );
}

/** A press on one of these goods may fill the page, and they go with the focus: the reader goes on at its heading. */
function useHeadingAfter() {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = section;
    const { pathname } = location;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      // What takes their place stands there only after React has committed it; another page sees to its own focus.
      requestAnimationFrame(() => {
        const heading = document.querySelector<HTMLElement>("main h1");
        if (!heading || location.pathname !== pathname || document.activeElement !== document.body) return;
        heading.tabIndex = -1;
        heading.focus();
      });
    };
  }, []);
  return section;
}
