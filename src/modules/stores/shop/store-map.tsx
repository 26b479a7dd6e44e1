import { useEffect, useRef, useState } from "react";
import { writtenIn } from "#contract/texts/lang.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreView } from "../views.ts";

/**
 * A drawn map. The outside one is asked for first and lies over it and the name, so that nobody looks at an empty
 * box while it comes or where it cannot; before the script arrives the button leads there. A browser shows a page of
 * its own for one that is blocked, and tells nobody: the way there stays below it.
 */
export function StoreMap({ store }: { readonly store: StoreView }) {
  const stores = useWords("stores", storesWords);
  const [shown, setShown] = useState(false);
  const map = useRef<HTMLDivElement>(null);
  const outside = `https://www.openstreetmap.org/?mlat=${store.lat}&mlon=${store.lng}#map=17/${store.lat}/${store.lng}`;
  // What was pressed is gone: the focus goes on in the map, and all of it into view.
  useEffect(() => {
    if (!shown) return;
    map.current?.querySelector("a")?.focus({ preventScroll: true });
    map.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div ref={map} className={`drawn-map ${shown ? "drawn-map-open" : ""}`}>
      <Icon name="pin" className="asked-icon accent" />
      {shown ? (
        <>
          <p lang={writtenIn(store.name)} className="drawn-label strong">
            {store.name}
          </p>
          {navigator.onLine && (
            <iframe src={store.mapUrl} title={stores.mapOf(store.name)} referrerPolicy="no-referrer" />
          )}
          <a href={outside} rel="noreferrer" className="drawn-way link">
            {stores.noMap}
          </a>
        </>
      ) : (
        <div className="drawn-label asked-label">
          <a
            className={buttonClass("quiet", "small")}
            href={outside}
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              setShown(true);
            }}
          >
            {stores.showMap}
          </a>
          <p className="muted small">{stores.mapNote}</p>
        </div>
      )}
    </div>
  );
}
