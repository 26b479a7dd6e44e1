import type { CardView } from "#contract/catalogue-view.ts";
import type { HomeSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/page-facts.ts";
import { HeroGoods } from "./hero-goods.tsx";
import { HeroPicture } from "./hero-picture.tsx";

type HeroProps = {
  readonly says: HomeSays["hero"];
  readonly hasStores: boolean;
  readonly goods: readonly CardView[];
};

export function Hero({ says, hasStores, goods }: HeroProps) {
  const { name, look } = useShop();
  return (
    <section className="hero">
      <div className="page-width hero-words">
        {says.lead && <p className="font-semibold text-accent-deep">{says.lead}</p>}
        <h1 className="mt-2 text-4xl font-extrabold">{says.title || name}</h1>
        {says.text && <p className="mt-2 leading-snug sm:mt-4 sm:text-lg">{says.text}</p>}
        <div className="mt-4 flex sm:mt-6 flex-wrap gap-3">
          <LinkButton to={paths.products()} size="large">
            {says.action}
          </LinkButton>
          {hasStores && (
            <LinkButton to={paths.stores()} look="quiet" size="large">
              {says.second}
            </LinkButton>
          )}
        </div>
        <HeroGoods goods={goods} />
      </div>
      {/* After what it is the ground of: it would be pushed down when the words arrive. */}
      <HeroPicture file={look.hero} />
    </section>
  );
}
