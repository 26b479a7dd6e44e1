import type { Variant } from "#modules/catalogue/rules/variant.ts";

/** An empty colour or size stands for any. */
export interface WantedChoice {
  readonly colour: string;
  readonly size: string;
}

export function offersWanted(variants: readonly Variant[], wanted: WantedChoice): boolean {
  return matching(variants, wanted).length > 0;
}

export function freeOfWanted(variants: readonly Variant[], wanted: WantedChoice): number {
  return matching(variants, wanted).reduce((sum, { free }) => sum + free, 0);
}

function matching(variants: readonly Variant[], { colour, size }: WantedChoice): readonly Variant[] {
  return variants.filter(
    (one) => (colour === "" || one.colour === colour) && (size === "" || one.size === size),
  );
}
