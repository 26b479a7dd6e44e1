/** Longer than Playwright and expect.poll wait, also on a machine that stands still for a while; half of what a test may take. */
export const patience = 150_000;

/** As they are now: a test may put others in their place. */
const { setTimeout, clearTimeout } = globalThis;

/** What has no limit of its own would stand until the test's, which cannot say what was waited for. */
export async function within<T>(
  what: string,
  work: PromiseLike<T>,
  { ms = patience, seen = () => "" }: { ms?: number; seen?: () => string } = {},
): Promise<T> {
  // Made here, it knows who waits.
  const late = new Error();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.message = [`Waited ${ms / 1000} s for ${what}.`, seen()].filter(Boolean).join("\n");
    reject(late);
  }, ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
