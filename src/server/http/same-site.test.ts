import { describe, expect, it } from "vitest";
import { isSameSite } from "./same-site.ts";

const own = ["http://localhost:3000"];
const asked = (headers: Record<string, string>, method = "POST") =>
  isSameSite(method, new Headers(headers), own);

describe("isSameSite", () => {
  it.each([
    ["another site's form", { "sec-fetch-site": "cross-site" }],
    ["a sister domain", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
    [
      "our origin spoken by a cross-site page",
      { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
    ],
    ["cookies and no word of where from", { cookie: "session=x" }],
  ])("refuses %s", (_, headers) => {
    expect(asked(headers)).toBe(false);
  });

  it.each([
    ["a page of ours", { "sec-fetch-site": "same-origin" }],
    ["a bookmark", { "sec-fetch-site": "none" }],
    ["an older browser on a page of ours", { origin: "http://localhost:3000", cookie: "session=x" }],
    ["a program with its own token", { authorization: "Bearer x" }],
    ["a program with nothing", {}],
  ])("admits %s", (_, headers) => {
    expect(asked(headers as Record<string, string>)).toBe(true);
  });

  it("lets everybody read", () => {
    expect(asked({ "sec-fetch-site": "cross-site" }, "GET")).toBe(true);
  });
});
