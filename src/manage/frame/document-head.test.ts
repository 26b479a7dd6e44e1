import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ShellView } from "#contract/shell-view.ts";
import { DocumentHead } from "./document-head.tsx";

it.each([
  ["en", false],
  ["hi", true],
] as const)("asks for letters of Hindi before the page shows, in %s: %s", (lang, isAsked) => {
  const shop = { look: { grounds: {} }, name: "Haat" };
  const shell = { shop, lang } as unknown as ShellView;
  const head = renderToStaticMarkup(createElement(DocumentHead, { title: "Pay", nonce: "n", shell }));
  const asked = [...head.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(asked.some((href) => href?.includes("devanagari"))).toBe(isAsked);
  expect(asked.some((href) => href?.includes("latin"))).toBe(true);
});
