import type { SectionSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import type { HomeStripView } from "#modules/catalogue/catalogue-view.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

type CategoryStripProps = {
  readonly strip: readonly HomeStripView[];
  readonly tiles: readonly { readonly id: string; readonly name: string }[];
  readonly says: SectionSays;
};

/** The categories of the home page with their true counts. */
export function CategoryStrip({ strip, tiles, says }: CategoryStripProps) {
  const home = useWords("home", homeEnglish);
  const { categoryNames } = useShop();
  const nameOf = (id: string) => tiles.find((tile) => tile.id === id)?.name || categoryNames[id];
  const words = home.categories;
  return (
    <section aria-labelledby="categories" className="page-width">
      <SectionHeading id="categories" title={says.title} lead={says.lead}>
        <ShopLink to={paths.products()} className="link">
          {words.all}
        </ShopLink>
      </SectionHeading>
      <ul className="category-strip">
        {strip.map(({ id, picture, count, largestDiscount, subcategories }) => (
          <li key={id} className="strip-tile">
            <ShopLink to={paths.category(id)} className="stack">
              <CategoryPicture file={picture} />
              <span className="strip-words">
                <span className="strip-name block strong">{nameOf(id)}</span>
                <span className="small muted">{words.items(count.toLocaleString("en-IN"))}</span>
              </span>
            </ShopLink>
            {largestDiscount > 0 && (
              <Badge look="marigold" className="strip-badge">
                {words.off(largestDiscount)}
              </Badge>
            )}
            <ul className="strip-subcategories">
              {subcategories.map((sub) => (
                <li key={sub}>
                  <ShopLink to={paths.category(id, sub)} className="link-quiet small">
                    {categoryNames[sub]}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
