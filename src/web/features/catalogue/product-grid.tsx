import type { CardView } from "#contract/catalogue-view.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  readonly products: readonly CardView[];
  /** How many stand in the first view and are waited for. */
  readonly eager?: number;
  readonly heading?: "h2" | "h3";
  readonly className?: string;
};

const sizes = "(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 46vw";

export function ProductGrid({ products, eager = 0, heading = "h3", className = "" }: ProductGridProps) {
  return (
    <ul className={`product-grid ${className}`}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} eager={at < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
