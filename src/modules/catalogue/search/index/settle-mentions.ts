import { enough } from "../candidates.ts";
import type { Ranked } from "../rank-results.ts";

/**
 * A jacket whose description tells of the kurta below it is no kurta. Where some are the thing, what only tells of it
 * comes after all else, as what has some of the words; where enough are, it is left out, unless that is in doubt.
 * `things`: how many there are of what was asked for, so that a filter which leaves none has what tells of them as it was.
 */
export function settleMentions(
  ranked: readonly Ranked[],
  matching = countMatching(ranked),
): readonly Ranked[] {
  if (matching === 0) return ranked;
  const kept = ranked.filter(({ isMention }) => !isMention);
  const behind = ranked.filter(({ isMention, isDoubtful }) => isMention && (matching < enough || isDoubtful));
  return [...kept, ...behind.map((one) => ({ ...one, isComplete: false }))];
}

/** How many have all the words and are the thing. */
export function countMatching(ranked: readonly Ranked[]): number {
  return ranked.filter(({ isComplete, isMention }) => isComplete && !isMention).length;
}
