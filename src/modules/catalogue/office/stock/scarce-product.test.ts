import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import { ScarcePage } from "./scarce-page.tsx";
import type { ScarceChoice } from "./scarce-product.tsx";

const choice = { picture: null, free: 0, stockVersion: 1 };
const hoodie = { ...choice, id: "h", title: "Hoodie", colour: "Grey" };
const coffee = { ...choice, id: "c", title: "Coffee", colour: "", size: "" };
const choices = [
  { ...hoodie, size: "M" },
  coffee,
  { ...hoodie, size: "L", free: 2 },
] as unknown as ScarceChoice[];

const office = { shell: { lang: "en" }, words: textsOf("en").manage, role: "editor" } as unknown as Office;
const pageOf = (filter: Record<string, string>, low = choices, by = office) =>
  renderToStaticMarkup(
    createElement(
      OfficeContext.Provider,
      { value: by },
      createElement(ScarcePage, { choices: low, next: null, lowAt: 2, version: 1, filter }),
    ),
  );

it("names a product once, and in it each choice with a field of its own", () => {
  const page = pageOf({});
  expect(page.match(/>Hoodie</g)).toHaveLength(1);
  expect(page).toContain("2 choices run low, 1 of them sold out");
  expect(page.match(/name="change"/g)).toHaveLength(3);
  expect(page).toContain('aria-label="Came in: Hoodie, Grey · L"');
  expect(page).toContain('aria-label="Came in: Coffee"');
});

it("is closed, but for the product of which something came in just now, to which each form comes back", () => {
  const page = pageOf({ cursor: "7" });
  expect(page).not.toContain('open=""');
  expect(page.match(/cursor=7&amp;open=h"/g)).toHaveLength(2);
  expect(pageOf({ open: "h" }).match(/<details[^>]*open=""/g)).toHaveLength(1);
});

it("marks the name of a single choice that is in the other language", () => {
  const blue = [{ ...hoodie, colour: "नीला", size: "" }] as unknown as ScarceChoice[];
  expect(pageOf({}, blue)).toMatch(/<summary.*<span lang="hi">नीला<.*<\/summary>/);
});

it("begins with what is wholly gone, and marks it", () => {
  const page = pageOf({});
  expect(page.indexOf(">Coffee<")).toBeLessThan(page.indexOf(">Hoodie<"));
  expect(page).toMatch(/scarce-gone">None left/);
});

it("says plainly that all choices are gone", () => {
  const gone = [
    { ...hoodie, size: "M" },
    { ...hoodie, size: "L" },
  ] as unknown as ScarceChoice[];
  expect(pageOf({}, gone)).toContain("All 2 choices sold out");
});

it("asks whoever runs the shop, before the list, at how many it warns", () => {
  const owners = pageOf({}, choices, { ...office, role: "owner" });
  expect(owners.indexOf('name="lowAt"')).toBeGreaterThan(0);
  expect(owners.indexOf('name="lowAt"')).toBeLessThan(owners.indexOf(">Coffee<"));
  expect(pageOf({})).not.toContain('name="lowAt"');
});
