import { describe, expect, it } from "vitest";
import { readCookies, sentCookie, withSentCookies } from "./cookies.ts";

const read = (header: string, https = false) => ({ ...readCookies(header, https) });

describe("cookies that come in", () => {
  it.each([
    ["lang=hi; lang=en", { lang: "hi" }],
    ["lang=%68i", { lang: "hi" }],
    ["LANG=hi", { LANG: "hi" }],
    [" lang = hi ", { lang: "hi" }],
    ["lang=%zz", { lang: "%zz" }],
    ["haat-notice\u00a0=x", { "haat-notice\u00a0": "x" }],
    ["__proto__=x; lang=hi", { ["__proto__"]: "x", lang: "hi" }],
    ["", {}],
  ])("are read in one way: %s", (header, cookies) => {
    expect(Object.entries(read(header))).toEqual(Object.entries(cookies));
  });

  it("count over https only under the name that no neighbouring host can set", () => {
    expect(read("haat-session=theirs; __Host-haat-session=mine; lang=hi", true)).toEqual({
      "haat-session": "mine",
      lang: "hi",
    });
    expect(read("haat-notice=theirs", true)).toEqual({});
  });
});

describe("cookies that leave", () => {
  it.each([
    ["haat-notice=x; Path=/", "__Host-haat-notice=x; Path=/; Secure"],
    ["lang=hi; Path=/", "lang=hi; Path=/; Secure"],
    ["__Host-haat-session=x; Path=/; Secure", "__Host-haat-session=x; Path=/; Secure"],
  ])("are secure over https: %s", (line, sent) => {
    expect(sentCookie(line, true)).toBe(sent);
    expect(sentCookie(sent, true)).toBe(sent);
    expect(sentCookie(line, false)).toBe(line);
  });

  it("are made so however many an answer sets", () => {
    const headers = new Headers([
      ["set-cookie", "lang=hi; Path=/"],
      ["set-cookie", "haat-pending=x; Path=/"],
      ["location", "/"],
    ]);
    const sent = withSentCookies(headers, true);
    expect(sent.getSetCookie()).toEqual(["lang=hi; Path=/; Secure", "__Host-haat-pending=x; Path=/; Secure"]);
    expect(sent.get("location")).toBe("/");
  });
});
