import type { PictureView } from "#contract/picture-view.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";

/** Beside the title of goods; an empty place where there is none. */
export function RowPicture({ picture }: { readonly picture: PictureView | null }) {
  if (!picture) return <span className="row-picture" />;
  return (
    <img
      className="row-picture"
      src={pictureUrl(picture.file, 320, "webp")}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}
