import { type ReactNode, useId } from "react";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
