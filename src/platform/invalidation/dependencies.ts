import { AsyncLocalStorage } from "node:async_hooks";
import { everything } from "./invalidations.ts";

/** What an answer that is kept for all shows, so that it is known when it is no longer true. */
export interface Dependencies {
  /** Of what it shows; where nothing has said any, it depends on everything. */
  readonly keys: ReadonlySet<string>;
  /** When time alone makes it untrue. */
  readonly until: number;
}

interface Collected extends Dependencies {
  readonly keys: Set<string>;
  until: number;
}

const collected = new AsyncLocalStorage<Collected>();

/** Said by whatever reads: what is made just now shows what these keys stand for. */
export function dependsOn(...keys: readonly string[]): void {
  const known = collected.getStore()?.keys;
  if (known) for (const key of keys) known.add(key);
}

/** The same of a moment at which it will say something else. */
export function dependsOnTime(until: number): void {
  const known = collected.getStore();
  if (known && until < known.until) known.until = until;
}

export async function collectDependencies<T>(
  work: () => Promise<T>,
): Promise<{ readonly made: T; readonly dependencies: Dependencies }> {
  const dependencies: Collected = { keys: new Set(), until: Number.POSITIVE_INFINITY };
  const made = await collected.run(dependencies, work);
  return { made, dependencies };
}

export function areConcerned({ keys }: Dependencies, changed: ReadonlySet<string>): boolean {
  return keys.size === 0 || changed.has(everything) || [...keys].some((key) => changed.has(key));
}
