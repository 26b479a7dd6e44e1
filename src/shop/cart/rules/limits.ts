import { mostOfOne } from "#contract/limits.ts";
import type { Sellable } from "#contract/sellable-view.ts";
import { freeOf } from "#contract/variant.ts";
import type { Choice } from "./choice.ts";

/** The most of a choice that one line may hold, and never more than is left. */
export function mostOf({ variants, gone }: Sellable, choice: Choice): number {
  return gone ? 0 : Math.min(mostOfOne, freeOf(variants, choice));
}
