import { useSyncExternalStore } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { useWords } from "#web/ui/words.ts";
import { openingAt } from "../rules/opening-hours.ts";
import { stores as storesWords } from "../texts.ts";
import { formatTime } from "./format-hours.ts";

/** Open or closed in the store's own time, with the next change. Its room is kept until the script knows. */
export function OpeningBadge({ timings }: { readonly timings: string }) {
  const stores = useWords("stores", storesWords);
  const now = useMinute();
  const opening = now === undefined ? undefined : openingAt(timings, now);
  if (!opening) return <span className="opening block" />;
  const { isOpen, changesAt } = opening;
  return (
    <p className="opening line gap-s wraps small">
      <Badge look={isOpen ? "leaf" : "danger"}>{isOpen ? stores.openNow : stores.closed}</Badge>
      {changesAt !== undefined && (
        <span>{(isOpen ? stores.closes : stores.opens)(formatTime(changesAt, stores))}</span>
      )}
    </p>
  );
}

const minute = 60_000;

/** The time, in whole minutes; absent before the script runs, because cached pages are older than they look. */
function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, currentMinute, () => undefined);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}
