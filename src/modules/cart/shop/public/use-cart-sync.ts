import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { sessionOf } from "#contract/profile-hint.ts";
import type { ShellView } from "#contract/shell-view.ts";
import type { CartCounts, CartView } from "#modules/cart/cart-view.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { forgetPerson, isGuest, tellOfPerson } from "#web/person/current-person.ts";
import { call } from "#web/request/call.ts";
import {
  acceptCart,
  acceptCounts,
  cartIn,
  cartOwner,
  confirmedCart,
  forgetCart,
  isCartChanging,
  subscribeToCart,
} from "./cart-store.ts";
import { foreseen, loadForesight } from "./foresight.ts";
import { forgetWishes, hearWish, onWishDone, seenWishes, settleWishes } from "./wish-store.ts";

type Said = { readonly of: string } & (
  | { readonly cart: CartView }
  | { readonly productId: string; readonly wished: boolean }
);

/** Keeps this tab's cart the one that the server and the other tabs have. */
export function useCartSync(shellData: ShellView): void {
  const { user, sessionTag, wished, shop } = shellData;
  const customer = user ? (sessionOf(sessionTag ?? "") ?? user.email) : shop.hasGuests ? guest : undefined;
  const last = useRef(customer);
  const { revalidate } = useRevalidator();
  const isForAll = shellData.forAll === true;

  useEffect(() => {
    if (last.current === customer) return;
    last.current = customer;
    forgetCart();
    forgetWishes();
    if (customer !== undefined) void refresh(customer);
  }, [customer]);

  useEffect(() => {
    if (customer !== guest) settleWishes(wished);
    // Most pages of a guest are made for all: what one of them does not say has not changed.
    else if (shellData.cartVersion > 0 || wished.length > 0)
      take(
        { version: shellData.cartVersion, lines: shellData.cartLines, units: shellData.cartUnits },
        wished,
      );
  }, [customer, shellData, wished]);

  useEffect(() => {
    const isSomebody = customer === guest ? isGuest() : customer !== undefined;
    if (isSomebody && isForAll) void askOnce(wished, revalidate);
  }, [customer, isForAll, wished, revalidate]);

  useEffect(() => {
    if (customer === undefined) return;
    const again = () => void refresh(customer);
    addEventListener("focus", again);
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    const leaveTabs = joinTabs(customer);
    return () => {
      removeEventListener("focus", again);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      leaveTabs();
    };
  }, [customer]);
}

const guest = "guest";
/** The owner whose cart is asked for. */
let refreshing: number | undefined;

function take(counts: CartCounts, wished: readonly string[]): void {
  acceptCounts(counts);
  for (const id of wished) hearWish(id, true);
}

let isAsked = false;

/** Once for each document: what was changed on another device, and whether the session still stands. */
async function askOnce(wished: readonly string[], revalidate: () => Promise<void>): Promise<void> {
  if (isAsked || !navigator.onLine) return;
  isAsked = true;
  const owner = cartOwner();
  const wishes = seenWishes();
  const answer = await call(cartEndpoints.counts, {}, { isQuiet: true });
  if (cartOwner() !== owner) return;
  if (answer.success) {
    const { data } = answer;
    const now = seenWishes();
    // The answer may be older than what was changed since it was asked for.
    const isChanged = (id: string) => now.get(id) !== wishes.get(id);
    const told = data.wished.filter((id) => !isChanged(id));
    tellOfPerson((known) => ({
      ...(data.version >= known.cartVersion && countsKept(data)),
      wished: [...told, ...known.wished.filter(isChanged)],
      wishes: undefined,
    }));
    for (const id of wished) if (!data.wished.includes(id) && !isChanged(id)) hearWish(id, false);
    return take(data, told);
  } else if (answer.statusCode !== 401) return;
  forgetPerson();
  await revalidate();
}

function countsKept({ version, lines, units }: CartCounts) {
  return { cartVersion: version, cartLines: lines, cartUnits: units };
}

async function refresh(customer: string): Promise<void> {
  if (customer === guest && !isGuest()) return;
  const owner = cartOwner();
  if (refreshing === owner || isCartChanging() || document.hidden || !navigator.onLine) return;
  refreshing = owner;
  const answer = await call(cartEndpoints.show);
  if (refreshing === owner) refreshing = undefined;
  if (cartOwner() !== owner) return;
  const known = confirmedCart();
  if (answer.statusCode === 404) await loadForesight();
  const cart =
    answer.statusCode === 404 ? known && foreseen((rules) => rules.emptied(known))(known) : cartIn(answer);
  if (cart) acceptCart(cart);
}

function joinTabs(customer: string): () => void {
  const channel = new BroadcastChannel("haat-cart");
  let heard = confirmedCart();
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.of !== customer) return;
    if ("productId" in data) return hearWish(data.productId, data.wished);
    heard = data.cart;
    acceptCart(data.cart);
  };
  const leave = subscribeToCart(() => {
    const cart = confirmedCart();
    if (!cart) return;
    tellOfPerson(() =>
      countsKept({ version: cart.version, lines: cart.lines.length, units: cart.itemCount }),
    );
    if (cart === heard) return;
    heard = cart;
    channel.postMessage({ of: customer, cart } satisfies Said);
  });
  const leaveWishes = onWishDone((productId, isWished) => {
    channel.postMessage({ of: customer, productId, wished: isWished } satisfies Said);
    tellOfPerson(({ wished, wishes }) => {
      const others = wished.filter((id) => id !== productId);
      return {
        wished: isWished ? [productId, ...others] : others,
        wishes: wishes === undefined ? undefined : wishes + (isWished ? 1 : -1),
      };
    });
  });
  return () => {
    leave();
    leaveWishes();
    channel.close();
  };
}
