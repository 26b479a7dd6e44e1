import { pictureUrl } from "./picture-url.ts";
import { useShop } from "./shop-facts.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

/** Decorative, and only where there is room: a phone never loads it. */
export function MarketPicture() {
  const { broken, watch } = useBrokenPicture();
  const { hero } = useShop().look;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureUrl(hero, 800, "avif")} />
      <img
        {...watch}
        className={broken ? "hidden" : "account-picture"}
        src={pictureUrl(hero, 800, "webp")}
        width="1600"
        height="900"
        loading="lazy"
        alt=""
      />
    </picture>
  );
}
