import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkGoods } from "#links/link-goods.tsx";
import { ReturnGoods } from "#modules/returns/link/return-goods.tsx";
import { ReturnState } from "#modules/returns/link/return-state.tsx";
import type { ReturnView } from "#modules/returns/views.ts";

const html = <Props extends object>(part: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(part, props));
const line = { title: "Kurta", colour: "Navy", size: "Free Size", quantity: 1, picture: null };

it("tells a choice in the language of the page behind the links to pay and to return, where it comes back and where it is exchanged", () => {
  const view = { lines: [{ ...line, unitPaise: 100 }], bill: { subtotal: 100, total: 100, charges: [] } };
  const goods = (lang: "en" | "hi") =>
    html(LinkGoods, {
      ...{ view, lang, names: { goods: "", subtotal: "", total: "" } },
    } as unknown as Parameters<typeof LinkGoods>[0]);
  expect(goods("en")).toContain("Navy · Free Size");
  expect(goods("hi")).toContain("गहरा नीला · फ़्री साइज़");

  const lines = [{ ...line, line: 0, most: 1, until: null, choices: [{ colour: "Red", size: "Free Size" }] }];
  const form = (lang: "en" | "hi") => html(ReturnGoods, { lines, lang, typed: () => undefined });
  for (const one of ["Navy · Free Size", ">Red · Free Size<"]) expect(form("en")).toContain(one);
  for (const one of ["गहरा नीला · फ़्री साइज़", ">लाल · फ़्री साइज़<"]) expect(form("hi")).toContain(one);
  expect(form("hi")).toContain("[&quot;Red&quot;,&quot;Free Size&quot;]");

  const one: ReturnView = {
    id: "r",
    state: "withdrawn",
    wish: "exchange",
    reason: "doesNotFit",
    way: { kind: "send" },
    lines: [{ ...line, accepted: null, to: { colour: "Red", size: "Free Size" } }],
    ...{ feePaise: 0, pictures: 0, askedAt: 0, changedAt: 0, said: null, newNumber: null },
    ...{ isSettled: false, canWithdraw: false },
  };
  const state = html(ReturnState, { one, lang: "hi", sendTo: "", problem: undefined });
  expect(state).toContain("गहरा नीला · फ़्री साइज़");
  expect(state).toContain("लाल · फ़्री साइज़");
});
