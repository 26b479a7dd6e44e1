import { expect, it } from "vitest";
import { chat as en } from "#contract/texts/en/chat.ts";
import { chat as hi } from "#languages/hi/web/chat.ts";
import { answerTo } from "./answer.ts";

const promises = {
  freeShippingFrom: 8_316_00,
  returnDays: 30,
  deliveryFrom: 3,
  deliveryTo: 5,
  payment: "UPI and cards.",
  offer: { code: "WELCOME10", off: "10%", needsAccount: false },
};

it("quotes the shop's own free-shipping sum and delivery days", () => {
  expect(answerTo("shipping?", en, promises).text).toContain("over ₹8,316.00");
  expect(answerTo("shipping?", en, { ...promises, freeShippingFrom: 5_000_00 }).text).toContain(
    "over ₹5,000.00",
  );
  expect(answerTo("shipping?", en, promises).text).toContain("3-5 business days");
});

it.each([
  ["free", en],
  ["मुफ़्त", hi],
])("says %s, and no sum of nothing, where delivery always is", (free, words) => {
  const { text } = answerTo("delivery", words, { ...promises, freeShippingFrom: 0 });
  expect(text).toContain(free);
  expect(text).not.toContain("₹");
});

it("names the promo code that the cart takes", () => {
  expect(answerTo("any discount?", en, promises).text).toMatch(/10% off .* WELCOME10/);
});

it("says that the code needs an account where some buy without one", () => {
  const offer = { code: "WELCOME10", off: "10%", needsAccount: true };
  expect(answerTo("any discount?", en, { ...promises, offer }).text).toMatch(
    /account .* 10% off .* WELCOME10/,
  );
});

it("promises no code where the shop has none", () => {
  const { text } = answerTo("any discount?", en, { ...promises, offer: null });
  expect(text).toBe(en.replies.noDiscounts);
  expect(text).not.toMatch(/WELCOME|%/);
});

it("says the days of returns", () => {
  expect(answerTo("refund please", en, { ...promises, returnDays: 14 }).text).toContain("within 14 days");
});

it.each([
  ["damaged", en],
  ["ख़राब", hi],
])("says what is taken back, here what came %s, where the shop takes no returns", (damaged, words) => {
  const { text } = answerTo("refund", words, { ...promises, returnDays: 0 });
  expect(text).toContain(damaged);
  expect(text).not.toContain("0");
});

it("offers the tracking page to somebody who asks where the order is", () => {
  const { links } = answerTo("where is my order", en, promises);
  expect(links?.map(({ to }) => to)).toEqual(["/track-order", "/orders"]);
});

it("says how one can pay in the owner's own words", () => {
  expect(answerTo("which cards do you take", en, promises).text).toBe("UPI and cards.");
});

it("asks for more where it does not understand", () => {
  expect(answerTo("qwerty", en, promises)).toEqual({ text: en.replies.other });
});

it("answers in Hindi to a Hindi page", () => {
  expect(answerTo("delivery", hi, promises).text).toContain("₹8,316.00 से ऊपर");
});

it.each([
  ["English", en],
  ["Hindi", hi],
])("has an answer of its own to each question that it offers in %s", (_, words) => {
  const told = Object.values(words.questions).map((question) => answerTo(question, words, promises).text);
  expect(told).toEqual([
    words.replies.orders,
    words.replies.returns(30),
    words.replies.shipping("₹8,316.00", 3, 5),
  ]);
});
