import type { HomeSays } from "#contract/home-says.ts";
import { paths } from "#contract/paths.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { pictureSet, pictureUrl } from "#web/ui/picture-url.ts";
import { useShop } from "#web/ui/shell-context.ts";
import { useBrokenPicture } from "#web/ui/use-broken-picture.ts";
import { HeroGoods } from "./hero-goods.tsx";

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

const sizes = "(min-width: 64rem) 62rem, 100vw";

/** The backdrop of the words: decorative, and the first thing to load. */
function HeroPicture({ file }: { readonly file: string }) {
  const { broken, watch } = useBrokenPicture();
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(file, "avif", 1200)} sizes={sizes} />
      <img
        {...watch}
        className={broken ? "hero-picture hero-shade" : "hero-picture"}
        src={pictureUrl(file, 800, "webp")}
        srcSet={pictureSet(file, "webp", 1200)}
        sizes={sizes}
        width="1600"
        height="900"
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
