import type { Clock } from "../clock.ts";

/** Milliseconds to wait where the subject asked too often. */
export type QuickLimit = (subject: string) => number | undefined;

/** Beyond this many in a window nobody is told apart from the others. */
const mostSubjects = 20_000;

/** Counts in the memory of this process, where a question costs less than a row that counts it. */
export function createQuickLimit(parts: {
  readonly clock: Clock;
  readonly most: number;
  readonly window: number;
}): QuickLimit {
  const { clock, most, window } = parts;
  let begun = clock.now();
  const counts = new Map<string, number>();
  return (subject) => {
    const now = clock.now();
    if (now >= begun + window || now < begun) {
      begun = now;
      counts.clear();
    }
    const name = counts.has(subject) || counts.size < mostSubjects ? subject : "";
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > most ? begun + window - now : undefined;
  };
}
