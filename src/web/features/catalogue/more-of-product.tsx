import type { DetailView, RatingsView } from "#contract/catalogue-view.ts";
import { product as productEnglish } from "#contract/texts/en/product.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { Ratings } from "#modules/reviews/shop/public/ratings.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useWords } from "#web/ui/words.ts";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGrid } from "./product-grid.tsx";

type MoreOfProductProps = {
  readonly product: DetailView;
  readonly ratings: RatingsView;
  readonly mayReview: boolean;
  readonly lang: Lang;
};

/** Below the choice and the button: to be read, and mostly further down than the first view. */
export function MoreOfProduct({ product, ratings, mayReview, lang }: MoreOfProductProps) {
  const words = useWords("product", productEnglish);
  return (
    <div className="more-goods">
      <ProductFacts product={product} />
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
