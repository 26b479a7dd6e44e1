import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { fewestOfStaff } from "#contract/limits.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

it("says both rules for a password to whoever holds the link", () => {
  const element = createElement(ResetPasswordPage, { token: "t", good: true });
  const router = createMemoryRouter([{ path: "/", element }]);
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const { hint } = textsOf("en").accounts.reset;
  expect(page).toContain(hint);
  for (const text of [hint, textsOf("hi").accounts.reset.hint]) {
    expect(text).toMatch(/\b6\b/);
    expect(text).toContain(String(fewestOfStaff));
  }
});
