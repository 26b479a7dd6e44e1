import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { FormProblem } from "#contract/form-problem.ts";
import { textBlocks } from "#contract/format/text-blocks.ts";
import { support } from "#modules/tickets/texts.ts";
import { ContactPage } from "./contact-page.tsx";

const { kinds: _, answerTo: __, ...words } = support.form;
const form = {
  words,
  kinds: [{ value: "question", label: "A question" }],
  given: { kind: "question", name: "", reach: "", order: "" },
  known: null,
  isSignedIn: false,
  whatsapp: null,
};

type Whatsapp = { readonly href: string; readonly value: string };
type ContactPageInput = {
  readonly known?: string;
  readonly problem?: FormProblem;
  readonly whatsapp?: Whatsapp;
};

function shown(text: string, { known, problem, whatsapp }: ContactPageInput = {}): string {
  const blocks = textBlocks(text);
  const asked = { ...form, known: known ?? null, whatsapp: whatsapp ?? null };
  const element = createElement(ContactPage, { blocks, lang: "en", form: asked, problem });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

function placesIn(page: string, parts: readonly string[]) {
  const at = parts.map((part) => page.indexOf(part));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
}

it("puts the ways to reach the shop before the form, and what a heading begins behind both", () => {
  const page = shown(
    "Talk to us.\n\n- Open: 10:00 to 19:00\n- Ask for Asha\n\n## Still not solved?\n\nWrite.",
  );
  placesIn(page, [
    words.ways,
    "Talk to us.",
    "Open",
    "10:00 to 19:00",
    "Ask for Asha",
    words.title,
    "Still not solved?",
  ]);
});

it("puts a number and an address to write to before the form, as buttons", () => {
  const page = shown("- Open: 10:00\n- Phone: +91 11 5550 0142\n- E-mail: namaste@haat.example");
  placesIn(page, ['href="tel:+911155500142"', 'href="mailto:namaste@haat.example"', "10:00", words.title]);
});

it("has its form where the owner has written one line, or one that is a heading", () => {
  for (const text of ["Call us.", "## Call us"]) expect(shown(text)).toContain(words.title);
});

it("tells a number that has a button once on a small screen, and one that has none there too", () => {
  const page = shown("- Phone: +91 11 5550 0142\n- E-mail: namaste@haat.example\n- Fax: +91 11 5550 0143");
  const row = (number: string) => page.slice(0, page.lastIndexOf(number)).split("<li").at(-1);
  expect(row("+91 11 5550 0142")).toContain("wide-only");
  expect(row("+91 11 5550 0143")).not.toContain("wide-only");
});

it("has no empty card on a small screen where the buttons say all of it", () => {
  const cardOf = (text: string) =>
    /<section class="([^"]*)" aria-labelledby="ways-title"/.exec(shown(text))?.[1];
  const both = "- Phone: 011 5550 0142\n- E-mail: namaste@haat.example";
  expect(cardOf(both)).toContain("wide-only");
  expect(cardOf(`${both}\n- Open: 9-6`)).not.toContain("wide-only");
  expect(cardOf(`Talk to us.\n\n${both}`)).not.toContain("wide-only");
});

describe("who is known", () => {
  const known = "Our answer goes to +91 98123 45678.";
  const problem = {
    call: "support.ask",
    field: "reach",
    message: "Write an address or a number.",
    values: { kind: "question", name: "Asha", reach: "nobody", words: "Is it cotton?" },
  };

  it("is told where the answer goes, with name and reach folded away and left to the shop to check", () => {
    const page = shown("Call us.", { known });
    expect(page).toContain(known);
    expect(page).toContain("<details>");
    expect(page).toMatch(/<form [^>]*noValidate=""/);
  });

  it("sees the fields open after a refusal, with what was typed and what is wrong", () => {
    const page = shown("Call us.", { known, problem });
    expect(page).toContain('<details open="">');
    expect(page).toMatch(/<input[^>]*name="reach"[^>]*value="nobody"/);
    expect(page).toContain("Is it cotton?</textarea>");
    expect(page).toContain("Write an address or a number.");
  });
});

it("names WhatsApp before the other ways, and it alone where there are no others", () => {
  const whatsapp = { href: "https://wa.me/919812345678", value: "Chat with us" };
  const page = shown("- Open: 10:00 to 19:00\n- Ask for Asha", { whatsapp });
  // A button of small screens, and in words for wide ones.
  expect(page.split(`href="${whatsapp.href}"`)).toHaveLength(3);
  placesIn(page, ["WhatsApp", "Chat with us", words.ways, "Open", words.title]);
  expect(shown("", { whatsapp })).toContain(whatsapp.href);
  expect(shown("- Open: 10:00 to 19:00")).not.toContain("WhatsApp");
});
