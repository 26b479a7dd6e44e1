import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { aheadHeader } from "#contract/ahead.ts";
import { withoutHindi } from "#contract/lang-address.ts";
import { isSharedPage } from "#contract/shared-pages.ts";

export type PageData = { readonly at: number; readonly data: Readonly<Record<string, unknown>> };

/** A finger that only scrolls, or a pointer that only passes, is gone by then. */
const aimMs = 50;
const freshMs = 5_000;

let ahead:
  | { readonly address: string; readonly at: number; readonly page: Promise<PageData | undefined> }
  | undefined;
let aiming: ReturnType<typeof setTimeout> | undefined;

/** What was asked for is given once. */
export async function takeAskedAhead(address: string): Promise<PageData | undefined> {
  const asked = ahead;
  clearTimeout(aiming);
  if (asked?.address !== address || Date.now() - asked.at > freshMs) return undefined;
  ahead = undefined;
  const page = await asked.page;
  // The worker lets pass what was only aimed at, and keeps what is read; the browser has it at hand.
  if (page && navigator.serviceWorker?.controller)
    fetch(dataAddress(address), { cache: "force-cache" }).catch(() => undefined);
  return page;
}

export function forgetAskedAhead(): void {
  ahead = undefined;
}

/** Public pages alone, of which nothing is made for anybody and nothing is counted. */
export function askAhead(isForAll: () => boolean, loadPage: (path: string) => void): void {
  if (savesData()) return;
  let aimed: (() => void) | undefined;
  const miss = () => {
    clearTimeout(aiming);
    aimed = undefined;
  };
  const aim = ({ target, type, pointerType }: PointerEvent) => {
    miss();
    if (type === "pointerover" && pointerType !== "mouse") return;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
    if (!link || !isForAll() || !isAhead(link)) return;
    loadPage(link.pathname);
    aimed = () => ask(link.pathname + link.search, type === "pointerover" ? "low" : "auto");
    aiming = setTimeout(aimed, aimMs);
  };
  addEventListener("pointerover", aim, { passive: true });
  addEventListener("pointerdown", aim, { passive: true });
  // A short press: the page answers it first, and only then the router would ask.
  addEventListener("pointerup", () => aimed?.(), { passive: true });
  addEventListener("pointercancel", miss, { passive: true });
  addEventListener("pointerout", miss, { passive: true });
}

/** For the navigation that follows. */
export async function fetchAhead(address: string, priority: RequestPriority = "low"): Promise<void> {
  const page = fetchPage(address, priority);
  ahead = { address, at: Date.now(), page: page.catch(() => undefined) };
  await page;
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function isAhead({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const isHere = pathname + search === location.pathname + location.search;
  return origin === location.origin && !isHere && isSharedPage(withoutHindi(pathname) ?? pathname);
}

function ask(address: string, priority: RequestPriority): void {
  const isAsked = ahead?.address === address && Date.now() - ahead.at < freshMs;
  if (!isAsked) void fetchAhead(address, priority).catch(() => undefined);
}

async function fetchPage(address: string, priority: RequestPriority): Promise<PageData | undefined> {
  const at = Date.now();
  const answer = await fetch(dataAddress(address), { priority, headers: { [aheadHeader]: "1" } });
  if (answer.status > 499) throw new Error("There is no page.");
  if (answer.status !== 200 || !answer.body) return undefined;
  const { value } = await decode(answer.body, window);
  const parts = Object.entries(value as Record<string, { readonly data?: unknown }>);
  // A redirect, a mistake or an own page is the router's to read.
  if (!parts.every(([, part]) => "data" in part)) return undefined;
  const read = Object.fromEntries(parts.map(([id, part]) => [id, part.data]));
  return "forAll" in Object(read.root) ? { at, data: read } : undefined;
}

function dataAddress(address: string): string {
  const [path = "", query] = address.split("?");
  return `${path}${path.endsWith("/") ? "_" : ""}.data${query === undefined ? "" : `?${query}`}`;
}
