import { expect, it, vi } from "vitest";
import { goBack, navigation, openKeptPages, pages } from "#support/kept-pages.ts";

openKeptPages();

it("loses no page to what a part of it asked for and was not given", async () => {
  pages.type = "error";
  const page = navigation("/products");
  expect((await pages.strategy({ ...page, fetcherKey: "counting" })).products).toEqual({ type: "data" });
  expect((await pages.strategy(page)).products).toMatchObject({ type: "error" });
});

it("asks for a part of a page once a minute, unless something is written or it was not given", async () => {
  const part = { ...navigation("/flash-sale"), fetcherKey: "sale" };
  const priceNow = async () => (await pages.strategy(part)).products?.result;
  expect(await priceNow()).toEqual({ price: 100 });
  pages.price = 120;
  expect(await priceNow()).toEqual({ price: 100 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
  expect(await priceNow()).toEqual({ price: 120 });
  pages.price = 140;
  pages.forget();
  expect(await priceNow()).toEqual({ price: 140 });
  pages.forget();
  pages.type = "error";
  expect(await priceNow()).toBeUndefined();
  pages.type = "data";
  expect(await priceNow()).toEqual({ price: 140 });
  // A part is no page: who goes there is given one.
  pages.price = 160;
  expect((await pages.strategy(navigation("/flash-sale"))).products?.result).toEqual({ price: 160 });
});

it("keeps the newest four parts, and no page goes for them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const ask = (address: string) => pages.strategy({ ...navigation(address), fetcherKey: "counting" });
  for (const address of ["/a", "/b", "/c", "/d"]) await ask(address);
  vi.setSystemTime(Date.now() + 60_001);
  for (const address of ["/a", "/e", "/a"]) await ask(address);
  expect(pages.asked).toEqual(["/a", "/b", "/c", "/d", "/a", "/e"]);
  for (let at = 0; at < 12; at++) await ask(`/${at}`);
  pages.asked = [];
  expect((await goBack()).products?.result).toEqual({ price: 100 });
  expect(pages.asked).toEqual([]);
});
