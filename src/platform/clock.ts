/** Time, as an argument: tests set it, rules are given it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** So far two nodes' clocks may differ; what is written further ahead than this is from a clock set back since. */
export const clockError = 60_000;

export const systemClock: Clock = { now: () => Date.now() };
