import { expect, it } from "vitest";
import { createGate, watchPace } from "./gate.ts";

const crowded = () => "crowded";
const slowPace = () => ({ isBusy: true, perSecond: 1 });

it("lets so many in, answers the next at once, and lets others in for those who leave", async () => {
  const gate = createGate({ fewest: 2, pace: slowPace });
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
  const gate = createGate({ fewest: 1, pace: slowPace });
  await expect(gate.through(() => Promise.reject(new Error("broken")), crowded)).rejects.toThrow("broken");
  expect(await gate.through(async () => "in", crowded)).toBe("in");
});

it("lets more in the faster they are served: nobody is to wait longer than three quarters of a second", async () => {
  let perSecond = 100;
  const gate = createGate({ fewest: 1, pace: () => ({ isBusy: true, perSecond }) });
  const over = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 100 }, () => gate.through(() => over.promise, crowded));
  expect(gate.within()).toBe(76);
  perSecond = 1_000;
  expect(await gate.through(async () => "in", crowded)).toBe("in");
  over.resolve("done");
  const told = await Promise.all(waiting);
  expect(told.filter((one) => one === "crowded")).toHaveLength(24);
});

it("keeps nobody out while the processor has time, however many wait within", async () => {
  let isBusy = false;
  const gate = createGate({ fewest: 1, pace: () => ({ isBusy, perSecond: 0 }) });
  const slow = Promise.withResolvers<string>();
  const waiting = gate.through(() => slow.promise, crowded);
  expect(await gate.through(async () => "in", crowded)).toBe("in");
  isBusy = true;
  expect(await gate.through(async () => "in", crowded)).toBe("crowded");
  slow.resolve("done");
  expect(await waiting).toBe("done");
});

it("takes the processor for busy when the loop had hardly a pause, and counts what was done meanwhile", () => {
  let [at, active] = [0, 0];
  const pace = watchPace({ now: () => at, used: () => active });
  [at, active] = [1_000, 950];
  expect(pace(40)).toEqual({ isBusy: true, perSecond: 40 });
  [at, active] = [1_100, 950];
  expect(pace(60)).toEqual({ isBusy: true, perSecond: 40 });
  [at, active] = [2_000, 1_500];
  expect(pace(60)).toEqual({ isBusy: false, perSecond: 20 });
});
