import { Badge } from "#web/ui/badge.tsx";
import { useWords } from "#web/ui/words.ts";
import { openingAt } from "../rules/opening-hours.ts";
import { stores as storesWords } from "../texts.ts";
import { formatTime } from "./format-hours.ts";
import { useMinute } from "./use-minute.ts";

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
