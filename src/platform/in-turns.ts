import { setImmediate as breathe } from "node:timers/promises";

/**
 * Reading a file is no wait for the loop: whatever is long is done in parts, and between two parts everything else has
 * its turn.
 */
export function inTurns(parts: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = parts.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        await breathe();
        const { value, done } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

const few = 50;

/** Everything of a long list, few at a time. */
export async function forFew<T, R>(
  all: readonly T[],
  work: (some: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += few) {
    if (from > 0) await breathe();
    done.push(...(await work(all.slice(from, from + few))));
  }
  return done;
}
