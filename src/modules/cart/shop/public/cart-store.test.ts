import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { viewCart } from "#modules/cart/rules/cart-view.ts";
import { withoutLine, withQuantity } from "#modules/cart/rules/foreseen-cart.ts";
import { demoTerms } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import { acceptCart, change, forgetCart, shownCart } from "./cart-store.ts";

function cartWith(version: number, quantity: number): CartView {
  return viewCart({
    version,
    lines: [{ id: "l", productId: "p", colour: null, size: null, quantity, priceWhenAdded: 100, addedAt: 1 }],
    offers: new Map([["p", sellable({ id: "p", unitPaise: 100 })]]),
    promo: null,
    extras: [],
    rate: 83.16,
    terms: demoTerms(83.16),
    taxPercentOf: () => null,
  });
}

function later() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { send: vi.fn(() => promise), resolve };
}

const said = (cart: CartView): Answer => ({ success: true, cart });
const refused = (cart?: CartView): Answer => ({ success: false, ...(cart && { data: { cart } }) });
const quantity = () => shownCart()?.lines[0]?.quantity;
const to = (wanted: number, send: () => Promise<Answer>, settle = vi.fn()) =>
  change({ key: "quantity:l", foresee: (cart) => withQuantity(cart, "l", wanted), send, settle });
const breath = () => new Promise((resolve) => setTimeout(resolve));

describe("the cart store", () => {
  beforeEach(() => {
    forgetCart();
    acceptCart(cartWith(1, 2));
  });

  it("shows a change at once and keeps what the server says", async () => {
    const call = later();
    to(3, call.send);
    expect(quantity()).toBe(3);
    expect(shownCart()?.quote.subtotal).toBe(300);
    call.resolve(said(cartWith(2, 3)));
    await breath();
    expect(shownCart()).toMatchObject({ version: 2, itemCount: 3 });
  });

  it("takes a refused change back, to what the refusal says", async () => {
    const call = later();
    const settle = vi.fn();
    to(3, call.send, settle);
    call.resolve(refused(cartWith(4, 1)));
    await breath();
    expect(quantity()).toBe(1);
    expect(settle).toHaveBeenCalledOnce();
  });

  it("takes a change back that never arrived", async () => {
    const call = later();
    to(3, call.send);
    call.resolve(refused());
    await breath();
    expect(quantity()).toBe(2);
  });

  it("merges quick presses behind the one on its way, and sends one at a time", async () => {
    const [first, merged, last] = [later(), later(), later()];
    to(3, first.send);
    to(4, merged.send);
    to(5, last.send);
    expect(quantity()).toBe(5);
    expect(last.send).not.toHaveBeenCalled();
    first.resolve(said(cartWith(2, 3)));
    await breath();
    expect(quantity()).toBe(5);
    expect(merged.send).not.toHaveBeenCalled();
    expect(last.send).toHaveBeenCalledOnce();
    last.resolve(said(cartWith(3, 5)));
    await breath();
    expect(shownCart()).toMatchObject({ version: 3, itemCount: 5 });
  });

  it("keeps the order of changes of different lines", async () => {
    const [first, second] = [later(), later()];
    to(3, first.send);
    change({
      key: "remove:l",
      foresee: (cart) => withoutLine(cart, "l"),
      send: second.send,
      settle: vi.fn(),
    });
    expect(shownCart()?.lines).toEqual([]);
    first.resolve(refused(cartWith(2, 2)));
    await breath();
    expect(shownCart()?.lines).toEqual([]);
    expect(second.send).toHaveBeenCalledOnce();
    second.resolve(refused(cartWith(3, 2)));
    await breath();
    expect(quantity()).toBe(2);
  });

  it("never goes back to an older cart", () => {
    acceptCart(cartWith(5, 5));
    acceptCart(cartWith(4, 1));
    expect(quantity()).toBe(5);
  });

  it("shows nothing of the last customer, even if his answer comes late", async () => {
    const call = later();
    to(3, call.send);
    forgetCart();
    call.resolve(said(cartWith(2, 3)));
    await breath();
    expect(shownCart()).toBeNull();
  });
});
