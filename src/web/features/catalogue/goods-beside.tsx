import { useId } from "react";
import type { CardView } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { catalogue as catalogueEnglish } from "#contract/texts/en/catalogue.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Goods for a page that has nothing of its own to show, so that it is no dead end. */
export function GoodsBeside({ goods }: { readonly goods: readonly CardView[] }) {
  const { beside } = useWords("catalogue", catalogueEnglish);
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <SectionHeading id={id} title={beside.title}>
        <ShopLink to={paths.products()} className="link" aria-describedby={id}>
          {beside.all}
        </ShopLink>
      </SectionHeading>
      <ProductGrid products={goods} className="mt-5" />
    </section>
  );
}
