import type { StoreCardView } from "#contract/store-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture } from "#web/ui/picture.tsx";

type StorePictureProps = {
  readonly store: StoreCardView;
  readonly sizes: string;
  readonly eager?: boolean;
};

export function StorePicture({ store, sizes, eager = false }: StorePictureProps) {
  if (store.picture)
    return (
      <span className="store-picture">
        <Picture picture={store.picture} sizes={sizes} eager={eager} className="aspect-[16/10]" />
      </span>
    );
  return (
    <span className="grid aspect-[16/10] place-items-center bg-accent-soft text-accent" aria-hidden="true">
      <Icon name="store" className="size-14" />
    </span>
  );
}
