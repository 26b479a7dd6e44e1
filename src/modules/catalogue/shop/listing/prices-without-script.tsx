import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { pricedAs } from "#modules/catalogue/rules/variant.ts";
import { GoodsPrice } from "../public/goods-price.tsx";
import { useOption } from "../public/use-option.ts";

/** The choices that cost more than the others. */
export function PricesWithoutScript({ product }: { readonly product: DetailView }) {
  const named = useOption();
  return product.variants
    .filter(({ price }) => price)
    .map((one) => (
      <p key={one.colour + one.size} className="small">
        {[one.colour, one.size].filter(Boolean).map(named).join(" ")}:{" "}
        <GoodsPrice of={pricedAs(product, one)} />
      </p>
    ));
}
