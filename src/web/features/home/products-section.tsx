import type { ReactNode } from "react";
import type { SectionSays } from "#contract/home-says.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

type ProductsSectionProps = {
  readonly says: SectionSays;
  /** Where there is more of it, and in what words. */
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
};

export function ProductsSection({ says, to, more, children }: ProductsSectionProps) {
  return (
    <section aria-labelledby={says.kind} className="page-width">
      <SectionHeading id={says.kind} title={says.title} lead={says.lead}>
        <ShopLink to={to} className="link" aria-describedby={says.kind}>
          {more}
        </ShopLink>
      </SectionHeading>
      {children}
    </section>
  );
}
