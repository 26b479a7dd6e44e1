export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T | undefined>;

/**
 * Few works at a time, and those that wait go by turns of their keys, so that whoever brings many waits for her own
 * alone. Where the queue is full, the longest line gives up its last place to a shorter one; who has none gets nothing.
 */
export function createFairQueue({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  readonly mostWaiting: number;
}): FairQueue {
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, ((isTurn: boolean) => void)[]>();
  let waiting = 0;
  let running = 0;

  return async (key, work) => {
    if (running < atOnce) running++;
    else if (!(await turnOf(key))) return undefined;
    try {
      return await work();
    } finally {
      next();
    }
  };

  function turnOf(key: string): Promise<boolean> {
    const line = lines.get(key) ?? [];
    if (waiting >= mostWaiting && !makeRoom(line.length)) return Promise.resolve(false);
    lines.set(key, line);
    waiting++;
    return new Promise((resolve) => line.push(resolve));
  }

  function makeRoom(length: number): boolean {
    const longest = [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= length + 1) return false;
    waiting--;
    longest.pop()?.(false);
    return true;
  }

  function next(): void {
    const [first] = lines;
    if (!first) {
      running--;
      return;
    }
    const [key, line] = first;
    lines.delete(key);
    if (line.length > 1) lines.set(key, line);
    waiting--;
    line.shift()?.(true);
  }
}
