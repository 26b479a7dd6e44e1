import type { PictureView } from "#contract/picture-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";

/** Beside the title of goods; a sign where there is none yet. */
export function RowPicture({ picture }: { readonly picture: PictureView | null }) {
  if (!picture)
    return (
      <span className="row-picture">
        <Icon name="package" />
      </span>
    );
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
