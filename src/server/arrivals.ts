export interface Arrivals {
  /** Somebody connected or asked. */
  note(): void;
  /** Resolves once the loop went round without anybody coming, or after so long that work must go on. */
  quiet(): Promise<void>;
}

const longestMs = 10;

/**
 * Node takes in one connection each time its loop goes round, and a page holds the loop for many times as long: before
 * the next page is begun, those who wait outside are let in and told how long it takes.
 */
export function createArrivals({ now = () => performance.now(), round = nextRound } = {}): Arrivals {
  let seen = 0;
  return {
    note: () => void seen++,
    async quiet() {
      const until = now() + longestMs;
      let before: number;
      do {
        before = seen;
        await round();
      } while (seen !== before && now() < until);
    },
  };
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
