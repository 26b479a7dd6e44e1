import { expect, it } from "vitest";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import { createOutage } from "./outage.ts";

it("tells an outage once, whoever meets it, and its end with how long it took", async () => {
  const told: unknown[] = [];
  const log = {
    error: (...line: unknown[]) => told.push(line),
    info: (...line: unknown[]) => told.push(line),
  } as never;
  const laters: (() => void)[] = [];
  let time = 0;
  let isAway = true;
  const outage = createOutage({
    ping: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve()),
    log,
    now: () => time,
    later: (work) => laters.push(work),
  });
  expect(outage.note(new TypeError("a bug"))).toBe(false);
  const error = () => new DatabaseUnavailable("It does not answer.", { cause: new Error("ECONNREFUSED") });
  for (let at = 0; at < 100; at++) expect(outage.note(error())).toBe(true);
  expect(told).toEqual([
    [{ err: "It does not answer.", because: "ECONNREFUSED" }, "the database does not answer"],
  ]);
  await new Promise(setImmediate);
  expect([outage.isOn(), laters.length]).toEqual([true, 1]);
  time = 96_040;
  isAway = false;
  laters.pop()?.();
  await new Promise(setImmediate);
  // One more was waiting for an answer.
  outage.note(error());
  laters.pop()?.();
  await new Promise(setImmediate);
  expect([outage.isOn(), told.length]).toEqual([true, 1]);
  laters.pop()?.();
  expect(outage.isOn()).toBe(false);
  expect(told[1]).toEqual([{ seconds: 96 }, "the database answers again"]);
  expect(outage.note(error())).toBe(true);
  expect(told).toHaveLength(3);
});
