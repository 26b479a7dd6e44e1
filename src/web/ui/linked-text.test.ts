import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import { LinkedText } from "./linked-text.tsx";

const drawn = (text: string, lang: Lang) => renderToStaticMarkup(createElement(LinkedText, { text, lang }));
const linksIn = (text: string, lang: Lang) =>
  [...drawn(text, lang).matchAll(/<a href="([^"]*)" class="link">([^<]*)<\/a>/g)].map(([, href, words]) => [
    href,
    words,
  ]);

it("keeps the stop behind a number in its line", () => {
  expect(drawn("Or +91 11 5550 0142. Soon.", "en")).toMatch(
    /<span class="nowrap"><a [^>]*>\+91 11 5550 0142<\/a>\.<\/span> Soon\.$/,
  );
  expect(drawn("Or +91 11 5550 0142 today.", "en")).not.toContain("nowrap");
});

describe.each(["en", "hi"] as const)("a line in %s", (lang) => {
  it.each([
    ["Please write to Meera Iyer, meera@asha.example", "meera@asha.example"],
    ["Write to us at help@shop.in", "help@shop.in"],
    ["To the grievance desk/help.desk+1@shop.co.in.", "help.desk+1@shop.co.in"],
  ])("links the whole address of %s", (text, address) => {
    expect(linksIn(text, lang)).toEqual([[`mailto:${address}`, address]]);
  });

  it.each([
    ["Call +91 98765 43210 10 am to 6 pm", "+91 98765 43210"],
    ["Call us on +91-98765-43210.", "+91-98765-43210"],
    ["Call +91 11 5550 0142 10 am to 6 pm", "+91 11 5550 0142"],
    ["Or +44 20 7946 0958 from abroad", "+44 20 7946 0958"],
  ])("links the whole number of %s", (text, number) => {
    expect(linksIn(text, lang)).toEqual([[`tel:${number.replace(/[ -]/g, "")}`, number]]);
  });

  it.each(["a", "a'", "a@", "a.", "+1"])("leaves a long line of %s as it is", (sign) => {
    const text = sign.repeat(20_000);
    expect(drawn(text, lang)).toBe(renderToStaticMarkup(text));
  });
});

it("marks in Hindi what is English, up to an address", () => {
  expect(drawn("पता: 12 Brigade Road, Bengaluru", "hi")).toBe(
    'पता: <span lang="en">12 Brigade Road, Bengaluru</span>',
  );
  expect(drawn("Write to us at help@shop.in पर", "hi")).toBe(
    '<span lang="en">Write to us at</span> <a href="mailto:help@shop.in" class="link">help@shop.in</a> पर',
  );
});
