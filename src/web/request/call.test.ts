import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networkFailure, readReply } from "#contract/endpoints/request-failures.ts";
import { failures } from "#contract/texts/en/failures.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { catalogueEndpoints } from "#modules/catalogue/listing/endpoints.ts";
import { call, isBroken } from "./call.ts";

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", sent.mockReset());
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("document", { documentElement: { hasAttribute: () => false } });
  vi.stubGlobal("location", { pathname: "/cart", search: "" });
  sent.mockImplementation(async () => Response.json({ success: true, message: "Done" }));
});
afterEach(() => vi.unstubAllGlobals());

const asked = () => {
  const [address, { method, body } = {}] = sent.mock.calls[0] ?? [];
  return [method, address, body ?? null];
};

test("what is told goes as JSON to the described address", async () => {
  await call(cartEndpoints.add, { productId: "7", quantity: 2 });
  expect(asked()).toEqual(["POST", "/api/cart/add", '{"productId":"7","quantity":2}']);
});

test("a name of the path stands in the path alone, escaped", async () => {
  await call(cartEndpoints.increment, { id: "a/b?" });
  expect(asked()).toEqual(["POST", "/api/cart/increment/a%2Fb%3F", null]);
});

test("a call that reads asks in its query", async () => {
  await call(catalogueEndpoints.suggest, { search: "brass & co" });
  expect(asked()).toEqual(["GET", "/api/products/search?search=brass+%26+co", null]);
});

test("a call that takes nothing sends nothing", async () => {
  await call(cartEndpoints.show);
  expect(asked()).toEqual(["GET", "/api/cart", null]);
});

test("what the server says is a no, whatever its status; what says nothing is broken", () => {
  const json = (status: number, body: unknown) => readReply({ status, body: JSON.stringify(body) }, failures);
  for (const no of [json(200, { success: false }), json(404, {}), json(409, { message: "Full" })])
    expect(isBroken(no)).toBe(false);
  const unread = readReply({ status: 200, body: "<html>" }, failures);
  for (const broken of [json(500, {}), unread, networkFailure(new Error("gone"), failures)])
    expect(isBroken(broken)).toBe(true);
});
