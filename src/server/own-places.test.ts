import { createElement, type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { asHtml } from "#contract/as-html.ts";
import type { OwnFacts } from "#contract/shell-view.ts";
import { hi } from "#contract/texts/hi.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { WishToggle } from "#web/features/cart/cart-actions.tsx";
import { BottomBar } from "#web/layout/bottom-bar.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { Header } from "#web/layout/header.tsx";
import { type ShellFacts, strangerFacts } from "#web/layout/shell-facts.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { cutPage } from "./own-places.ts";

const nobody: OwnFacts = { user: null, cartLines: 0, cartUnits: 0, cartVersion: 0, wished: [] };
const asha = { name: `Asha $& "Rao" <b>`, email: "o'asha@example.com" };
const goods = { lamp: "Lamp $1 & <shade>", rug: "दरी “लाल”", "name=id": '#heart" value=' };

const people: Record<string, Partial<OwnFacts>> = {
  "with nothing": {},
  "with one of each": { cartLines: 1, cartUnits: 1, wished: ["rug"] },
  "with many": { cartLines: 12, cartUnits: 30, wished: ["lamp", "name=id", "elsewhere"], mark: "m" },
};

test.each(
  Object.entries(people).flatMap(([who, own]) =>
    (["en", "hi"] as const).map((lang) => [who, lang, own] as const),
  ),
)("a page is completed for somebody %s as it is drawn for them, in %s", (_, lang, more) => {
  const own = { ...nobody, user: asha, ...more };
  const complete = cutPage(Buffer.from(drawn(lang, nobody, true)), lang);
  const html = complete?.(own).toString() ?? "";
  const known = / data-known="([^"]*)"/.exec(html)?.[1];
  expect(known).toBe(asHtml(JSON.stringify(own)));
  expect(html.replace(` data-known="${known}"`, "")).toBe(drawn(lang, own, false));
});

test("what is cut stays as it is for the next who is shown it", () => {
  const page = Buffer.from(drawn("en", nobody, true));
  const before = page.toString();
  const complete = cutPage(page, "en");
  const first = complete?.({ ...nobody, user: asha, cartLines: 2, cartUnits: 2, wished: ["lamp"] });
  const second = complete?.({ ...nobody, user: { name: "Ravi", email: "ravi@example.com" } });
  expect(first?.toString()).toContain("Asha");
  expect(second?.toString()).not.toContain("Asha");
  expect(second?.includes("heart-full")).toBe(false);
  expect(page.toString()).toBe(before);
});

test.each([
  ["made for one", (html: string) => html.replace(' data-for-all="true"', "")],
  ["in another language", (html: string) => html],
  ["with an unknown place", (html: string) => html.replace('data-own="in"', 'data-own="shelf"')],
  ["with a count of its own", (html: string) => html.replace('hidden="">0<', ">1<")],
  ["with a wish of its own", (html: string) => html.replace('name="productId"', 'name="id"')],
])("a page %s is not completed", (why, change) => {
  const html = change(drawn("en", nobody, true));
  expect(cutPage(Buffer.from(html), why === "in another language" ? "hi" : "en")).toBeUndefined();
});

function drawn(lang: Lang, own: OwnFacts, isForAll: boolean): string {
  const facts: ShellFacts = { ...strangerFacts, ...own, lang, year: 2026 };
  const root = isForAll ? { ...facts, forAll: true } : facts;
  const part = (Part: typeof Header) => createElement(Suspense, null, createElement(Part, { facts }));
  const hearts = Object.entries(goods).map(([productId, title]) =>
    createElement(WishToggle, { key: productId, productId, title, place: "card" }),
  );
  const body = createElement(
    "body",
    null,
    part(Header),
    createElement("main", null, ...(hearts as ReactNode[])),
    part(Footer),
    part(BottomBar),
  );
  const marks = { "data-for-all": isForAll || undefined, "data-signed-in": facts.user ? "" : undefined };
  const element = createElement("html", { lang, ...marks }, createElement("head"), body);
  const routes = [{ id: "root", path: "*", element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } });
  const shop = createElement(RouterProvider, { router });
  return renderToString(createElement(TranslationContext, { value: lang === "hi" ? hi : null }, shop));
}
