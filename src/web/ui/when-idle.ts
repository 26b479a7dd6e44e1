/** Work that the first view does not wait for; the answer takes it back. */
export function whenIdle(work: () => unknown): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 800 });
  return () => cancelIdleCallback(id);
}
