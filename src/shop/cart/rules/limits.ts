import { mostOfOne } from "#contract/limits.ts";
import type { Sellable } from "#contract/sellable-view.ts";

/** The most of it that one line may hold, and never more than is left. */
export function mostOf({ free, gone }: Sellable): number {
  return gone ? 0 : Math.min(mostOfOne, free);
}
