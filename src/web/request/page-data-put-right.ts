/** So often at most, and so much later where nothing tells of a better moment. */
const most = 3;
const laterMs = 5_000;
const moments = ["online", "focus", "visibilitychange"];
let shown: AbortController | undefined;

/** Asks what has become of the page that shows until it is answered or left, each time at a better moment. */
export async function putRight(ask: () => Promise<unknown>): Promise<void> {
  leavePage();
  shown = new AbortController();
  await askAndAgain(ask, shown.signal, most);
}

export function leavePage(): void {
  shown?.abort();
}

async function askAndAgain(ask: () => Promise<unknown>, signal: AbortSignal, left: number): Promise<void> {
  try {
    await ask();
  } catch {
    if (left === 0) return;
    await betterMoment(signal);
    if (!signal.aborted) await askAndAgain(ask, signal, left - 1);
  }
}

/** Nobody waits for it where nobody looks, and without a line there is no answer. */
function betterMoment(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const look = () => {
      if (document.visibilityState === "hidden" || navigator.onLine === false) return;
      over.abort();
      resolve();
    };
    const timer = setTimeout(look, laterMs);
    for (const moment of moments) addEventListener(moment, look, { signal: over.signal });
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    left.addEventListener("abort", () => over.abort());
  });
}
