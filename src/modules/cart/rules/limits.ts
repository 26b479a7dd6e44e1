import { mostOfOne } from "#contract/limits.ts";
import { freeOf } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Choice } from "./choice.ts";

/** The most of a choice that one line may hold, and never more than is left. */
export function mostOf({ variants, gone }: Sellable, choice: Choice): number {
  return gone ? 0 : Math.min(mostOfOne, freeOf(variants, choice));
}
