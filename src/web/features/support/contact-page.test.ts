import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { policyBlocks } from "#contract/policy-blocks.ts";
import { support } from "#contract/texts/en/support.ts";
import { ContactPage } from "./contact-page.tsx";

const { kinds: _, answerTo: __, ...words } = support.form;
const form = {
  words,
  kinds: [{ value: "question", label: "A question" }],
  given: { kind: "question", name: "", reach: "", order: "" },
  known: null,
  isSignedIn: false,
};

function shown(text: string): string {
  const blocks = policyBlocks(text);
  const element = createElement(ContactPage, { blocks, lang: "en", form, problem: undefined });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

function placesIn(page: string, parts: readonly string[]) {
  const at = parts.map((part) => page.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
}

it("puts the form first, then the ways to reach the shop, and what a heading begins behind both", () => {
  const page = shown(
    "Talk to us.\n\n- Open: 10:00 to 19:00\n- Ask for Asha\n\n## Still not solved?\n\nWrite.",
  );
  placesIn(page, [
    words.title,
    words.ways,
    "Talk to us.",
    "Open",
    "10:00 to 19:00",
    "Ask for Asha",
    "Still not solved?",
  ]);
});

it("puts a number and an address to write to before the form, as buttons", () => {
  const page = shown("- Open: 10:00\n- Phone: +91 11 5550 0142\n- E-mail: namaste@haat.example");
  placesIn(page, ['href="tel:+911155500142"', 'href="mailto:namaste@haat.example"', words.title, "10:00"]);
});

it("has its form where the owner has written one line, or one that is a heading", () => {
  for (const text of ["Call us.", "## Call us"]) expect(shown(text)).toContain(words.title);
});

it("tells a number that has a button once on a small screen, and one that has none there too", () => {
  const page = shown("- Phone: +91 11 5550 0142\n- E-mail: namaste@haat.example\n- Fax: +91 11 5550 0143");
  const row = (number: string) => page.slice(0, page.lastIndexOf(number)).split("<li").at(-1);
  expect(row("+91 11 5550 0142")).toContain("max-lg:hidden");
  expect(row("+91 11 5550 0143")).not.toContain("max-lg:hidden");
});
