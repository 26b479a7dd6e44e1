import type { StoreCardView } from "#contract/store-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture } from "#web/ui/picture.tsx";

type StorePictureProps = {
  readonly store: StoreCardView;
  readonly sizes: string;
  readonly eager?: boolean;
  /** Where it is another than on a page of its own. */
  readonly shape?: string | undefined;
};

export function StorePicture({ store, sizes, eager = false, shape = "" }: StorePictureProps) {
  const shaped = `aspect-[16/10] ${shape}`;
  if (store.picture)
    return (
      <span className="store-picture">
        <Picture picture={store.picture} sizes={sizes} eager={eager} className={shaped} />
      </span>
    );
  return (
    <span className={`grid ${shaped} place-items-center bg-accent-soft text-accent`} aria-hidden="true">
      <Icon name="store" className="size-14" />
    </span>
  );
}
