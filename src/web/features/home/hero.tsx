import { paths } from "#contract/paths.ts";
import { home as english } from "#contract/texts/en/home.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { HeroPicture } from "./hero-picture.tsx";

export function Hero({ hasStores }: { readonly hasStores: boolean }) {
  const home = useWords("home", english);
  return (
    <section className="hero">
      <HeroPicture />
      <div className="page-width hero-words">
        <p className="font-semibold text-accent-deep">{home.heroLead}</p>
        <h1 className="mt-2 text-4xl font-extrabold">{home.heroTitle}</h1>
        <p className="mt-4 max-w-md text-lg">{home.heroText}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton to={paths.products()} size="large">
            {home.heroAction}
          </LinkButton>
          {hasStores && (
            <LinkButton to={paths.stores()} look="quiet" size="large">
              {home.heroSecond}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
