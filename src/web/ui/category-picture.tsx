import { Icon } from "./icon.tsx";
import { pictureUrl } from "./picture-url.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

/** Decorative and small: its name stands beside it. */
export function CategoryPicture({ file }: { readonly file: string }) {
  const { broken, watch } = useBrokenPicture();
  return (
    <span className="category-picture" aria-hidden="true">
      {broken || file === "" ? (
        <Icon name="tag" className="size-8" />
      ) : (
        <picture className="contents">
          <source type="image/avif" srcSet={pictureUrl(file, 320, "avif")} />
          <img
            {...watch}
            src={pictureUrl(file, 320, "webp")}
            alt=""
            width="320"
            height="320"
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}
