import { describe, expect, it } from "vitest";
import { modulesSent, serversOwn } from "./for-browsers-alone.ts";

const at = (path: string) => `/home/asha/shop/${path}`;

describe("what is for browsers alone", () => {
  it.each([
    "node_modules/zod/v4/core/schemas.js",
    "node_modules/kysely/dist/index.js",
    "src/server/auth/session.ts",
    "src/platform/ids.ts",
    "src/building/services.ts",
    "src/modules/cart/service.ts",
    "src/modules/orders/fulfilment/fulfilment.ts",
    "src/modules/reviews/service.ts",
    "src/modules/reviews/module.ts",
    "src/modules/reviews/office/screens.tsx",
  ])("is not %s", (path) => {
    expect(serversOwn([at(path)])).toEqual([at(path)]);
  });

  it("is no module of Node", () => {
    expect(serversOwn(["node:crypto", "\0__vite-browser-external:node:fs"])).toHaveLength(2);
  });

  it.each([
    "src/web/root.tsx",
    "src/contract/format/money.ts",
    "src/modules/cart/endpoints.ts?table=cartCalls",
    "src/modules/cart/rules/cart-view.ts",
    "src/modules/catalogue/rules/listing-query.ts",
    "src/modules/reviews/endpoints.ts?table=reviewEndpoints",
    "src/modules/reviews/texts.ts",
    "src/modules/cart/texts/cart.ts",
    "src/modules/cart/cart-view.ts",
    "src/modules/reviews/shop/public/ratings.tsx",
    "node_modules/react-dom/client.js",
  ])("may be %s", (path) => {
    expect(serversOwn([at(path)])).toEqual([]);
  });

  it("leaves out of account what fell away from its file", () => {
    const modules = {
      [at("src/server/http/app.ts")]: { renderedLength: 0 },
      "react.js": { renderedLength: 9 },
    };
    expect(modulesSent({ "a.js": { type: "chunk", modules }, "a.css": { type: "asset" } })).toEqual([
      "react.js",
    ]);
  });
});
