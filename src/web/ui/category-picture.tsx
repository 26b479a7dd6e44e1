import { Icon } from "./icon.tsx";
import { pictureUrl } from "./picture-url.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

/** Decorative, its name stands beside it; so small that AVIF would save a kilobyte, for two elements each. */
export function CategoryPicture({ file }: { readonly file: string }) {
  const { broken, watch } = useBrokenPicture();
  return (
    <span className="category-picture" aria-hidden="true">
      {broken || file === "" ? (
        <Icon name="tag" className="category-icon" />
      ) : (
        <img
          {...watch}
          src={pictureUrl(file, 320, "webp")}
          alt=""
          width="320"
          height="320"
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
