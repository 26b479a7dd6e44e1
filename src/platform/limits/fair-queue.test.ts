import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** Works that end when they are told to, and who began. */
function opened(mostWaiting: number) {
  const queue = createFairQueue({ atOnce: 2, mostWaiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (key: string) =>
    queue(key, () => {
      begun.push(key);
      return new Promise<string>((resolve) => ends.push(() => resolve(key)));
    });
  const step = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, come, step };
}

it("lets somebody else in before the tenth of a flood of three hundred", async () => {
  const { begun, come, step } = opened(60);
  const flood = Array.from({ length: 300 }, () => come("flood"));
  const other = come("other");
  for (let at = 0; at < 70; at++) await step();
  expect(begun.indexOf("other")).toBeGreaterThan(0);
  expect(begun.indexOf("other")).toBeLessThan(10);
  expect(await other).toBe("other");
  const served = (await Promise.all(flood)).filter(Boolean);
  expect(served).toHaveLength(2 + 60 - 1);
});

it("goes by turns, and each key in the order in which it came", async () => {
  const { begun, come, step } = opened(60);
  const all = ["a", "a", "a", "a", "b", "c", "b"].map(come);
  for (let at = 0; at < 7; at++) await step();
  expect(begun).toEqual(["a", "a", "a", "b", "c", "a", "b"]);
  expect(await Promise.all(all)).toEqual(["a", "a", "a", "a", "b", "c", "b"]);
});

it("turns away who comes to a full queue in which nobody has more", async () => {
  const { come, step } = opened(3);
  const running = ["x", "y"].map(come);
  const waiting = ["a", "b", "c"].map(come);
  expect(await come("d")).toBeUndefined();
  expect(await come("a")).toBeUndefined();
  for (let at = 0; at < 5; at++) await step();
  expect(await Promise.all([...running, ...waiting])).toEqual(["x", "y", "a", "b", "c"]);
});

it("goes on after a work that failed", async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 5 });
  const failed = queue("a", () => Promise.reject(new Error("broken")));
  const next = queue("a", async () => "next");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
