import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
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
        <p className="offline-notice line gap-s">
          <Icon name="info" />
          <span className="balanced">{frame.offline}</span>
        </p>
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
