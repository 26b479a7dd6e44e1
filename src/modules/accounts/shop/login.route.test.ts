import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { requestContext } from "#support/request-context.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import { loader } from "./login.route.tsx";

const session = {
  awaitedCode: () => ({ phone: "+919812345678", sentAt: systemClock.now() }),
  awaitedNewcomer: () => "",
  isOver: () => false,
};

async function viewAt(query: string) {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    shop: { clock: systemClock, session } as unknown as ShopServices,
    requestContext,
    caller: null,
  } as PageContext);
  const url = new URL(`http://shop.example/login?${query}`);
  const { data } = await loader({ request: new Request(url), url, context, params: {}, pattern: "/login" });
  return data;
}

it("shows who came to follow an order the login, and below it the way by its number", async () => {
  const { find, head } = await viewAt("next=/track-order");
  expect(find?.title).toBe("Find your order");
  expect([head.title, head.lead]).toEqual([
    "Login",
    "Log in to see where your order is. We will bring you straight there.",
  ]);
});

it("asks for the code alone once one is on its way, whatever is to be shown afterwards", async () => {
  const { code, find, head, next } = await viewAt("next=/track-order&tab=phone&step=code");
  expect(code?.shown).toBe("+91 98123 45678");
  expect(find).toBeNull();
  expect(head.lead).toBe("");
  expect(next).toBe("/track-order");
});
