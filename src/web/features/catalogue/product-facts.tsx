import { catalogueLang } from "#contract/catalogue-lang.ts";
import type { DetailView } from "#contract/catalogue-view.ts";
import { product as productEnglish } from "#contract/texts/en/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCategoryName } from "./category-name.ts";

export function ProductFacts({ product }: { readonly product: DetailView }) {
  const nameOf = useCategoryName();
  const words = useWords("product", productEnglish);
  const { id, brand, category, description, highlights, free } = product;
  const facts = [
    [words.facts.category, nameOf(category.id, category.name)],
    [words.facts.brand, brand || words.genericBrand],
    [words.facts.availability, free > 0 ? words.inStock : words.outOfStock],
    ...(product.facts ?? []),
    [words.facts.sku, id],
  ] as const;
  return (
    <div className="product-layout gap-y-6">
      <section aria-labelledby="description">
        <h2 id="description" className="text-xl">
          {words.description}
        </h2>
        <p lang={product.descriptionLang ?? catalogueLang} className="mt-3 max-w-prose">
          {description}
        </p>
        {highlights.length > 0 && (
          <ul aria-label={words.highlights} className="mt-4 grid gap-2">
            {highlights.map((highlight) => (
              <li key={highlight} className="flex gap-2">
                <Icon name="check" className="mt-1 size-5 shrink-0 text-leaf" />
                <span lang={product.highlightsLang ?? catalogueLang}>{highlight}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="details">
        <h2 id="details" className="text-xl">
          {words.details}
        </h2>
        <dl className="facts mt-3">
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
