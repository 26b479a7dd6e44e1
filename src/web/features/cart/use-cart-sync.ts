import { useEffect, useRef } from "react";
import { cartCalls } from "#contract/calls/cart.ts";
import type { CartView } from "#contract/cart-view.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { call } from "#web/request/call.ts";
import {
  acceptCart,
  cartIn,
  confirmedCart,
  forgetCart,
  isCartChanging,
  subscribeToCart,
} from "./cart-store.ts";
import { foreseen, loadForesight } from "./foresight.ts";
import { forgetWishes, hearWish, onWishDone, settleWishes } from "./wish-store.ts";

type Said = { readonly of: string } & (
  | { readonly cart: CartView }
  | { readonly productId: string; readonly wished: boolean }
);

/** Keeps this tab's cart the one that the server and the other tabs have. */
export function useCartSync({ user, wished }: Pick<ShellView, "user" | "wished">): void {
  const customer = user ? `${user.email} ${user.name}` : undefined;
  const last = useRef(customer);

  useEffect(() => settleWishes(wished), [wished]);

  useEffect(() => {
    if (last.current === customer) return;
    last.current = customer;
    forgetCart();
    forgetWishes();
    if (customer !== undefined) void refresh();
  }, [customer]);

  useEffect(() => {
    if (customer === undefined) return;
    addEventListener("focus", refresh);
    addEventListener("online", refresh);
    document.addEventListener("visibilitychange", refresh);
    const leaveTabs = joinTabs(customer);
    return () => {
      removeEventListener("focus", refresh);
      removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", refresh);
      leaveTabs();
    };
  }, [customer]);
}

let isRefreshing = false;

async function refresh(): Promise<void> {
  if (isRefreshing || isCartChanging() || document.hidden || !navigator.onLine) return;
  isRefreshing = true;
  const answer = await call(cartCalls.show);
  isRefreshing = false;
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
    if (!cart || cart === heard) return;
    heard = cart;
    channel.postMessage({ of: customer, cart } satisfies Said);
  });
  const leaveWishes = onWishDone((productId, wished) =>
    channel.postMessage({ of: customer, productId, wished } satisfies Said),
  );
  return () => {
    leave();
    leaveWishes();
    channel.close();
  };
}
