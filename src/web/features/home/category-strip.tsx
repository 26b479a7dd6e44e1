import { Link } from "react-router";
import type { HomeStripView } from "#contract/catalogue-view.ts";
import type { SectionSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { catalogue as catalogueEnglish } from "#contract/texts/en/catalogue.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useWords } from "#web/ui/words.ts";

type CategoryStripProps = { readonly strip: readonly HomeStripView[]; readonly says: SectionSays };

/** The categories of the home page with their true counts. */
export function CategoryStrip({ strip, says }: CategoryStripProps) {
  const home = useWords("home", homeEnglish);
  const catalogue = useWords("catalogue", catalogueEnglish);
  const words = home.categories;
  return (
    <section aria-labelledby="categories" className="page-width">
      <SectionHeading id="categories" title={says.title} lead={says.lead}>
        <Link to={paths.products()} className="link">
          {words.all}
        </Link>
      </SectionHeading>
      <ul className="category-strip">
        {strip.map(({ id, count, largestDiscount, subcategories }) => (
          <li key={id} className="strip-tile">
            <Link to={paths.category(id)} className="strip-link">
              <CategoryPicture file={`category-${id}`} />
              <span className="strip-words">
                <span className="strip-name">{words.names[id] ?? catalogue.categories[id]}</span>
                <span className="text-sm text-muted">{words.items(count.toLocaleString("en-IN"))}</span>
              </span>
            </Link>
            {largestDiscount > 0 && (
              <Badge look="marigold" className="strip-badge">
                {words.off(largestDiscount)}
              </Badge>
            )}
            <ul className="strip-subcategories">
              {subcategories.map((sub) => (
                <li key={sub.id}>
                  <Link to={paths.category(id, sub.id)} className="link-quiet text-sm">
                    {catalogue.categories[sub.id] ?? sub.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
