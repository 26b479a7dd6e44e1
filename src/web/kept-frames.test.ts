import { createElement, type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BottomBar } from "#web/layout/bottom-bar.tsx";
import { Header } from "#web/layout/header.tsx";
import { type ShellFacts, strangerFacts } from "#web/layout/shell-facts.ts";
import { createKeptFrames, type FrameOfPage } from "./kept-frames.ts";

const asha = { name: "Asha $& <Rao>", email: "asha@example.com" };
const ravi = { name: "Ravi", email: "o'ravi@example.com" };

test("the frame is drawn once for all who see the same, and says to each who they are and what is on the page", () => {
  const shop = shopWith(createKeptFrames());
  expect(shop.page({ user: asha, cartLines: 2 }, "first")).toBe(
    drawnFor({ user: asha, cartLines: 2 }, "first"),
  );
  expect(shop.drawn()).toBe(3);
  expect(shop.page({ user: ravi, cartLines: 2, wished: [] }, "second")).toBe(
    drawnFor({ user: ravi, cartLines: 2 }, "second"),
  );
  expect(shop.drawn()).toBe(3);
});

test("it is drawn anew for another count, another page, another shop, and for who is not signed in", () => {
  const shop = shopWith(createKeptFrames());
  const said = (facts: Partial<ShellFacts>, address?: string) => {
    expect(shop.page(facts, "here", address)).toBe(drawnFor(facts, "here"));
    return shop.drawn();
  };
  expect(said({ user: asha })).toBe(3);
  expect(said({ user: asha, cartLines: 1 })).toBe(6);
  expect(said({ user: asha, wished: ["a", "b"] })).toBe(9);
  expect(said({ user: null })).toBe(12);
  expect(said({ user: asha }, "/orders")).toBe(15);
  expect(said({ user: asha, shop: { ...strangerFacts.shop, name: "Other" } })).toBe(18);
  expect(said({ user: asha })).toBe(18);
});

test("what is drawn for all is given nothing that is somebody's own", () => {
  const seen: string[] = [];
  const own: Partial<ShellFacts> = {
    user: asha,
    wished: ["lamp"],
    cartVersion: 4_711,
    mark: "secret-mark",
    notice: { kind: "info", text: "secret words" },
  };
  const facts = { ...strangerFacts, ...own };
  const frame = createKeptFrames().of(facts, "/");
  const written = (props: object) => {
    seen.push(JSON.stringify(props));
    return null;
  };
  renderToString(createElement(() => frame?.draw("header", written, { facts })));
  expect(seen).toHaveLength(1);
  for (const word of ["Asha", "asha@", "lamp", "4711", "secret"]) expect(seen[0]).not.toContain(word);
});

test.each([0, 1, 3])("the shop's own header and bar are as they are drawn of %i wishes", (count) => {
  const facts = { ...strangerFacts, user: asha, wished: ["lamp", "rug", "bowl"].slice(0, count) };
  const drawn = realPage(facts);
  expect(drawn.match(/(?<=data-own="wishes"[^>]*>)\d+/g)).toEqual([`${count}`, `${count}`]);
  const frames = createKeptFrames();
  for (const _ of ["drawn", "kept"]) {
    const frame = frames.of(facts, "/cart");
    expect(frame?.complete(realPage(facts, frame))).toBe(drawn);
  }
});

test("no more are kept than there is room for", () => {
  const shop = shopWith(createKeptFrames(3));
  shop.page({}, "", "/a");
  shop.page({}, "", "/b");
  expect(shop.drawn()).toBe(6);
  shop.page({}, "", "/b");
  expect(shop.drawn()).toBe(6);
  shop.page({}, "", "/a");
  expect(shop.drawn()).toBe(9);
});

test.each(["header", "footer", "nav"])(
  "a page's own %s is not kept in place of the frame's, which failed",
  (tag) => {
    const frames = createKeptFrames();
    const facts = strangerFacts;
    const page = (Part: () => ReactNode) => {
      const frame = frames.of(facts, "/");
      const inSuspense = (part: ReactNode) => createElement(Suspense, null, part);
      const drawn = inSuspense(createElement(() => frame?.draw(tag, Part, { facts })));
      const main = createElement("main", null, inSuspense(createElement(tag, null, "the page's")));
      const inOrder = tag === "header" ? [drawn, main] : [main, drawn];
      return frame?.complete(renderToString(createElement("body", null, ...inOrder)));
    };
    page(() => {
      throw new Error("no part");
    });
    expect(page(() => createElement(tag, null, "the frame's"))).toContain("the frame&#x27;s");
  },
);

test("a page made for all takes no place, for it is kept whole", () => {
  const shop = shopWith(createKeptFrames(3));
  shop.page({}, "", "/a");
  for (const _ of ["first", "again"]) shop.page({ forAll: true }, "", "/b");
  expect(shop.drawn()).toBe(9);
  shop.page({}, "", "/a");
  expect(shop.drawn()).toBe(9);
});

function shopWith(frames: ReturnType<typeof createKeptFrames>) {
  let drawn = 0;
  return {
    drawn: () => drawn,
    page(own: Partial<ShellFacts>, content: string, address = "/cart"): string {
      const facts = { ...strangerFacts, ...own };
      const frame = frames.of(facts, address);
      const html = renderToString(pageOf(facts, content, frame, () => drawn++));
      return frame?.complete(html) ?? html;
    },
  };
}

function drawnFor(own: Partial<ShellFacts>, content: string): string {
  return renderToString(pageOf({ ...strangerFacts, ...own }, content));
}

function realPage(facts: ShellFacts, frame?: FrameOfPage): string {
  const part = (tag: string, Part: typeof Header) => {
    const drawn = () => (frame ? frame.draw(tag, Part, { facts }) : createElement(Part, { facts }));
    return createElement(Suspense, null, createElement(drawn));
  };
  const main = createElement("main");
  const element = createElement("body", null, part("header", Header), main, part("nav", BottomBar));
  const routes = [{ id: "root", path: "*", element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: facts } } });
  return renderToString(createElement(RouterProvider, { router }));
}

/** Parts within parts, as the pages have them, and one on the page that looks like the frame's. */
function pageOf(facts: ShellFacts, content: string, frame?: FrameOfPage, note = () => {}) {
  const part = (tag: string) => {
    const written = ({ facts: { user, cartLines, wished, shop } }: { facts: ShellFacts }) => {
      note();
      const inner = createElement(Suspense, null, createElement("i", { title: user?.email }, user?.name));
      return createElement(
        tag,
        null,
        inner,
        cartLines,
        " ",
        new Set(wished).size,
        shop.name,
        user ? "in" : "out",
      );
    };
    const drawn = () => (frame ? frame.draw(tag, written, { facts }) : createElement(written, { facts }));
    return createElement(Suspense, null, createElement(drawn));
  };
  const main = createElement("main", null, content, createElement(Suspense, null, createElement("nav")));
  return createElement("body", null, part("header"), main, part("footer"), part("nav"));
}
