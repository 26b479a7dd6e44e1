import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPageQueue, type Priority } from "./page-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const settled = async () => {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** Pages that are there when the test says so. */
function open() {
  const queue = createPageQueue();
  const begun: string[] = [];
  const ends = new Map<string, (made: string) => void>();
  return {
    queue,
    begun,
    ask: (name: string, priority: Priority = "normal") =>
      queue.run(
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, resolve));
        },
        () => "refused",
        priority,
      ),
    async end(name: string, tookMs = 0) {
      vi.advanceTimersByTime(tookMs);
      ends.get(name)?.("made");
      await settled();
    },
  };
}

const many = (count: number, make: (name: string) => Promise<string>) =>
  Array.from({ length: count }, (_, at) => make(String(at)));

it("renders each page as whose it is, whoever's page was done before", async () => {
  const queue = createPageQueue();
  const whose = new AsyncLocalStorage<string>();
  const names = ["asha", "", "meera", "", "ravi", ""];
  const ask = () =>
    queue.run(
      async () => whose.getStore() ?? "",
      () => "refused",
      "normal",
    );
  const made = names.map((name) => (name === "" ? ask() : whose.run(name, ask)));
  expect(await Promise.all(made)).toEqual(names);
});

it("begins a few at once and the next when one is done", async () => {
  const { ask, begun, end, queue } = open();
  const answers = ["a", "b", "c", "d", "e"].map((name) => ask(name));
  await settled();
  expect([begun.join(""), queue.waiting]).toEqual(["abc", 2]);
  await end("b", 10);
  expect([begun.join(""), queue.waiting]).toEqual(["abcd", 1]);
  for (const name of ["a", "c", "d", "e"]) await end(name, 10);
  expect(await Promise.all(answers)).toEqual(Array(5).fill("made"));
  expect(queue.waiting).toBe(0);
});

it("renders first what has a high priority", async () => {
  const { ask, begun, end } = open();
  for (const name of ["a", "b", "c", "d"]) void ask(name);
  await settled();
  void ask("staff", "high");
  await end("a", 10);
  expect(begun.join(" ")).toBe("a b c staff");
});

it("refuses at once who would wait too long, and lets in as many as are served in time", async () => {
  const { ask, queue, end, begun } = open();
  const answers = many(500, (name) => ask(name));
  const last = await Promise.race([Promise.all(answers.slice(200)), settled().then(() => "late")]);
  expect(last).toEqual(Array(300).fill("refused"));
  await settled();
  expect(queue.waiting).toBeLessThan(100);
  expect([queue.isFull("normal"), queue.isFull("high")]).toEqual([true, false]);
  const letIn = queue.waiting + begun.length;
  for (let at = 0; at < letIn; at++) await end(String(at), 9);
  expect((await Promise.all(answers)).filter((one) => one === "made")).toHaveLength(letIn);
});

it("refuses a prefetch long before others", async () => {
  const { ask, queue, end } = open();
  const isFull = () => [queue.isFull("low"), queue.isFull("high"), queue.isFull("normal")];
  const answers = many(10, (name) => ask(name));
  await settled();
  expect(isFull()).toEqual([false, false, false]);
  answers.push(ask("10"));
  expect(isFull()).toEqual([true, false, false]);
  expect(await ask("prefetch", "low")).toBe("refused");
  for (let at = 0; at < 11; at++) await end(String(at), 10);
  expect(await Promise.all(answers)).not.toContain("refused");
  expect(queue.isFull("low")).toBe(false);
});

it("learns how long a page takes", async () => {
  const { ask, end, queue } = open();
  for (let at = 0; at < 60; at++) {
    const made = ask(`slow ${at}`);
    await settled();
    await end(`slow ${at}`, 100);
    await made;
  }
  for (let at = 0; at < 50; at++) void ask(String(at));
  expect(queue.waiting).toBeLessThan(12);
});

it("refuses in its turn who has waited too long after all, where others wait behind", async () => {
  const { ask, end, begun } = open();
  for (const name of ["a", "b", "c"]) void ask(name);
  await settled();
  const late = ask("late");
  many(8, (at) => ask(`behind ${at}`));
  await end("a", 2_001);
  expect(await late).toBe("refused");
  expect(begun).toContain("behind 0");
});

it("renders what has waited for long on a machine that stood still, where hardly anybody waits", async () => {
  const { ask, end } = open();
  for (const name of ["a", "b", "c"]) void ask(name);
  await settled();
  const late = ask("late");
  await end("a", 60_000);
  await end("late");
  expect(await late).toBe("made");
});

it("gives on the slot of a page that waits for something itself", async () => {
  const { ask, begun } = open();
  for (const name of ["a", "b", "c", "next"]) void ask(name);
  await settled();
  expect(begun.join("")).toBe("abc");
  vi.advanceTimersByTime(250);
  await settled();
  expect(begun.join(" ")).toBe("a b c next");
});

it("goes on after one that failed", async () => {
  const { queue, ask, begun } = open();
  const failing = many(9, () =>
    queue.run(
      () => Promise.reject(new Error("broken")),
      () => "refused",
      "normal",
    ),
  );
  const told = await Promise.allSettled(failing);
  expect(told.map(({ status }) => status)).toEqual(Array(9).fill("rejected"));
  void ask("next");
  await settled();
  expect(begun).toEqual(["next"]);
});

it("lets in those who arrive before it begins the next page, but not for ever", async () => {
  const { queue, ask, begun } = open();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  void ask("page");
  for (let at = 0; at < 20; at++) {
    queue.arrived();
    await turn();
  }
  expect(begun).toEqual([]);
  vi.advanceTimersByTime(10);
  queue.arrived();
  await settled();
  expect(begun).toEqual(["page"]);
});
