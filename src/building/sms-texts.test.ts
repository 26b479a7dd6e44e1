import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { smsTexts, smsTextsCsv } from "./sms-texts.ts";

const sources = `${import.meta.dirname}/..`;
const named = new Set(smsTexts().map(({ template }) => template));

it("name each text that the code sends by SMS, in each language that has words for it", () => {
  const sent = globSync("**/*.ts", { cwd: sources })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(`${sources}/${file}`, "utf8");
      return [...text.matchAll(/template(?::|\s*=) ("[^"]+"|`[^`]+`)/g)].map(([, found = ""]) =>
        found.slice(1, -1),
      );
    });
  // What is named by its news stands under the name of each.
  const fixed = sent.filter((template) => !template.includes("$"));
  expect(sent.filter((template) => template.includes("$"))).toEqual([["order-$", "{said.news}"].join("")]);
  expect(fixed.length).toBeGreaterThan(5);
  expect(fixed.filter((template) => !named.has(template))).toEqual([]);
  for (const template of [
    "order-packed",
    "order-partShipped",
    "order-message",
    "order-returnRefunded",
    "order-cancelledPaid",
    "order-return-accepted-pickUp",
  ])
    expect(named).toContain(template);
  const of = (lang: string) => smsTexts().flatMap((one) => (one.lang === lang ? one.template : []));
  expect(of("en")).toHaveLength(named.size);
  // What the staff read has no words of its own.
  expect(new Set([...of("hi"), "staff-news"])).toEqual(named);
  const english = new Set(smsTexts().flatMap(({ lang, text }) => (lang === "en" ? text : [])));
  for (const { lang, text } of smsTexts()) expect(english.has(text)).toBe(lang === "en");
});

it("have a place for all that changes, and nothing that was left open", () => {
  for (const { text } of smsTexts()) {
    expect(text).toContain("{#var#}");
    // Three messages at most with what stands in its places: Hindi has 67 letters in each.
    expect(text.replaceAll("{#var#}", "").length).toBeLessThanOrEqual(100);
    expect(text).not.toMatch(/undefined|\$\{|\[object/);
  }
});

it("make a sheet with a row for each", () => {
  const rows = smsTextsCsv().split("\r\n");
  expect(rows).toHaveLength(1 + smsTexts().length);
  expect(rows[0]).toBe('"template","language","text"');
  expect(rows).toContain('"order-packed","en","Your order is packed ({#var#}, order {#var#}) {#var#}"');
});
