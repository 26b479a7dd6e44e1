import type { PictureView } from "#contract/picture-view.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";

export function Thumb({ picture }: { readonly picture: PictureView | null }) {
  if (!picture) return <span className="thumb" />;
  return (
    <img
      src={pictureUrl(picture.file, 320, "webp")}
      alt=""
      width={44}
      height={44}
      className="thumb"
      loading="lazy"
    />
  );
}
