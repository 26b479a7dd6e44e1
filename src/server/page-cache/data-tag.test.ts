import { createRequestHandler, data, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Loaders, smallShopPages } from "#support/small-shop-pages.ts";
import { dataTagOf, observeLoaders, withObservedLoaders } from "./data-tag.ts";

async function tagsOf(loaders: Loaders) {
  const handle = createRequestHandler(withObservedLoaders(smallShopPages(loaders)), "production");
  const tagOf = async (path: string) => {
    const context = new RouterContextProvider();
    const listening = observeLoaders(context);
    const made = await handle(new Request(`http://shop.test${path}`), context);
    await made.text();
    expect(made.status).toBe(200);
    return dataTagOf(listening.tag(made));
  };
  return { page: await tagOf("/list"), data: await tagOf("/list.data") };
}

const frame = { name: "Haat" };
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("the tag of what was loaded", () => {
  it("is the same for a page and for its data, in whichever order they are loaded", async () => {
    let turn = 0;
    const root = async () => {
      await later(turn++ % 2 === 0 ? 20 : 0);
      return data(frame, { headers: { "x-a": "b" } });
    };
    const list = async () => {
      await later(5);
      return { cards: [{ id: "a", price: 1 }] };
    };
    const { page, data: ofData } = await tagsOf({ root, list });
    expect(page).toMatch(/^[\w-]{43}$/);
    expect(ofData).toBe(page);
  });

  it("is another's where any loader gives something else", async () => {
    const first = await tagsOf({ root: () => frame, list: () => ({ price: 1 }) });
    const otherList = await tagsOf({ root: () => frame, list: () => ({ price: 2 }) });
    const otherFrame = await tagsOf({ root: () => ({ name: "Mela" }), list: () => ({ price: 1 }) });
    expect(new Set([first.page, otherList.page, otherFrame.page]).size).toBe(3);
    expect(otherList.data).toBe(otherList.page);
  });

  it("is no other answer's that is made at the same time", async () => {
    let number = 0;
    const list = async () => {
      const mine = ++number;
      await later(mine === 1 ? 20 : 0);
      return { mine };
    };
    const handle = createRequestHandler(
      withObservedLoaders(smallShopPages({ root: () => frame, list })),
      "production",
    );
    const tags = await Promise.all(
      [0, 1].map(async () => {
        const context = new RouterContextProvider();
        const listening = observeLoaders(context);
        return dataTagOf(listening.tag(await handle(new Request("http://shop.test/list"), context)));
      }),
    );
    const alone = await tagsOf({ root: () => frame, list: () => ({ mine: 1 }) });
    expect(tags[0]).toBe(alone.page);
    expect(tags[1]).not.toBe(tags[0]);
  });
});
