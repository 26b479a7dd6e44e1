import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { requestedLang } from "./lang-of.ts";

const request = (headers: Record<string, string>) =>
  ({
    method: "GET",
    url: "/api/cart",
    headers: { host: "shop.example", ...headers },
  }) as unknown as IncomingMessage;

it.each([
  ["our page in Hindi", { referer: "https://shop.example/hi/cart" }, {}, "hi"],
  [
    "our page in English, whatever was chosen",
    { referer: "https://shop.example/products" },
    { lang: "hi" },
    "en",
  ],
  ["our page behind a proxy", { referer: "https://a.example/hi", "sec-fetch-site": "same-origin" }, {}, "hi"],
  ["another site's Hindi page", { referer: "https://other.example/hi/cart" }, {}, "en"],
  ["another site, after Hindi was chosen", { referer: "https://other.example/" }, { lang: "hi" }, "hi"],
  ["a neighbour", { referer: "https://shop.example/hi", "sec-fetch-site": "same-site" }, {}, "en"],
])("a call from %s is answered in its language", (_, headers, cookies, lang) => {
  expect(requestedLang(request(headers as Record<string, string>), cookies)).toBe(lang);
});
