import type { ReactNode } from "react";

export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
