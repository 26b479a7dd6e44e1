import { Icon } from "#web/ui/icon.tsx";
import { Picture } from "#web/ui/picture.tsx";
import type { StoreCardView } from "../views.ts";

type StorePictureProps = {
  readonly store: StoreCardView;
  readonly sizes: string;
  readonly eager?: boolean;
};

export function StorePicture({ store, sizes, eager = false }: StorePictureProps) {
  if (store.picture)
    return (
      <span className="store-picture">
        <Picture picture={store.picture} sizes={sizes} eager={eager} className="store-photo" />
      </span>
    );
  return (
    <span className="store-photo-missing" aria-hidden="true">
      <Icon name="store" className="store-photo-icon" />
    </span>
  );
}
