import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

const crowded = () => "crowded";

it("lets so many in, answers the next at once, and lets others in for those who leave", async () => {
  const gate = createGate({ most: 2, isBusy: () => true });
  const open: PromiseWithResolvers<string>[] = [];
  const enter = () => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    return gate.through(() => one.promise, crowded);
  };
  const [first, second] = [enter(), enter()];
  expect(gate.within()).toBe(2);
  expect(await gate.through(async () => "in", crowded)).toBe("crowded");
  open[0]?.resolve("done");
  expect(await first).toBe("done");
  expect(await gate.through(async () => "in", crowded)).toBe("in");
  open[1]?.resolve("done");
  await second;
  expect(gate.within()).toBe(0);
});

it("lets others in for those who failed", async () => {
  const gate = createGate({ most: 1, isBusy: () => true });
  await expect(gate.through(() => Promise.reject(new Error("broken")), crowded)).rejects.toThrow("broken");
  expect(await gate.through(async () => "in", crowded)).toBe("in");
});

it("keeps nobody out while the processor has time, however many wait within", async () => {
  let isBusy = false;
  const gate = createGate({ most: 1, isBusy: () => isBusy });
  const slow = Promise.withResolvers<string>();
  const waiting = gate.through(() => slow.promise, crowded);
  expect(await gate.through(async () => "in", crowded)).toBe("in");
  isBusy = true;
  expect(await gate.through(async () => "in", crowded)).toBe("crowded");
  slow.resolve("done");
  expect(await waiting).toBe("done");
});

it("sees for itself whether the processor has time", async () => {
  const gate = createGate({ most: 0 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await gate.through(async () => "in", crowded)).toBe("in");
  const until = performance.now() + 2_000;
  while (performance.now() < until);
  expect(await gate.through(async () => "in", crowded)).toBe("crowded");
});
