import { expect, it } from "vitest";
import { isLetGo, type Pull, pulledTo } from "./pull.ts";

const size = 500;

/** Places of the finger, one each 16 ms. */
function pulled(...places: readonly number[]): Pull {
  const [first = 0, ...others] = places;
  return others.reduce(
    (before, far, step) => pulledTo(far, (step + 1) * 16, before),
    pulledTo(first, 0, null),
  );
}
const letGo = (pull: Pull, waited = 5) => isLetGo(pull, size, pull.at + waited);

it.each([
  ["slowly past where it comes back", [0, 200, 202, 204], 5, true],
  ["slowly, and not far", [0, 60, 62, 64], 5, false],
  ["thrown after a short way", [0, 15, 30, 60], 5, true],
  ["twitched", [0, 10, 20], 5, false],
  ["thrown, but held still before it was let go", [0, 15, 30, 60], 400, false],
  ["far, and on its way back", [0, 300, 400, 380], 5, false],
  ["far, and held still after turning round", [0, 300, 400, 380], 400, true],
])("%s", (_, places, waited, expected) => {
  expect(letGo(pulled(...places), waited)).toBe(expected);
});

it("keeps the speed of steps that were told at one moment", () => {
  const pull = pulledTo(62, 48, pulled(0, 15, 30, 60));
  expect(letGo(pull)).toBe(true);
});
