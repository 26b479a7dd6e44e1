import { expect, it } from "vitest";
import { type MessageState, mayFollow, messageStates, nextStep } from "./message-state.ts";

const minute = 60_000;
const now = 100 * minute;

it("moves forward only, and what has arrived fails no more", () => {
  const rank: Record<MessageState, number> = {
    ...{ waiting: 0, asked: 0, accepted: 1, sent: 2, delivered: 3, read: 4 },
    ...{ refused: 9, failed: 9 },
  };
  for (const [to, froms] of Object.entries(mayFollow))
    for (const from of froms) expect(rank[from]).toBeLessThan(rank[to as MessageState]);
  expect(mayFollow.failed).not.toContain("delivered");
  expect(mayFollow.read).toContain("sent");
  expect(messageStates.filter((one) => rank[one] === 9)).toEqual(["refused", "failed"]);
});

it.each([
  ["waiting", 1, 1, "ask"],
  ["waiting", 15, 1, "sms"],
  ["asked", 1, 1, "wait"],
  ["asked", 14, 1, "wait"],
  ["asked", 5, 5, "sms"],
  ["refused", 1, 1, "sms"],
  ["accepted", 99, 99, "none"],
  ["read", 1, 1, "none"],
  // Its SMS has a row of its own.
  ["failed", 1, 1, "none"],
] as const)(
  "of a message that is %s for %s minutes, told %s ago, what follows is %s",
  (state, since, told, step) => {
    const message = { state, since: now - since * minute, changedAt: now - told * minute };
    expect(nextStep(message, now)).toBe(step);
  },
);
