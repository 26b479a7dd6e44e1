import { expect, it } from "vitest";
import { commonest, filledTemplate } from "#modules/whatsapp/chat-templates.ts";
import { chatTemplatesOf } from "#modules/whatsapp/public/chat-templates-of.ts";
import { smsTexts } from "./sms-texts.ts";

const templates = chatTemplatesOf(smsTexts());

it("are what WhatsApp approves: named plainly, short, and with words around and between what varies", () => {
  expect(templates.length).toBeGreaterThan(60);
  const known = templates.map(({ name, lang }) => `${name} ${lang}`);
  expect(new Set(known).size).toBe(templates.length);
  for (const { name, body } of templates) {
    expect(name).toMatch(/^[a-z][a-z0-9_]{0,60}_[0-9a-f]{4}$/);
    expect(body.length).toBeLessThanOrEqual(1_024);
    expect(body).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{|undefined/);
    const numbers = [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
});

it("stand in English and in Hindi, those to begin with first, and for no code and nobody of the staff", () => {
  const of = (lang: string) => templates.filter((one) => one.lang === lang).map(({ sms }) => sms.template);
  expect(of("hi")).toEqual(of("en"));
  expect(of("en").slice(0, commonest.length)).toEqual(commonest);
  for (const none of ["order-code", "staff-news", "ticket-answer", "login-code"])
    expect(of("en")).not.toContain(none);
  const offers = templates.filter(({ category }) => category === "MARKETING");
  expect(offers.map(({ sms }) => sms.template)).toEqual(["stock-alert", "stock-alert"]);
  for (const { body } of templates)
    expect(body.includes("STOP")).toBe(offers.some((one) => one.body === body));
});

it("are named anew when their words change", () => {
  const [first] = chatTemplatesOf([{ template: "order-packed", lang: "en", text: "Packed {#var#} now" }]);
  const [other] = chatTemplatesOf([{ template: "order-packed", lang: "en", text: "Packed {#var#} today" }]);
  expect(first?.name).not.toBe(other?.name);
});

it("say any SMS in its own language, whatever stands in its places", () => {
  const packed = "Your order is packed (A, order (B, order HB-7) https://haat.example/t/x";
  const filled = filledTemplate(templates, { template: "order-packed", text: packed });
  expect(filled).toMatchObject({ lang: "en", name: expect.stringMatching(/^order_packed_/) });
  // However it was split, the same is read.
  const registered =
    templates.find(({ name, lang }) => name === filled?.name && lang === "en")?.sms.text ?? "";
  const values = [...(filled?.values ?? [])];
  expect(registered.replaceAll("{#var#}", () => values.shift() ?? "")).toBe(packed);
  for (const { sms, name, lang } of templates) {
    const text = sms.text.replaceAll("{#var#}", "दुकान (x), order 7");
    expect(filledTemplate(templates, { template: sms.template, text })).toMatchObject({ name, lang });
  }
});

it("say nothing of other words, and nothing with an empty place", () => {
  expect(filledTemplate(templates, { template: "order-packed", text: "Something else" })).toBeUndefined();
  expect(filledTemplate(templates, { template: "order-unknown", text: "x" })).toBeUndefined();
  const empty = "Your order is packed (, order 7) https://haat.example";
  expect(filledTemplate(templates, { template: "order-packed", text: empty })).toBeUndefined();
});
