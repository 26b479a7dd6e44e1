import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SectionSays } from "#contract/home-says.ts";
import { SectionHeading } from "#web/ui/section-heading.tsx";

type ShelfProps = {
  readonly says: SectionSays;
  /** Where there is more of it, and in what words. */
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
};

export function Shelf({ says, to, more, children }: ShelfProps) {
  return (
    <section aria-labelledby={says.kind} className="page-width">
      <SectionHeading id={says.kind} title={says.title} lead={says.lead}>
        <Link to={to} className="link" aria-describedby={says.kind}>
          {more}
        </Link>
      </SectionHeading>
      {children}
    </section>
  );
}
