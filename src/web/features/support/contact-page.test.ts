import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { policyBlocks } from "#contract/policy-blocks.ts";
import { support } from "#contract/texts/en/support.ts";
import { ContactPage } from "./contact-page.tsx";

const { kinds: _, kindHints: __, ...words } = support.form;
const form = {
  words,
  kinds: [{ value: "question", label: "A question", detail: "" }],
  given: { kind: "question", name: "", reach: "", order: "" },
  isSignedIn: false,
};

function shown(text: string): string {
  const blocks = policyBlocks(text);
  const element = createElement(ContactPage, { blocks, lang: "en", form, problem: undefined });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it("puts the ways to reach the shop before the form, and what a heading begins behind both", () => {
  const page = shown(
    "Talk to us.\n\n- Open: 10:00 to 19:00\n- Ask for Asha\n\n## Still not solved?\n\nWrite.",
  );
  const places = [
    words.ways,
    "Talk to us.",
    "Open",
    "10:00 to 19:00",
    "Ask for Asha",
    words.title,
    "Still not solved?",
  ];
  const at = places.map((part) => page.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
});

it("has its form where the owner has written one line, or one that is a heading", () => {
  for (const text of ["Call us.", "## Call us"]) expect(shown(text)).toContain(words.title);
});
