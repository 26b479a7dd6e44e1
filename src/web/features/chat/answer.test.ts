import { expect, it } from "vitest";
import { chat as en } from "#contract/texts/en/chat.ts";
import { chat as hi } from "#contract/texts/hi/chat.ts";
import { answerTo } from "./answer.ts";

const freeFrom = 8_316_00;

it("quotes the shop's own free-shipping sum and delivery days", () => {
  expect(answerTo("shipping?", en, freeFrom).text).toContain("over ₹8,316.00");
  expect(answerTo("shipping?", en, 5_000_00).text).toContain("over ₹5,000.00");
  expect(answerTo("shipping?", en, freeFrom).text).toContain("3-5 business days");
});

it("names the promo code that the cart takes", () => {
  expect(answerTo("any discount?", en, freeFrom).text).toMatch(/10% off .* WELCOME10/);
});

it("says the thirty days of returns", () => {
  expect(answerTo("refund please", en, freeFrom).text).toContain("within 30 days");
});

it("offers the tracking page to somebody who asks where the order is", () => {
  const { links } = answerTo("where is my order", en, freeFrom);
  expect(links?.map(({ to }) => to)).toEqual(["/track-order", "/orders"]);
});

it("asks for more where it does not understand", () => {
  expect(answerTo("qwerty", en, freeFrom)).toEqual({ text: en.replies.other });
});

it("answers in Hindi to a Hindi page", () => {
  expect(answerTo("delivery", hi, freeFrom).text).toContain("₹8,316.00 से ऊपर");
});
