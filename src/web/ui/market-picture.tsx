import entry from "#web/styles/entry.css?url";
import { pictureSet, pictureUrl } from "./picture-url.ts";
import { useShop } from "./shell-context.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

const shownAs = "(min-width: 48rem) 54rem, 24rem";

/** Decorative; on a wide page it is as high as a form, and most of its width is cut away. */
export function MarketPicture() {
  const { broken, watch } = useBrokenPicture();
  const { hero } = useShop().look;
  return (
    <picture>
      <link rel="stylesheet" href={entry} precedence="entry" />
      <source type="image/avif" srcSet={pictureSet(hero, "avif", 1200)} sizes={shownAs} />
      <img
        {...watch}
        className="account-picture"
        hidden={broken}
        src={pictureUrl(hero, 800, "webp")}
        width="1600"
        height="900"
        loading="lazy"
        alt=""
      />
    </picture>
  );
}
