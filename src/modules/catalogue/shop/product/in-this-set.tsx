import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { GoodsTitle } from "../public/goods-title.tsx";
import { useOption } from "../public/use-option.ts";

/** What a set consists of, each part with its own page and price, and what the set saves. */
export function InThisSet({ product }: { readonly product: Pick<DetailView, "set" | "unitPaise"> }) {
  const words = useWords("product", productEnglish);
  const optionOf = useOption();
  if (!product.set) return null;
  const { parts, alonePaise } = product.set;
  const savedPaise = alonePaise - product.unitPaise;
  return (
    <section aria-labelledby="in-this-set" className="card padded">
      <h2 id="in-this-set" className="below-m title-3">
        {words.inSet}
      </h2>
      <ul className="stack">
        {parts.map((part) => (
          <li key={`${part.productId} ${part.colour} ${part.size}`} className="line">
            <span className="thumb">
              {part.picture ? (
                <Picture picture={{ ...part.picture, alt: "" }} sizes="64px" />
              ) : (
                <PicturePlaceholder />
              )}
            </span>
            <span className="shrinks small grow">
              <ShopLink to={paths.product(part.productId)} className="name-link">
                <GoodsTitle of={part} className="goods-name" />
              </ShopLink>
              <span className="block muted">
                {[
                  `× ${part.pieces}`,
                  ...[part.colour, part.size].flatMap((one) => (one ? optionOf(one) : [])),
                ].join(" · ")}
              </span>
            </span>
            <span className="tabular-nums small">
              <Amount of={formatRupees(part.unitPaise * part.pieces)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="above-m small">
        {words.setAlone(formatRupees(alonePaise))}{" "}
        {savedPaise > 0 && <strong className="leaf">{words.setSaves(formatRupees(savedPaise))}</strong>}
      </p>
    </section>
  );
}
