import type { ReactNode } from "react";
import type { PolicyView } from "#contract/policies.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";

type PolicyPageProps = { readonly policy: PolicyView; readonly children?: ReactNode };

export function PolicyPage({ policy: { title, blocks }, children }: PolicyPageProps) {
  const first = blocks.find(({ kind }) => kind === "paragraph")?.lines[0];
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} {...(first !== undefined && { description: first })} />
      <h1 className="mb-6 text-3xl">{title}</h1>
      <TextBlocks blocks={blocks} />
      {children}
    </div>
  );
}
