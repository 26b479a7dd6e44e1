import { type ReactNode, useId } from "react";

type SectionProps = {
  readonly title: string;
  /** Where links lead to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
};

export function Section({ title, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
