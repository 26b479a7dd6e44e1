import { pictureSet, pictureUrl } from "#web/ui/picture-url.ts";
import { useBrokenPicture } from "#web/ui/use-broken-picture.ts";

const sizes = "(min-width: 64rem) 62rem, 100vw";

/** The backdrop of the words: decorative, and the first thing to load. */
export function HeroPicture({ file }: { readonly file: string }) {
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
