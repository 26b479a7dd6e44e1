import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, toast } from "#web/ui/toast-store.ts";
import { sendRequest } from "./send-request.ts";

const sent = vi.fn<typeof fetch>();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
const assign = vi.fn();
let signedIn = false;

beforeEach(() => {
  kept.clear();
  signedIn = false;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", sent.mockReset());
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("document", { cookie: "", documentElement: { hasAttribute: () => signedIn } });
  vi.stubGlobal("location", { pathname: "/cart", search: "?a=1", assign: assign.mockReset() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) toast.dismiss(id);
});

const answers = (status: number, body: unknown) =>
  sent.mockImplementation(async () => Response.json(body, { status }));
const texts = () => currentToasts().map(({ text }) => text);

test("a call goes below the API base as JSON, with cookies and the stored token", async () => {
  answers(200, { success: true, message: "Item added to cart" });
  kept.set("token", "t0k3n");
  const answer = await sendRequest("/cart/add", { method: "POST", json: { productId: "7" } });
  expect(answer).toEqual({ success: true, message: "Item added to cart", statusCode: 200 });
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("/api/cart/add");
  expect(init).toMatchObject({ method: "POST", credentials: "same-origin", body: '{"productId":"7"}' });
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer t0k3n");
  expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
});

test("a visitor's call carries no token and no body", async () => {
  answers(200, []);
  await sendRequest("products");
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("/api/products");
  expect(init?.body).toBeNull();
  expect(new Headers(init?.headers).has("authorization")).toBe(false);
});

test("without an endpoint nothing is sent", async () => {
  expect(await sendRequest(undefined)).toMatchObject({ success: false, error: "INVALID_ENDPOINT" });
  expect(sent).not.toHaveBeenCalled();
});

test("an unreachable server is told of and answered as a failure", async () => {
  sent.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendRequest("/cart")).toMatchObject({ success: false, error: "NETWORK_ERROR" });
  expect(texts()).toEqual(["Unable to connect to the server. Please check if the server is running."]);
});

test("a call that the page itself gave up is not told of", async () => {
  sent.mockRejectedValue(new DOMException("Aborted", "AbortError"));
  await sendRequest("/products", { signal: AbortSignal.abort() });
  expect(texts()).toEqual([]);
});

test("an ended session is told of once, forgotten, and left after 1.5 s with a way back", async () => {
  answers(401, { success: false, message: "Unauthorized." });
  kept.set("token", "old");
  signedIn = true;
  await Promise.all([sendRequest("/cart"), sendRequest("/wishlist")]);
  expect(texts()).toEqual(["Session expired. Please log in again."]);
  expect(kept.has("token")).toBe(false);
  vi.advanceTimersByTime(1_499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign.mock.calls).toEqual([["/login?next=%2Fcart%3Fa%3D1"]]);
});

test("a visitor who is refused stays where he is", async () => {
  answers(401, { success: false, message: "Please login to add items to cart" });
  expect(await sendRequest("/cart/add", { method: "POST", json: {} })).toMatchObject({
    message: "Please login to add items to cart",
  });
  vi.advanceTimersByTime(5_000);
  expect(assign).not.toHaveBeenCalled();
  expect(texts()).toEqual([]);
});
