import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSession } from "./start-session.ts";

const sent = vi.fn<typeof fetch>();
const removeItem = vi.fn();
let attributes: string[] = [];

beforeEach(() => {
  removeItem.mockReset();
  vi.stubGlobal("fetch", sent.mockReset());
  vi.stubGlobal("localStorage", { getItem: () => "t0k3n", removeItem });
  vi.stubGlobal("document", {
    documentElement: { hasAttribute: (name: string) => attributes.includes(name) },
  });
  vi.stubGlobal("location", { pathname: "/products", search: "" });
});
afterEach(() => vi.unstubAllGlobals());

/** Whoever shows the token is known; whether the cookie is there, the test says. */
const answers = (withCookie: number) =>
  sent.mockImplementation(async (_, init) => {
    const isByToken = new Headers(init?.headers).has("authorization");
    const status = isByToken ? 200 : withCookie;
    return Response.json({ success: status === 200 }, { status });
  });
const paths = () => sent.mock.calls.map(([address]) => address);

test.each([
  ["stays where a page for all says nobody and the cookie is good", ["data-for-all"], 200, false],
  ["ends where a page for all says nobody and the cookie is gone", ["data-for-all"], 401, true],
  ["stays where the shop does not say", ["data-for-all"], 503, false],
  ["stays where a page that failed says nobody and the cookie is good", [], 200, false],
  ["ends where the page was made for whoever asked and the cookie is gone", [], 401, true],
])("a session %s", async (_, given, withCookie, isEnded) => {
  attributes = given;
  answers(withCookie);
  await startSession();
  expect(paths().includes("/api/auth/logout")).toBe(isEnded);
});

test.each([
  ["keeps its token where the shop is too busy to say whose it is", 503, []],
  ["keeps its token where it has asked too often", 429, ["data-signed-in"]],
])("a browser %s", async (_, status, given) => {
  attributes = given;
  sent.mockImplementation(async () => Response.json({ success: false }, { status }));
  await startSession();
  expect(paths()).toEqual(["/api/auth/user"]);
  expect(removeItem).not.toHaveBeenCalled();
});

test("a browser forgets a token that is nobody's", async () => {
  attributes = [];
  sent.mockImplementation(async () => Response.json({ success: false }, { status: 401 }));
  await startSession();
  expect(removeItem).toHaveBeenCalledWith("token");
});
