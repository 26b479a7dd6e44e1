import { describe, expect, it } from "vitest";
import { isHintOutdated, isSharedEnough, mostNamed, sessionTagOf } from "./profile-hint.ts";

const now = 1_763_800_000_000;
const hour = 60 * 60_000;

describe("the session tag in the hint cookie", () => {
  it("is good for a day, by whichever clock", () => {
    const sessionTag = sessionTagOf("s", [], now);
    expect(isSharedEnough({ sessionTag, session: "s" }, "/products", now + 23 * hour)).toBe(true);
    expect(isSharedEnough({ sessionTag, session: "s" }, "/products", now + 24 * hour)).toBe(false);
    expect(isSharedEnough({ sessionTag, session: "s" }, "/products", now - 25 * hour)).toBe(false);
  });

  it("is good beside its own session alone, and does not tell it", () => {
    const sessionTag = sessionTagOf("a-long-secret", [], now);
    expect(isSharedEnough({ sessionTag, session: "a-long-secret" }, "/", now)).toBe(true);
    for (const session of ["", "a-long-secre", "another"])
      expect(isSharedEnough({ sessionTag, session }, "/", now)).toBe(false);
    expect(sessionTag).not.toContain("secret");
    expect(sessionTag.length).toBeLessThan(20);
  });

  it.each(["", "1", "x", ".", "*", "undefined", "-1", "zzzzzzzzzzzz"])("is none as %s", (sessionTag) => {
    expect(isSharedEnough({ sessionTag, session: "s" }, "/products", now)).toBe(false);
  });

  it("leaves out the products that were bought, whose pages may show a review form", () => {
    const sessionTag = sessionTagOf("s", ["b-1"], now);
    const enough = (address: string) => isSharedEnough({ sessionTag, session: "s" }, address, now);
    for (const address of ["/product/b-1", "/product/b-1.data", "/product/b-1.data?_routes=root"])
      expect(enough(address)).toBe(false);
    for (const address of ["/product/b-2", "/product/b-11", "/", "/products?search=b-1"])
      expect(enough(address)).toBe(true);
  });

  it("leaves out every product of whoever bought many", () => {
    const bought = Array.from({ length: mostNamed + 1 }, (_, at) => `b-${at}`);
    const sessionTag = sessionTagOf("s", bought, now);
    expect(sessionTag.length).toBeLessThan(24);
    expect(isSharedEnough({ sessionTag, session: "s" }, "/product/other", now)).toBe(false);
    expect(isSharedEnough({ sessionTag, session: "s" }, "/products", now)).toBe(true);
    expect(sessionTagOf("s", bought.slice(1), now).length).toBeLessThan(400);
  });
});

describe("an answer after which the browser may know less than the shop", () => {
  const caller = { userId: "u", sessionId: "s", role: null };
  const requestContext = { cookies: { "haat-known": sessionTagOf("s", [], now) } };
  const asked = (method: string, path: string, more: object = {}) =>
    isHintOutdated({ method, path, caller, requestContext, ...more });

  it.each([
    ["GET", "/cart"],
    ["GET", "/api/cart/counts"],
    ["POST", "/api/cart/add"],
    ["DELETE", "/api/cart/remove/1"],
    ["POST", "/api/wishlist/add"],
    ["POST", "/api/auth/token"],
  ])("is not that of %s %s, which its script heeds", (method, path) => {
    expect(asked(method, path)).toBe(false);
  });

  it.each([
    ["POST", "/cart"],
    ["POST", "/logout.data"],
    ["POST", "/api/auth/login"],
    ["POST", "/api/auth/logout"],
    ["PUT", "/api/auth/profile"],
    ["POST", "/api/cart/checkout"],
    ["POST", "/api/cart/verify-payment"],
    ["POST", "/api/cart/part"],
    ["POST", "/api/reviews"],
  ])("is that of %s %s", (method, path) => {
    expect(asked(method, path)).toBe(true);
    expect(asked(method, path, { requestContext: { cookies: {} } })).toBe(false);
  });

  it("is any to nobody, and to the staff", () => {
    expect(asked("GET", "/stores", { caller: null })).toBe(true);
    expect(asked("GET", "/stores", { caller: { ...caller, role: "owner" } })).toBe(true);
    expect(asked("GET", "/stores", { caller: { ...caller, pendingRole: "owner" } })).toBe(true);
  });
});
