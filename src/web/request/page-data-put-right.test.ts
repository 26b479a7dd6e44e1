import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  comeBackLate,
  comeLateToWhatWasAskedAhead,
  dataOf,
  navigation,
  openKeptPages,
  pages,
} from "#support/kept-pages.ts";

openKeptPages();

it("shows what was asked for ahead at once, and what has become of it as soon as that has come", async () => {
  await comeLateToWhatWasAskedAhead();
  const { promise, resolve } = Promise.withResolvers<Response>();
  pages.answerOf = () => promise;
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  expect(pages.fetched).toHaveLength(2);
  pages.show();
  resolve(dataOf({ forAll: true }, 130));
  await expect.poll(() => pages.router.revalidate).toHaveBeenCalledOnce();
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 130 });
  expect([pages.asked, pages.fetched.length]).toEqual([[], 2]);
});

it("draws nothing anew where what was asked for ahead is as it was", async () => {
  await comeLateToWhatWasAskedAhead();
  const read = vi.spyOn(JSON, "stringify");
  await pages.strategy(navigation("/stores"));
  pages.show();
  // Both are held against each other; the answer itself is written too.
  const compared = () => read.mock.calls.filter(([value]) => value.products?.price === 110);
  await expect.poll(() => compared().length).toBe(2);
  read.mockRestore();
  await new Promise(setImmediate);
  expect(pages.router.revalidate).not.toHaveBeenCalled();
});

it.each(["going on", "coming Back"])(
  "takes nothing from before a write to put right a page at %s",
  async (way) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    if (way === "going on") {
      await comeLateToWhatWasAskedAhead();
      pages.answerOf = () => promise;
      await pages.strategy(navigation("/stores"));
    } else {
      pages.answerOf = () => promise;
      await comeBackLate();
    }
    pages.show();
    pages.forget();
    resolve(dataOf({ forAll: true }, 130));
    await expect.poll(() => pages.router.revalidate).toHaveBeenCalledOnce();
    pages.price = 140;
    expect((await pages.strategy(navigation(pages.here.pathname))).products?.result).toEqual({ price: 140 });
    expect(pages.asked).toEqual([pages.here.pathname]);
  },
);

it("asks nothing of what one came Back to within a minute", async () => {
  expect((await comeBackLate(50_000)).products?.result).toEqual({ price: 100 });
  pages.show();
  await new Promise((resolve) => setTimeout(resolve));
  expect([pages.asked, pages.fetched]).toEqual([[], []]);
});

it("asks anew for what one came Back to once it shows, and not before", async () => {
  expect((await comeBackLate()).products?.result).toEqual({ price: 100 });
  expect(pages.fetched).toEqual([]);
  pages.show();
  await expect.poll(() => pages.router.revalidate).toHaveBeenCalledOnce();
  expect(pages.fetched.map(({ address }) => address)).toEqual(["/products.data"]);
  pages.show();
  expect(pages.fetched).toHaveLength(1);
});

it.each([
  [202, 1],
  [404, 1],
  [503, 0],
])("lets the router read an answer of %i where the shop has one", async (status, times) => {
  pages.answerOf = async () => new Response("{}", { status });
  await comeBackLate();
  pages.show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(pages.router.revalidate).toHaveBeenCalledTimes(times);
});

describe("a page that shows and was not put right", () => {
  const isHeard = async (many: number) => {
    await vi.advanceTimersByTimeAsync(0);
    expect(pages.fetched).toHaveLength(many);
  };

  beforeEach(async () => {
    pages.answerOf = async () => new Response("", { status: 503 });
    await comeBackLate();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
    pages.show();
    await isHeard(1);
  });

  it.each(["online", "focus", "visibilitychange"])(
    "is asked for again at %s, and put right",
    async (moment) => {
      pages.answerOf = async () => dataOf({ forAll: true }, 130);
      pages.browser.dispatchEvent(new Event(moment));
      await isHeard(2);
      expect(pages.router.revalidate).toHaveBeenCalledOnce();
      expect((await pages.strategy(navigation("/products"))).products?.result).toEqual({ price: 130 });
      await vi.runAllTimersAsync();
      await isHeard(2);
    },
  );

  it("is asked for again a few seconds later by itself, three times in all", async () => {
    await vi.advanceTimersByTimeAsync(4_999);
    await isHeard(1);
    await vi.advanceTimersByTimeAsync(1);
    await isHeard(2);
    await vi.runAllTimersAsync();
    pages.browser.dispatchEvent(new Event("focus"));
    await isHeard(4);
    expect(pages.router.revalidate).not.toHaveBeenCalled();
  });

  it("is asked for by nobody who does not look or has no line", async () => {
    const looked = { cookie: "", visibilityState: "hidden" };
    vi.stubGlobal("document", looked);
    await vi.runAllTimersAsync();
    looked.visibilityState = "visible";
    const line = { onLine: false };
    vi.stubGlobal("navigator", line);
    pages.browser.dispatchEvent(new Event("visibilitychange"));
    await isHeard(1);
    line.onLine = true;
    pages.browser.dispatchEvent(new Event("online"));
    await isHeard(2);
  });

  it("is not asked for once it is left", async () => {
    await pages.strategy(navigation("/stores"));
    pages.browser.dispatchEvent(new Event("focus"));
    await vi.runAllTimersAsync();
    await isHeard(1);
  });
});
