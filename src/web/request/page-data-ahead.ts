import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { aheadHeader } from "#contract/ahead.ts";

export type PageData = { readonly at: number; readonly data: Readonly<Record<string, unknown>> };
type Asking = Promise<PageData | undefined>;
type Ask = { readonly at: number; readonly page: Asking };
type Asked = Ask & { hasCome?: true; newer?: Ask };

/** So long a page is as it was asked for; later it is shown as it was, and asked for anew meanwhile. */
const freshMs = 5_000;
const longestMs = 300_000;
const most = 8;
let asked = new Map<string, Asked>();

/** What was asked for is given once, with what has become of it since where that may be something else. */
export async function takeAskedAhead(
  address: string,
): Promise<{ readonly page?: PageData | undefined; readonly newer?: Asking }> {
  const known = askedAhead(address);
  asked.delete(address);
  const isLate = known !== undefined && isOld(known) && !known.hasCome;
  // What was asked for long ago and has not come is not waited for.
  const page = isLate ? await newest(known, address).catch(() => undefined) : await known?.page;
  // The worker lets pass what was only aimed at, and keeps what is read; the browser has it at hand.
  if (page && navigator.serviceWorker?.controller)
    fetch(dataAddress(address), { cache: "force-cache" }).catch(() => undefined);
  if (!page || !known || isLate || !isOld(known)) return { page };
  return { page, newer: newest(known, address) };
}

export function forgetAskedAhead(): void {
  asked = new Map();
}

/** What the page says that has just come is newer. */
export function forgetOldAsked(): void {
  for (const [address, known] of asked) if (isOld(known)) asked.delete(address);
}

/**
 * For the navigation that follows: whatever is there is shown until the answer has come. Says whether the shop has time
 * for such questions; where it has none, nothing is left of it, and a press asks anew.
 */
export async function askAhead(address: string, priority: RequestPriority = "low"): Promise<boolean> {
  const known = askedAhead(address);
  if (known && !isOld(known.newer ?? known)) return true;
  const page = begin(address, priority);
  const quiet = page.catch(() => undefined);
  if (known) known.newer = { at: Date.now(), page };
  else holdAhead(address, quiet);
  return page.then(
    () => true,
    () => {
      if (known?.newer?.page === page) delete known.newer;
      if (asked.get(address)?.page === quiet) asked.delete(address);
      return false;
    },
  );
}

export function holdAhead(address: string, page: Asking): void {
  const ask: Asked = { at: Date.now(), page };
  void page.then(() => {
    ask.hasCome = true;
  });
  asked.delete(address);
  asked.set(address, ask);
  const [oldest = ""] = asked.keys();
  if (asked.size > most) asked.delete(oldest);
}

export function askedAhead(address: string): Asked | undefined {
  const known = asked.get(address);
  return known && Date.now() - known.at <= longestMs ? known : undefined;
}

function isOld({ at }: Ask): boolean {
  return Date.now() - at > freshMs;
}

function newest({ newer }: Asked, address: string): Asking {
  return newer && !isOld(newer) ? newer.page : begin(address, "high");
}

/** Whoever waits for it hears that it failed; it is no error of the page's where nobody does. */
function begin(address: string, priority: RequestPriority): Asking {
  const page = fetchPage(address, priority);
  page.catch(() => undefined);
  return page;
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** Nothing, where the page is none that all share. */
export async function fetchPage(address: string, priority: RequestPriority = "low"): Asking {
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
