import type { ReactNode } from "react";

export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="ruled ruled-room above-xl">
      <h2 className="below-l title-3">{name}</h2>
      <div className="beside wraps gap-l">{children}</div>
    </section>
  );
}
