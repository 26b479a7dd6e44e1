import type { Lang } from "#contract/texts/lang.ts";
import type { DetailView, RatingsView } from "#modules/catalogue/catalogue-view.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Ratings } from "#modules/reviews/shop/public/ratings.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useWords } from "#web/ui/words.ts";
import type { ChosenOptions } from "../public/option-choices.tsx";
import { ProductGrid } from "../public/product-grid.tsx";
import { ProductFacts } from "./product-facts.tsx";

type MoreOfProductProps = {
  readonly product: DetailView;
  readonly chosen: ChosenOptions;
  readonly ratings: RatingsView;
  readonly mayReview: boolean;
  readonly lang: Lang;
};

/** Below the choice and the button: to be read, and mostly further down than the first view. */
export function MoreOfProduct({ product, chosen, ratings, mayReview, lang }: MoreOfProductProps) {
  const words = useWords("product", productEnglish);
  return (
    <div className="more-goods">
      <ProductFacts product={product} chosen={chosen} />
      <Ratings ratings={ratings} productId={product.id} mayReview={mayReview} lang={lang} />
      {product.related.length > 0 && (
        <section aria-labelledby="related">
          <SectionHeading id="related" title={words.related} />
          <ProductGrid products={product.related} className="beside-grid" />
        </section>
      )}
    </div>
  );
}
