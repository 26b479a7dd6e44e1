import { createContext, type RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { type Loaders, smallShopPages } from "#support/small-shop-pages.ts";
import type { PageContext } from "#web/page-context.ts";
import { dataTagOf } from "../page-cache/data-tag.ts";
import { createPages } from "./pages.ts";

const given: Loaders = { root: () => ({ name: "Haat" }), list: () => ({ cards: [] }) };

function open(draw: (page: PageContext) => void = () => {}, loaders = given) {
  const pageContext = createContext<PageContext>();
  const build = smallShopPages(loaders, {
    pageContext,
    draw: (context: Readonly<RouterContextProvider>) => draw(context.get(pageContext)),
  });
  const parts = { build, publicUrl: "http://shop.test", policyFor: () => ({}), isCrowded: () => false };
  const log = { error: vi.fn() };
  const pages = createPages({ ...parts, log } as unknown as Parameters<typeof createPages>[0]);
  return (path: string, isForCache = true) => {
    const request = new Request(`http://shop.test${path}`);
    const requestContext = { id: "a", lang: "en" };
    const asked = { request, requestContext, caller: null, isForCache };
    return pages.answer(asked as unknown as Parameters<typeof pages.answer>[0]);
  };
}

it("tags what all share by what was loaded for it, and what is made for one not at all", async () => {
  const answer = open();
  const page = await answer("/list");
  expect(page.status).toBe(200);
  expect(dataTagOf(page)).toMatch(/./);
  expect(dataTagOf(await answer("/list.data"))).toBe(dataTagOf(page));
  expect(dataTagOf(await answer("/list", false))).toBeUndefined();
});

it("tags no page of which a part broke", async () => {
  let isBroken = true;
  const answer = open((page) => {
    if (isBroken) page.report(new Error("a part"));
  });
  expect(dataTagOf(await answer("/list"))).toBeUndefined();
  isBroken = false;
  expect(dataTagOf(await answer("/list"))).toMatch(/./);
});

it("shows, without a tag, what cannot be told as text", async () => {
  const answer = open(undefined, { ...given, list: () => ({ paise: 1n }) });
  const page = await answer("/list");
  expect([page.status, await page.text()]).toEqual([200, "page"]);
  expect(dataTagOf(page)).toBeUndefined();
});
