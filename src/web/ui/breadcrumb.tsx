import { useCoreTexts } from "./core-texts.ts";
import { Icon } from "./icon.tsx";
import { ShopLink } from "./shop-link.tsx";

export type Crumb = { readonly name: string; readonly to?: string; readonly lang?: string };

/** The last one is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { shell } = useCoreTexts();
  return (
    <nav aria-label={shell.breadcrumb} className="breadcrumb">
      <ol>
        {crumbs.map(({ name, to, lang }, at) => (
          <li key={name} aria-current={at === crumbs.length - 1 ? "page" : undefined}>
            {at > 0 && <Icon name="chevron-right" className="icon-small" />}
            {to === undefined || at === crumbs.length - 1 ? (
              <span lang={lang}>{name}</span>
            ) : (
              <ShopLink to={to} className="breadcrumb-link">
                {name}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
