import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unnamedShop } from "#contract/shop-view.ts";
import { PageFactsContext, strangerFacts } from "#web/ui/page-facts.ts";
import { WhatsappFloat } from "./whatsapp-float.tsx";

it.each([
  ["911155500142", /href="https:\/\/wa\.me\/911155500142\?/],
  ["", /^$/],
])("leads to the number %j of the shop", (whatsapp, html) => {
  const shop = { ...unnamedShop, contact: { ...unnamedShop.contact, whatsapp } };
  const value = { ...strangerFacts, shop };
  const page = createElement(PageFactsContext, { value }, createElement(WhatsappFloat));
  expect(renderToStaticMarkup(page)).toMatch(html);
});
