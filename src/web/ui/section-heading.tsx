import type { ReactNode } from "react";

type SectionHeadingProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly id?: string;
  readonly as?: "h1" | "h2" | "h3";
  /** A link to the rest, at the far end of the line. */
  readonly children?: ReactNode;
};

export function SectionHeading({ title, lead, id, as: Heading = "h2", children }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <div>
        <Heading id={id} className="title-2">
          {title}
        </Heading>
        {lead && <p className="above-xs muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
