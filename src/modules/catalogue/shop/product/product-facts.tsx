import type { DetailView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "../public/category-name.ts";
import type { ChosenOptions } from "../public/option-choices.tsx";
import { skusOf } from "./skus-of.ts";

type ProductFactsProps = { readonly product: DetailView; readonly chosen: ChosenOptions };

export function ProductFacts({ product, chosen }: ProductFactsProps) {
  const nameOf = useCategoryName();
  const words = useWords("product", productEnglish);
  const { id, brand, category, description, highlights, free } = product;
  const skus = skusOf(product, chosen);
  const facts = [
    [words.facts.category, nameOf(category.id, category.name)],
    [words.facts.brand, brand || words.genericBrand],
    [words.facts.availability, free > 0 ? words.inStock : words.outOfStock],
    ...(product.facts ?? []),
    // The specification shows the product's id where the shop has given no SKU.
    [words.facts.sku, skus.length > 0 ? skus.join(", ") : id],
  ] as const;
  return (
    <div className="product-layout product-layout-part">
      {(description !== "" || highlights.length > 0) && (
        <section aria-labelledby={description === "" ? undefined : "description"}>
          {description !== "" && (
            <>
              <h2 id="description" className="title-3">
                {words.description}
              </h2>
              <p lang={product.descriptionLang ?? catalogueLang} className="product-words above-m">
                {description}
              </p>
            </>
          )}
          {highlights.length > 0 && (
            <ul aria-label={words.highlights} className="stack gap-s above-l">
              {highlights.map((highlight) => (
                <li key={highlight} className="beside gap-s">
                  <Icon name="check" className="buy-icon leaf" />
                  <span lang={product.highlightsLang ?? catalogueLang}>{highlight}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section aria-labelledby="details">
        <h2 id="details" className="title-3">
          {words.details}
        </h2>
        <dl className="facts above-m">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
