import { rememberParts, say, showAnew } from "./show-anew.ts";

type Updates = readonly { readonly id: string; readonly version: number }[] | "all";

const address = "/manage/news";
const pollMs = 30_000;
/** The server says something more often than this. */
const silentMs = 45_000;
const againMs = 60_000;
const pauseMs = 800;

/** Pages with parts that change hear of it while they are open; where no stream gets through they ask now and then. */
export function followUpdates(): void {
  if (!document.querySelector("[data-live]")) return;
  rememberParts();
  const others = new BroadcastChannel("haat-office");
  others.onmessage = ({ data }: MessageEvent<Updates>) => take(data);
  oneOfAll(() => {
    hear((updates) => {
      others.postMessage(updates);
      take(updates);
    });
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden && isBehind) take("all");
  });
}

/** A browser opens few connections to one shop: its tabs share a stream, and the next one takes over. */
function oneOfAll(lead: () => void): void {
  if (!navigator.locks) lead();
  else
    void navigator.locks.request("haat-office-news", () => {
      lead();
      return new Promise(() => {});
    });
}

function hear(tell: (updates: Updates) => void): void {
  let heardAt = Date.now();
  let source: EventSource | undefined;
  let wasOpen = false;
  const open = () => {
    source = new EventSource(address);
    source.onopen = () => {
      heardAt = Date.now();
      if (wasOpen) tell("all");
      wasOpen = true;
    };
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) tell("all");
    };
    source.addEventListener("beat", () => {
      heardAt = Date.now();
    });
    source.addEventListener("orders", ({ data }) => {
      heardAt = Date.now();
      tell(JSON.parse(data) as Updates);
    });
  };
  open();
  let triedAt = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (source?.readyState === EventSource.OPEN && now - heardAt < silentMs) return;
    tell("all");
    if (now - triedAt < againMs) return;
    triedAt = now;
    source?.close();
    open();
  }, pollMs);
}

let isBehind = false;
let isAsking = false;
let isOver = false;

function take(updates: Updates): void {
  if (isOver || !concerns(updates)) return;
  isBehind = true;
  if (isAsking || document.hidden) return;
  isAsking = true;
  // Several changes that come together are shown together.
  setTimeout(async () => {
    isBehind = false;
    const came = await showAnew(freshAddress());
    isAsking = false;
    if (came === "gone") {
      isOver = true;
      say(document.querySelector<HTMLElement>("[data-news]")?.dataset.news ?? "", true);
    } else if (isBehind) take("all");
  }, pauseMs);
}

/** A page about one order listens to nothing else. */
function concerns(updates: Updates): boolean {
  const order = orderShown();
  if (updates === "all" || !order) return true;
  return updates.some(({ id, version }) => id === order.id && version > order.version);
}

function orderShown(): { id: string; version: number } | undefined {
  const { order, version } = document.querySelector<HTMLElement>("[data-order]")?.dataset ?? {};
  return order ? { id: order, version: Number(version) } : undefined;
}

/** An order's page is told since which version it is open, and says what was done after it. */
function freshAddress(): string {
  const url = new URL(location.href);
  const order = orderShown();
  if (order) url.searchParams.set("since", String(order.version));
  url.hash = "";
  return url.href;
}
