import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { forFew, inTurns } from "./in-turns.ts";

/** Counts how often everything else had its turn. */
function countTurns() {
  let isOver = false;
  let turns = 0;
  const counting = (async () => {
    while (!isOver) {
      await turn();
      turns++;
    }
  })();
  return {
    turns: () => turns,
    async end() {
      isOver = true;
      await counting;
    },
  };
}

function partsOf(count: number) {
  let made = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (made === count) controller.close();
      else controller.enqueue(Uint8Array.of(made++));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, made: () => made, isCancelled: () => isCancelled };
}

it("lets others have their turn between the parts of a file that is there at once", async () => {
  const others = countTurns();
  const bytes = new Uint8Array(await new Response(inTurns(partsOf(20).stream)).arrayBuffer());
  expect([...bytes]).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(others.turns()).toBeGreaterThanOrEqual(20);
  await others.end();
});

it("makes no part that nobody takes, and ends with whoever reads", async () => {
  const parts = partsOf(1_000);
  const reader = inTurns(parts.stream).getReader();
  await reader.read();
  await reader.read();
  for (let at = 0; at < 20; at++) await turn();
  // One lies ready behind each that was taken.
  expect(parts.made()).toBeLessThanOrEqual(4);
  await reader.cancel();
  expect(parts.isCancelled()).toBe(true);
});

it("tells whoever reads when it breaks", async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("gone")) });
  await expect(new Response(inTurns(broken)).arrayBuffer()).rejects.toThrow("gone");
});

it("does a long list few at a time, in its order, with turns for others in between", async () => {
  const others = countTurns();
  const all = Array.from({ length: 1_000 }, (_, at) => at);
  const sizes: number[] = [];
  const done = await forFew(all, async (some) => {
    sizes.push(some.length);
    return some.map((one) => one * 2);
  });
  expect(done).toEqual(all.map((one) => one * 2));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
  expect(others.turns()).toBeGreaterThanOrEqual(sizes.length - 1);
  await others.end();
});
