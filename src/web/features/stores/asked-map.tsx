import { useState } from "react";
import type { StoreView } from "#contract/store-view.ts";
import { stores as storesWords } from "#contract/texts/en/stores.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";

/** The outside map is asked for first, and takes the place of that; before the script arrives its button leads there. */
export function AskedMap({ store }: { readonly store: StoreView }) {
  const stores = useWords("stores", storesWords);
  const [shown, setShown] = useState(false);
  if (shown)
    return (
      <iframe
        className="h-80 w-full rounded-lg bg-sunken"
        src={store.mapUrl}
        title={stores.mapOf(store.name)}
        referrerPolicy="no-referrer"
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a
        className={buttonClass("quiet", "small")}
        href={`https://www.openstreetmap.org/?mlat=${store.lat}&mlon=${store.lng}#map=17/${store.lat}/${store.lng}`}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          setShown(true);
        }}
      >
        <Icon name="pin" /> {stores.showMap}
      </a>
      <p className="text-sm text-muted">{stores.mapNote}</p>
    </div>
  );
}
