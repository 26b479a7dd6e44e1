import { type ComponentType, Suspense } from "react";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  readonly products: readonly CardView[];
  /** How many pictures are asked for at once: any of a phone's first two rows may be the one that the page is waited for. */
  readonly eager?: number;
  /** The filters stand beside it where there is room. */
  readonly besideFilters?: boolean;
  readonly heading?: "h2" | "h3";
  readonly className?: string;
  /** What each comes in. */
  readonly choices?: ComponentType<{ readonly product: CardView }> | undefined;
};

const narrow = "(min-width: 44rem) 22vw, (min-width: 33rem) 29vw, 44vw";
const sizes = `(min-width: 82rem) 18rem, ${narrow}`;
const sizesBesideFilters = `(min-width: 82rem) 13.5rem, (min-width: 64rem) calc(21.5vw - 4.25rem), ${narrow}`;

export function ProductGrid({
  products,
  eager = 0,
  besideFilters = false,
  heading = "h3",
  className = "",
  choices: Choices,
}: ProductGridProps) {
  return (
    <ul className={`product-grid ${products.length === 3 ? "of-three" : ""} ${className}`}>
      {products.map((product, at) => (
        <li key={product.id} className={at % 2 === 0 && at + 1 === products.length ? "left-over" : undefined}>
          {/* Each gets its script in a piece of work of its own, the one that is pressed before the others. */}
          <Suspense>
            <ProductCard
              product={product}
              sizes={besideFilters ? sizesBesideFilters : sizes}
              eager={at < eager}
              heading={heading}
            >
              {Choices && <Choices product={product} />}
            </ProductCard>
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
