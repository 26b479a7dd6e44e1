/** Work that the first view does not wait for; the answer takes it back. */
export function whenIdle(work: () => unknown): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 800 });
  return () => cancelIdleCallback(id);
}

let isAtRest = false;
let rest: Promise<void> | undefined;

/** Once for each document: what comes by a link afterwards need not wait. */
export function pageAtRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    whenIdle(() => {
      isAtRest = true;
      resolve();
    });
  });
  return rest;
}

/** Code that only a press needs: it is there before hardly anybody presses, and no first view waits for it. */
export function fetchedAtRest<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (!import.meta.env.SSR)
    void pageAtRest()
      .then(load)
      .catch(() => undefined);
  return load;
}

/** A page that is come to by a link is shown whole, with the parts that a first view gets at rest. */
export async function withPage(load: () => Promise<unknown>): Promise<void> {
  if (isAtRest) await load().catch(() => undefined);
}
