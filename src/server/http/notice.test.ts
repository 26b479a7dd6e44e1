import { describe, expect, it } from "vitest";
import { readCookies } from "./cookies.ts";
import { noticeCookie, readNotice } from "./notice.ts";

const back = (setCookie: string) => readCookies(setCookie.split(";")[0], false);

describe("notice", () => {
  it("comes back as it was sent, in any script of writing", () => {
    const notice = { kind: "success", text: "मात्रा बढ़ाई गई; ok" } as const;
    expect(readNotice(back(noticeCookie(notice)))).toEqual(notice);
  });

  it("leads to a chat, and nowhere else", () => {
    const with_ = (href: string) => ({ kind: "success", text: "ok", chat: { href, label: "Send" } }) as const;
    const chat = with_("https://wa.me/?text=ok");
    expect(readNotice(back(noticeCookie(chat)))).toEqual(chat);
    expect(readNotice(back(noticeCookie(with_("javascript:alert(1)"))))).toBeUndefined();
    expect(readNotice(back(noticeCookie(with_("https://wa.me.evil.example/"))))).toBeUndefined();
  });

  it.each([
    ["nothing", {}],
    ["no JSON", { "haat-notice": "x" }],
    ["another shape", { "haat-notice": Buffer.from('{"kind":"loud","text":"x"}').toString("base64url") }],
    [
      "too much",
      {
        "haat-notice": Buffer.from(JSON.stringify({ kind: "info", text: "x".repeat(3_000) })).toString(
          "base64url",
        ),
      },
    ],
  ])("is silent at %s", (_, cookies) => {
    expect(readNotice(cookies)).toBeUndefined();
  });
});
