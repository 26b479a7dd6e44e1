import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { NewsletterPage } from "./newsletter-page.tsx";

type NewsletterPageInput = Pick<Parameters<typeof NewsletterPage>[0], "email" | "problem">;

function fieldFor(input: NewsletterPageInput): string {
  const element = createElement(NewsletterPage, { done: null, ...input });
  const router = createMemoryRouter([{ path: "/", element }]);
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return /<input[^>]*name="email"[^>]*>/.exec(page)?.[0] ?? "";
}

it("has the address of whoever is logged in filled in, and what was typed before that", () => {
  expect(fieldFor({ email: null })).not.toContain("value=");
  expect(fieldFor({ email: "asha@example.com" })).toContain('value="asha@example.com"');
  const problem = { call: "newsletter.subscribe", message: "No", values: { email: "asha@" } };
  expect(fieldFor({ email: "asha@example.com", problem })).toContain('value="asha@"');
});
