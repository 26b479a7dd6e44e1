import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { ShellView } from "#contract/shell-view.ts";

/** Words that a page made for all cannot say yet: as it was written first, and the shopper's own as soon as it is in use. */
export function useAfterwards<T>(written: T, own: T): T {
  const isForAll = useRouteLoaderData<ShellView>("root")?.forAll === true;
  const isInUse = useSyncExternalStore(
    never,
    () => true,
    // Where both say the same nothing is drawn a second time.
    () => !isForAll || written === own,
  );
  return isInUse ? own : written;
}

function never(): () => void {
  return () => undefined;
}
