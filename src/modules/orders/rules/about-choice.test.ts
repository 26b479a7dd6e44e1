import { expect, it } from "vitest";
import { isAboutChoice } from "./about-choice.ts";

it.each([
  ["Size or colour: M, please", "waiting", true],
  ["साइज़ या रंग: M चाहिए", "answered", true],
  ["Size or colour: M, please", "closed", false],
  ["Something else: my size or colour: M", "waiting", false],
])("knows that %s (%s) asks for another choice", (words, state, is) => {
  expect(isAboutChoice({ words, state })).toBe(is);
});
