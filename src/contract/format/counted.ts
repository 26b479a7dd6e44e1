/** How many there are, counted no further than it helps. */
export interface Counted {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
}

/** Where pages of the office say how many wait or stand in a list, more are not counted. */
export const mostCounted = 250;

/** Of what was counted to one more than is told. */
export function countedTo(most: number, found: number): Counted {
  return { count: Math.min(found, most), isMore: found > most };
}
