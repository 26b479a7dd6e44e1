import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { type Office, OfficeContext } from "#manage/frame/office-context.ts";
import type { OrderPart } from "../public/order-parts.ts";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderDocuments } from "./order-documents.tsx";

const words = textsOf("en").manage;
const here = {
  name: "Asha Rao",
  street: "4 Lake Road",
  city: "Pune",
  state: "Maharashtra",
  pinCode: "411001",
};
const gone = { name: "", street: "", city: "", state: "", pinCode: "" };

function shown(part: unknown, to: typeof here): string {
  const order = {
    ...{ to, number: "H-1", customer: { id: "c", isGone: to === gone, isGuest: false } },
    money: { papers: [{ kind: "invoice", number: "I-1", paise: 100, at: 0 }] },
  } as unknown as OrderPart["order"];
  const office = { shell: { lang: "en" }, role: "packer", words } as unknown as Office;
  const drawn = createElement(part as FunctionComponent<OrderPart>, { order });
  return renderToStaticMarkup(createElement(OfficeContext.Provider, { value: office }, drawn));
}

it("says of who is erased that they are, and nothing of where they lived", () => {
  expect(shown(OrderCustomer, here)).toContain("<address");
  const erased = shown(OrderCustomer, gone);
  expect(erased).toContain(words.order.gone.replace("'", "&#x27;"));
  expect(erased).not.toContain("<address");
});

it("offers no label without an address, and the invoice all the same", () => {
  expect(shown(OrderDocuments, here)).toContain(words.papers.labels(1));
  const erased = shown(OrderDocuments, gone);
  expect(erased).not.toContain(words.papers.labels(1));
  expect(erased).not.toContain(words.papers.slips(1));
  expect(erased).toContain(words.papers.kind.invoice);
});
