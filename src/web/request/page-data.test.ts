import { expect, it, vi } from "vitest";
import { dataOf, goBack, navigation, openFirst, openKeptPages, page, pages } from "#support/kept-pages.ts";

openKeptPages();

it("gives Back what was left, without asking", async () => {
  expect((await goBack()).products?.result).toEqual({ price: 100 });
  expect(pages.asked).toEqual([]);
});

it("gives it as often as one comes Back, and of what was asked for ahead too", async () => {
  for (const _ of [1, 2, 3]) expect((await goBack()).products?.result).toEqual({ price: 100 });
  pages.router.state.location = { key: "one" };
  await pages.ahead.askAhead("/stores");
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  pages.router.state.location = { key: "two" };
  Object.assign(pages.here, { pathname: "/stores" });
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 110 });
  expect(pages.asked).toEqual([]);
});

it("asks for the same page where one goes on to it", async () => {
  pages.price = 120;
  expect((await pages.strategy(navigation("/products"))).products?.result).toEqual({ price: 120 });
  expect(pages.asked).toEqual(["/products"]);
});

it("asks again after something was written", async () => {
  pages.forget();
  pages.price = 120;
  expect((await goBack()).products?.result).toEqual({ price: 120 });
});

it("completes what was left with what is kept of the shopper at that moment", async () => {
  vi.stubGlobal("document", { cookie: "haat-known=m" });
  const known = (cartUnits: number) =>
    vi.stubGlobal("localStorage", {
      getItem: () => JSON.stringify({ user: { name: "Asha" }, cartUnits, wished: [] }),
    });
  known(1);
  expect((await goBack()).root?.result).toMatchObject({ cartUnits: 1 });
  known(2);
  expect((await goBack()).root?.result).toMatchObject({ cartUnits: 2 });
  vi.stubGlobal("document", { cookie: "" });
  expect((await goBack()).root?.result).toMatchObject({ forAll: true, user: null, cartUnits: 0 });
});

it("asks for a page that the shop had no time for before the press", async () => {
  pages.answerOf = async () => new Response("", { status: 503 });
  const aimed = pages.ahead.askAhead("/stores");
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 100 });
  await aimed;
  await pages.ahead.askAhead("/stores");
  expect((await pages.strategy(navigation("/stores"))).products?.result).toEqual({ price: 100 });
  expect([pages.asked, pages.fetched.length]).toEqual([["/stores", "/stores"], 2]);
});

it("keeps nothing, and takes nothing, that was asked for before a write was answered", async () => {
  pages.during = pages.forget;
  await pages.strategy(navigation("/products"));
  pages.during = () => undefined;
  pages.asked = [];
  await goBack();
  expect(pages.asked).toEqual(["/products"]);
  await pages.ahead.askAhead("/stores");
  pages.forget();
  await pages.strategy(navigation("/stores"));
  expect(pages.asked).toEqual(["/products", "/stores"]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  pages.answerOf = () => promise;
  void pages.ahead.askAhead("/flash-sale");
  const shown = pages.strategy(navigation("/flash-sale"));
  pages.forget();
  resolve(dataOf({ forAll: true }));
  expect((await shown).products?.result).toEqual({ price: 100 });
});

it("forgets again what was asked for while a write was under way", async () => {
  const { sendRequest } = await import("./send-request.ts");
  pages.answerOf = async () => {
    await pages.strategy(navigation("/products"));
    return Response.json({ success: true });
  };
  await sendRequest("cart/add", { method: "POST", isQuiet: true });
  pages.asked = [];
  await goBack();
  expect(pages.asked).toEqual(["/products"]);
});

it("gives Back the first page of a shopper too, with nothing of the shopper's in what is kept", async () => {
  await openFirst({ ...page.data, root: { forAll: true, user: { name: "Asha" }, cartUnits: 2 } });
  const { root } = await goBack();
  expect(pages.asked).toEqual([]);
  expect(root?.result).toMatchObject({ forAll: true, user: null, cartUnits: 0, wished: [] });
});
