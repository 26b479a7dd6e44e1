/** THOROUGH=1 tries as often as the promise says; a run beside one's work tries less often. */
export function times<T = number>(few: T, promised: T): T {
  return process.env.THOROUGH === "1" ? promised : few;
}

/** A test of many rounds fails when one hangs, and never because the machine is busy with something else. */
export function patienceFor(rounds: number): number {
  return rounds * 30_000;
}
