import type { ReactNode } from "react";
import type { PolicyBlock, PolicyView } from "#contract/policies.ts";
import { PageHead } from "#web/ui/page-head.tsx";

type PolicyPageProps = { readonly policy: PolicyView; readonly children?: ReactNode };

export function PolicyPage({ policy: { title, blocks }, children }: PolicyPageProps) {
  const first = blocks.find(({ kind }) => kind === "paragraph")?.lines[0];
  return (
    <div className="page-width max-w-2xl py-8 lg:py-12">
      <PageHead title={title} {...(first !== undefined && { description: first })} />
      <h1 className="mb-6 text-3xl">{title}</h1>
      <div className="grid gap-4">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are parts of one text and keep their places
          <Block key={at} {...block} />
        ))}
      </div>
      {children}
    </div>
  );
}

function Block({ kind, lines }: PolicyBlock) {
  if (kind === "heading") return <h2 className="mt-4 text-xl">{lines[0]}</h2>;
  if (kind === "paragraph") return <p>{lines[0]}</p>;
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
