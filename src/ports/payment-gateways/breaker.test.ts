import { expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";
import { GatewayRefusal, GatewayUnavailable } from "./payment-gateway.ts";

const fails = () => Promise.reject(new GatewayUnavailable("down"));
const works = () => Promise.resolve("done");

function setUp() {
  let now = 0;
  const breaker = createBreaker({ now: () => now }, { most: 5, restMs: 10_000 });
  const pass = (ms: number) => {
    now += ms;
  };
  return { breaker, pass };
}

it("opens after five failures in a row, and then asks nobody", async () => {
  const { breaker } = setUp();
  for (let at = 0; at < 5; at++) await expect(breaker.run(fails)).rejects.toThrow("down");
  expect(breaker.isOpen()).toBe(true);
  let asked = 0;
  const counted = async () => void asked++;
  await expect(breaker.run(counted)).rejects.toThrow(GatewayUnavailable);
  expect(asked).toBe(0);
});

it("closes by itself when the gateway is back", async () => {
  const { breaker, pass } = setUp();
  for (let at = 0; at < 5; at++) await breaker.run(fails).catch(() => {});
  pass(10_001);
  expect(await breaker.run(works)).toBe("done");
  expect(breaker.isOpen()).toBe(false);
  await breaker.run(fails).catch(() => {});
  expect(breaker.isOpen()).toBe(false);
});

it("lets one try through at a time while it finds out", async () => {
  const { breaker, pass } = setUp();
  for (let at = 0; at < 5; at++) await breaker.run(fails).catch(() => {});
  pass(10_001);
  let release = () => {};
  const slow = breaker.run(() => new Promise<void>((resolve) => (release = resolve)));
  await expect(breaker.run(works)).rejects.toThrow(GatewayUnavailable);
  release();
  await slow;
  expect(await breaker.run(works)).toBe("done");
});

it("does not count refusals: a gateway that says no is well", async () => {
  const { breaker } = setUp();
  for (let at = 0; at < 9; at++)
    await breaker.run(() => Promise.reject(new GatewayRefusal("no"))).catch(() => {});
  expect(breaker.isOpen()).toBe(false);
});
