import { expect, it } from "vitest";
import { isOver, keptUntil, nextLook } from "./keeping.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);

it("keeps goods for whole days, counted by India's midnight", () => {
  expect(keptUntil(at("2026-11-30T00:00"), 1)).toBe(at("2026-12-02T00:00"));
  expect(keptUntil(at("2026-11-30T23:59"), 7)).toBe(at("2026-12-08T00:00"));
});

it("reminds in the evening before the last day, and gives up in the morning after it", () => {
  const until = keptUntil(at("2026-11-30T12:00"), 7);
  expect(nextLook(until, at("2026-11-30T12:00"))).toBe(at("2026-12-06T18:00"));
  expect(nextLook(until, at("2026-12-06T18:00"))).toBe(at("2026-12-08T09:00"));
  expect([isOver(until, at("2026-12-08T08:59")), isOver(until, at("2026-12-08T09:00"))]).toEqual([
    false,
    true,
  ]);
});

it("reminds nobody who has just been told the last day", () => {
  const late = at("2026-11-30T19:00");
  expect(nextLook(keptUntil(late, 1), late)).toBe(at("2026-12-02T09:00"));
});
