import type { ReactNode } from "react";
import type { PolicyView } from "#contract/policies.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";

type PolicyPageProps = {
  readonly policy: PolicyView;
  readonly others: {
    readonly label: string;
    readonly links: readonly { readonly href: string; readonly name: string }[];
  };
  readonly lang: Lang;
  readonly children?: ReactNode;
};

export function PolicyPage({ policy: { title, blocks }, others, lang, children }: PolicyPageProps) {
  const first = blocks.find(({ kind }) => kind === "paragraph")?.lines[0];
  return (
    <div className="page-width page-narrow py-8 lg:py-12">
      <PageHead title={title} {...(first !== undefined && { description: first })} />
      <h1 className="mb-6 text-3xl">{title}</h1>
      <TextBlocks blocks={blocks} lang={lang} />
      {children}
      <PageScene name="store">
        <nav aria-labelledby="other-policies" className="mt-6">
          <h2 id="other-policies" className="mb-2 text-lg">
            {others.label}
          </h2>
          <ul>
            {others.links.map(({ href, name }) => (
              <li key={href}>
                <ShopLink to={href} className="link-quiet flex min-h-11 items-center">
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      </PageScene>
    </div>
  );
}
