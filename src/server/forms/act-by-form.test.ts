import { describe, expect, it, vi } from "vitest";
import type { FormProblem } from "#contract/form-problem.ts";
import { failure } from "#contract/outcome.ts";
import { requestContext } from "#support/request-context.ts";
import { readNotice } from "../http/notice.ts";
import type { ShopServices } from "../shop-services.ts";
import { actByForm } from "./act-by-form.ts";

const caller = { userId: "asha", sessionId: "s", isStaff: false, role: null };
const addToCart = vi.fn(async () => failure("outOfStock"));
const usePromo = vi.fn(async () => failure("promoUnknown", { field: "code" }));
const shop = { cart: { addToCart, usePromo }, session: { isOver: () => false } } as unknown as ShopServices;

function post(fields: Record<string, string>, by: typeof caller | null = caller) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://shop.example/cart", { method: "POST", body });
  return actByForm(request, { shop, requestContext, caller: by });
}

/** The page again, with what was wrong. */
async function problemOf(fields: Record<string, string>) {
  const shown = await post(fields);
  if (shown instanceof Response) throw new Error(`led to ${shown.headers.get("location")}`);
  return { status: shown.init?.status, problem: shown.data as FormProblem };
}

/** Another page, with what it says once. */
async function wayOf(fields: Record<string, string>, by: typeof caller | null = caller) {
  const led = await post(fields, by);
  if (!(led instanceof Response)) throw new Error("showed the page again");
  const cookies = led.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=") ?? []);
  const kept = Object.fromEntries(cookies);
  return { to: led.headers.get("location"), said: readNotice(kept), pending: kept["haat-pending"] };
}

describe("a plain form", () => {
  it("must name a call that does something", async () => {
    expect(await problemOf({ call: "cart.nothing" })).toMatchObject({ status: 422 });
    expect(await problemOf({ call: "cart.show" })).toMatchObject({ status: 422 });
  });

  it("is shown again with what was wrong and what had been typed", async () => {
    expect(await problemOf({ call: "cart.usePromo", code: "SUMMER" })).toMatchObject({
      status: 422,
      problem: { call: "cart.usePromo", field: "code" },
    });
    expect(await problemOf({ call: "cart.add", productId: "lamp" })).toMatchObject({
      status: 409,
      problem: { call: "cart.add", values: { productId: "lamp" } },
    });
  });

  it("goes back to the page that it stands on, which says the refusal", async () => {
    const next = "/product/lamp";
    expect(await wayOf({ call: "cart.add", productId: "lamp", next })).toMatchObject({
      to: next,
      said: { kind: "error" },
    });
  });

  it("leads to no other site", async () => {
    expect(await wayOf({ call: "cart.add", productId: "lamp", next: "//evil.example" })).toMatchObject({
      to: "/cart",
    });
  });

  it("is cleaned as the call is, before anything is done", async () => {
    addToCart.mockClear();
    expect(await problemOf({ call: "cart.add", productId: "lamp", quantity: "99" })).toMatchObject({
      problem: { field: "quantity" },
    });
    expect(addToCart).not.toHaveBeenCalled();
    await problemOf({ call: "cart.add", productId: "lamp", quantity: "3" });
    expect(addToCart).toHaveBeenCalledWith("asha", expect.objectContaining({ quantity: 3 }));
  });

  it("of a visitor is kept for the login where the call says so", async () => {
    const request = { call: "cart.add", productId: "lamp", next: "/product/lamp" };
    const led = await wayOf(request, null);
    expect(led.to).toBe("/login?next=%2Fproduct%2Flamp");
    // The login itself says it.
    expect(led.said).toBeUndefined();
    expect(JSON.parse(Buffer.from(led.pending ?? "", "base64url").toString())).toEqual({
      call: "cart.add",
      place: "detail",
      fields: { productId: "lamp" },
    });
    await expect(post({ call: "cart.clear" }, null)).rejects.toMatchObject({ status: 303 });
  });
});
