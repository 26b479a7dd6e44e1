import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { quickAnswers } from "./quick-answers.ts";

const support = { returnDays: 30, deliveryFrom: 3, deliveryTo: 5, payment: "By UPI." };

it.each(["en", "hi"] as const)("answers the chat's questions and what else is asked, in %s", (lang) => {
  const { chat, support: words } = textsOf(lang);
  const { help } = words.list;
  const answers = quickAnswers(support, lang);
  expect(answers.map(({ question }) => question)).toEqual([
    ...Object.values(chat.questions),
    help.cancel,
    help.payment,
    help.soon,
  ]);
  expect(answers.map(({ text }) => text)).toContain(chat.replies.returns(30));
});

it.each(["en", "hi"] as const)("says nothing of returns where the shop takes none, in %s", (lang) => {
  const { returns } = textsOf(lang).chat.questions;
  const answers = quickAnswers({ ...support, returnDays: 0 }, lang);
  expect(answers).toHaveLength(5);
  expect(answers.map(({ question }) => question)).not.toContain(returns);
  expect(JSON.stringify(answers)).not.toMatch(/\b0 (?:days|दिन)/);
});
