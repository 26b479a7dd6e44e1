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
        {says.lead && <p className="hero-word">{says.lead}</p>}
        <h1 className="hero-title">{says.title || name}</h1>
        {says.text && <p className="hero-text">{says.text}</p>}
        <div className="hero-ways beside wraps">
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
