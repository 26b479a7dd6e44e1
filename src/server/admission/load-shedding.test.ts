import { expect, it } from "vitest";
import { createLoadShedding, watchPace } from "./load-shedding.ts";

const refuse = () => "refused";
const slowPace = () => ({ isBusy: true, donePerSecond: 1 });

it("lets so many in, answers the next at once, and lets others in for those who leave", async () => {
  const calls = createLoadShedding({ always: 2, pace: slowPace });
  const open: PromiseWithResolvers<string>[] = [];
  const enter = () => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    return calls.run(() => one.promise, refuse);
  };
  const [first, second] = [enter(), enter()];
  expect(calls.running).toBe(2);
  expect(await calls.run(async () => "in", refuse)).toBe("refused");
  open[0]?.resolve("done");
  expect(await first).toBe("done");
  expect(await calls.run(async () => "in", refuse)).toBe("in");
  open[1]?.resolve("done");
  await second;
  expect(calls.running).toBe(0);
});

it("lets others in for those who failed", async () => {
  const calls = createLoadShedding({ always: 1, pace: slowPace });
  await expect(calls.run(() => Promise.reject(new Error("broken")), refuse)).rejects.toThrow("broken");
  expect(await calls.run(async () => "in", refuse)).toBe("in");
});

it("lets more in the faster they are served: nobody is to wait longer than three quarters of a second", async () => {
  let donePerSecond = 100;
  const calls = createLoadShedding({ always: 1, pace: () => ({ isBusy: true, donePerSecond }) });
  const over = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 100 }, () => calls.run(() => over.promise, refuse));
  expect(calls.running).toBe(76);
  donePerSecond = 1_000;
  expect(await calls.run(async () => "in", refuse)).toBe("in");
  over.resolve("done");
  const told = await Promise.all(waiting);
  expect(told.filter((one) => one === "refused")).toHaveLength(24);
});

it("keeps nobody out while the processor has time, however many wait within", async () => {
  let isBusy = false;
  const calls = createLoadShedding({ always: 1, pace: () => ({ isBusy, donePerSecond: 0 }) });
  const slow = Promise.withResolvers<string>();
  const waiting = calls.run(() => slow.promise, refuse);
  expect(await calls.run(async () => "in", refuse)).toBe("in");
  isBusy = true;
  expect(await calls.run(async () => "in", refuse)).toBe("refused");
  slow.resolve("done");
  expect(await waiting).toBe("done");
});

it("takes the processor for busy when the loop had hardly a pause, and counts what was done meanwhile", () => {
  let [at, active] = [0, 0];
  const pace = watchPace({ now: () => at, used: () => active });
  [at, active] = [1_000, 950];
  expect(pace(40)).toEqual({ isBusy: true, donePerSecond: 40 });
  [at, active] = [1_100, 950];
  expect(pace(60)).toEqual({ isBusy: true, donePerSecond: 40 });
  [at, active] = [2_000, 1_500];
  expect(pace(60)).toEqual({ isBusy: false, donePerSecond: 20 });
});
