import { expect, it } from "vitest";
import type { Ranked } from "../rank-results.ts";
import { countMatching, settleMentions } from "./settle-mentions.ts";

const one = (number: number, isMention: boolean, isComplete = true, isDoubtful = false) =>
  ({ number, isMention, isComplete, isDoubtful }) as unknown as Ranked;
const numbers = (ranked: readonly Ranked[]) => ranked.map(({ number }) => number);

it("leaves what was found as it was where nothing of it is the thing", () => {
  const found = [one(1, true), one(2, false, false), one(3, true)];
  expect(settleMentions(found)).toBe(found);
});

it("puts what only tells of the thing last, as what has not all", () => {
  const settled = settleMentions([one(1, true), one(2, false), one(3, false, false)]);
  expect(numbers(settled)).toEqual([2, 3, 1]);
  expect(settled.map(({ isComplete }) => isComplete)).toEqual([true, false, false]);
});

it("leaves it out where enough are the thing, also those of a page before", () => {
  const twelve = Array.from({ length: 12 }, (_, at) => one(at, false));
  expect(numbers(settleMentions([one(99, true), ...twelve]))).toEqual(numbers(twelve));
  expect(numbers(settleMentions([one(99, true), one(1, false)], countMatching(twelve)))).toEqual([1]);
});

it("keeps what may be the thing by its name in Hindi, behind those that are, also where enough are", () => {
  const twelve = Array.from({ length: 12 }, (_, at) => one(at, false));
  const settled = settleMentions([one(98, true), one(99, true, true, true), ...twelve]);
  expect(numbers(settled)).toEqual([...numbers(twelve), 99]);
  expect(settled.at(-1)?.isComplete).toBe(false);
});
