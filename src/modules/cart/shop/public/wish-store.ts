import { useSyncExternalStore } from "react";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import { wishlistEndpoints } from "#modules/wishlist/endpoints.ts";
import { call } from "#web/request/call.ts";
import { useShell } from "#web/ui/shell-context.ts";

/** What the shopper sees beside what the page was made with. */
const none: ReadonlyMap<string, boolean> = new Map();
let seen = none;
const onTheirWay = new Set<string>();
const listeners = new Set<() => void>();
const doneListeners = new Set<(productId: string, wished: boolean) => void>();

export function useWished(productId: string): boolean {
  const loaded = useShell().wished.includes(productId);
  const stored = useSyncExternalStore(
    subscribe,
    () => seen.get(productId),
    () => undefined,
  );
  return stored ?? loaded;
}

/** For the header: the loaded wishlist and what was changed since. */
export function useWishCount(): number {
  const { wished: loaded, wishes } = useShell();
  const stored = useSyncExternalStore(subscribe, seenWishes, () => none);
  const wished = new Set(loaded);
  for (const [id, is] of stored) is ? wished.add(id) : wished.delete(id);
  return Math.max(wished.size, wishes ?? 0);
}

/** For the wishlist's page: what is still on it. */
export function useWishes(): (productId: string) => boolean {
  const stored = useSyncExternalStore(subscribe, seenWishes, () => none);
  return (productId) => stored.get(productId) ?? true;
}

/** Shows it at once, sends one call at a time for each product, and takes back what is refused. */
export async function setWished(productId: string, wanted: boolean): Promise<Answer | undefined> {
  see(productId, wanted);
  if (onTheirWay.has(productId)) return undefined;
  onTheirWay.add(productId);
  let sent = wanted;
  let answer = await send(productId, sent);
  while (answer.success && seen.get(productId) === !sent) {
    sent = !sent;
    answer = await send(productId, sent);
  }
  onTheirWay.delete(productId);
  if (answer.success) for (const listener of doneListeners) listener(productId, sent);
  else see(productId, !sent);
  return answer;
}

/** What another tab changed: it is so on the server already. */
export function hearWish(productId: string, wished: boolean): void {
  if (!onTheirWay.has(productId)) see(productId, wished);
}

/** Tells of each change of the wishlist that the server has taken. */
export function onWishDone(listener: (productId: string, wished: boolean) => void): () => void {
  doneListeners.add(listener);
  return () => doneListeners.delete(listener);
}

/** What a newly made page says as well need not be kept. */
export function settleWishes(wished: readonly string[]): void {
  seen = new Map([...seen].filter(([id, is]) => onTheirWay.has(id) || wished.includes(id) !== is));
  tell();
}

export function forgetWishes(): void {
  seen = new Map();
  tell();
}

/** What was seen to change since the page was made; another map after each change. */
export function seenWishes(): ReadonlyMap<string, boolean> {
  return seen;
}

function send(productId: string, wanted: boolean): Promise<Answer> {
  return wanted
    ? call(wishlistEndpoints.add, { productId })
    : call(wishlistEndpoints.remove, { id: productId });
}

function see(productId: string, wished: boolean): void {
  seen = new Map(seen).set(productId, wished);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
