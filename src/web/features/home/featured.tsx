import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SectionSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { useWords } from "#web/ui/words.ts";

type FeaturedProps = { readonly says: SectionSays; readonly children: ReactNode };

export function Featured({ says, children }: FeaturedProps) {
  const home = useWords("home", homeEnglish);
  return (
    <section aria-labelledby="featured" className="page-width">
      <SectionHeading id="featured" title={says.title} lead={says.lead}>
        <Link to={paths.products()} className="link">
          {home.allProducts}
        </Link>
      </SectionHeading>
      {children}
    </section>
  );
}
