import { type ReactNode, useState } from "react";
import type { StoreView } from "#contract/store-view.ts";
import { stores as storesWords } from "#contract/texts/en/stores.ts";
import { writtenIn } from "#contract/written-in.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";

type AskedMapProps = {
  readonly store: StoreView;
  /** Stands there until it is asked for. */
  readonly children?: ReactNode;
};

/** The outside map is asked for first, and takes the place of that; before the script arrives its button leads there. */
export function AskedMap({ store, children }: AskedMapProps) {
  const stores = useWords("stores", storesWords);
  const [shown, setShown] = useState(false);
  const look = children ? "card sm:grid-cols-2 lg:col-span-2" : "h-80 rounded-lg bg-sunken";
  return (
    <div className={`relative grid place-items-center gap-4 overflow-hidden p-4 text-center ${look}`}>
      <div className="contents" inert={shown}>
        {children && <div className="w-64 max-w-full">{children}</div>}
        <div>
          {children && (
            <p className="mb-4" lang={writtenIn(store.address)}>
              <strong className="block">{store.name}</strong>
              {store.address}
            </p>
          )}
          <a
            className={buttonClass("quiet", children ? "small" : "usual")}
            href={`https://www.openstreetmap.org/?mlat=${store.lat}&mlon=${store.lng}#map=17/${store.lat}/${store.lng}`}
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              setShown(true);
            }}
          >
            <Icon name="pin" /> {stores.showMap}
          </a>
          <p className="mt-2 text-sm text-muted">{stores.mapNote}</p>
        </div>
      </div>
      {shown && (
        <iframe
          className="absolute inset-0 size-full bg-sunken"
          src={store.mapUrl}
          title={stores.mapOf(store.name)}
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
