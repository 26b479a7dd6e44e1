/**
 * While a payment is waited for the page asks whether it came, and goes on by itself. Times are counted from when the
 * page was opened: the phone's clock may be wrong.
 */
const everyMs = 3_000;
/** Who pays does it at once; a page that was left open asks seldom, and in the end no more. */
const soonMs = 10 * 60_000;
const seldomMs = 20_000;
const afterMs = 5 * 60_000;

const waiting = document.querySelector<HTMLElement>("[data-pay-left]");
let isAsking = false;
let timer = 0;

if (waiting) {
  waiting.hidden = false;
  // Back from the app that paid, one wants to know at once.
  addEventListener("visibilitychange", () => void look());
  next();
}

async function look(): Promise<void> {
  if (isAsking || document.hidden) return;
  isAsking = true;
  clearTimeout(timer);
  const state = await stateNow().catch(() => undefined);
  isAsking = false;
  if (state !== undefined && state !== "open") location.replace(location.pathname);
  else next();
}

async function stateNow(): Promise<string | undefined> {
  const answer = await fetch(`/api${location.pathname}`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) return undefined;
  const told = (await answer.json()) as { order?: { state?: string } };
  return told.order?.state;
}

function next(): void {
  const openMs = performance.now();
  if (openMs > Number(waiting?.dataset.payLeft) + afterMs) return;
  timer = window.setTimeout(() => void look(), openMs < soonMs ? everyMs : seldomMs);
}

export {};
