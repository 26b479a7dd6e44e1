import { expect, it } from "vitest";
import { walPosition } from "./wal-position.ts";

it("puts positions in the order in which they are written", () => {
  const written = ["0/0", "0/9000", "0/A0000000", "1/0", "1/B374D848", "16/9000", "A0/9000"];
  const positions = written.map(walPosition);
  expect([...positions].sort((a, b) => (a < b ? -1 : 1))).toEqual(positions);
  expect(new Set(positions).size).toBe(written.length);
});

it("takes the head of a page for its beginning", () => {
  expect(walPosition("0/5000018")).toBe(walPosition("0/5000000"));
  expect(walPosition("0/5000028")).toBe(walPosition("0/5000000"));
  expect(walPosition("0/5000030")).toBeGreaterThan(walPosition("0/5000000"));
});
