import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unnamedShop } from "#contract/shop-view.ts";
import { emptyShell, ShellContext } from "#web/ui/shell-context.ts";
import { WhatsappFloat } from "./whatsapp-float.tsx";

it.each([
  ["911155500142", /href="https:\/\/wa\.me\/911155500142\?/],
  ["", /^$/],
])("leads to the number %j of the shop", (whatsapp, html) => {
  const shop = { ...unnamedShop, contact: { ...unnamedShop.contact, whatsapp } };
  const value = { ...emptyShell, shop };
  const page = createElement(ShellContext, { value }, createElement(WhatsappFloat));
  expect(renderToStaticMarkup(page)).toMatch(html);
});
