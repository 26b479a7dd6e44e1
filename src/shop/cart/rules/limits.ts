import type { Sellable } from "#contract/sellable-view.ts";

export const mostOfOne = 10;
export const mostLines = 50;

/** The most of it that one line may hold: 10, and never more than is left. */
export function mostOf({ free, gone }: Sellable): number {
  return gone ? 0 : Math.min(mostOfOne, free);
}
