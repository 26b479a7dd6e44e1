import { pictureSet, pictureUrl } from "#web/ui/picture-url.ts";
import { Scene } from "#web/ui/scene.tsx";
import { useBrokenPicture } from "#web/ui/use-broken-picture.ts";

const sizes = "(min-width: 40rem) 24rem, 100vw";

export function NotFoundPicture() {
  const { broken, watch } = useBrokenPicture();
  if (broken) return <Scene name="store" />;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet("not-found", "avif", 1200)} sizes={sizes} />
      <img
        {...watch}
        className="dims lost-picture"
        src={pictureUrl("not-found", 800, "webp")}
        srcSet={pictureSet("not-found", "webp", 1200)}
        sizes={sizes}
        width="1200"
        height="800"
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
