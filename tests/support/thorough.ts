/** THOROUGH=1 tries as often as the promise says; a run beside one's work tries less often. */
export function times<T = number>(few: T, promised: T): T {
  return process.env.THOROUGH === "1" ? promised : few;
}

/** Every second of them, the others on the next day; all of them with THOROUGH=1. */
export function someOf<T>(all: readonly T[]): readonly T[] {
  const step = times(2, 1);
  const today = Math.floor(Date.now() / 86_400_000);
  return all.filter((_, at) => at % step === today % step);
}

/** A test of many rounds fails when one hangs, and never because the machine is busy with something else. */
export function patienceFor(rounds: number): number {
  return rounds * 30_000;
}
