import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { textBlocks } from "#contract/format/text-blocks.ts";
import { PolicyPage } from "./policy-page.tsx";

const others = { label: "Also good to know", here: "On this page", links: [] };

function shown(text: string, lead?: string): string {
  const policy = { page: "returns" as const, title: "Returns", brief: [], steps: [], way: null };
  const blocks = textBlocks(text);
  const element = createElement(PolicyPage, {
    policy: { ...policy, blocks },
    others,
    lang: "en",
    lead: lead === undefined ? undefined : { kind: "paragraph", lines: [lead] },
  });
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it("leads to each of its parts", () => {
  const page = shown("Soon.\n\n## Cancelling\n\nBefore it is sent.\n\n## Returning\n\nFor 30 days.");
  const led = [...page.matchAll(/href="#([^"]+)"[^>]*>([^<]+)/g)].map(([, id, name]) => [id, name]);
  const parts = [...page.matchAll(/<h2 id="(part-[^"]+)"[^>]*>([^<]+)/g)].map(([, id, name]) => [id, name]);
  expect(parts.map(([, name]) => name)).toEqual(["Cancelling", "Returning"]);
  // Before the text on a small screen, beside it on a wide one.
  expect(led).toEqual([...parts, ...parts]);
});

it("lists no parts where it has but one", () => {
  expect(shown("Soon.\n\n## Cancelling\n\nBefore it is sent.")).not.toContain(others.here);
});

it("says what leads to all else below its heading", () => {
  expect(shown("Soon.", "Tell us.")).toMatch(/<\/h1><div[^>]*>.*?Tell us\..*?Soon\./);
});
