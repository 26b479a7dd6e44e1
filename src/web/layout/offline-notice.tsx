import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useFrameTexts } from "./use-frame-texts.ts";

export function OfflineNotice() {
  const frame = useFrameTexts();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // That page says it itself.
  const isSaid = useLocation().pathname.endsWith(paths.offline());
  return (
    <div role="status">
      {!online && !isSaid && (
        <p className="bg-marigold px-gutter py-2 text-center font-medium text-on-marigold">{frame.offline}</p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
