import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createCachedCourier } from "#ports/couriers/cached-courier.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { type Courier, CourierUnavailable } from "./courier.ts";
import { delhiveryCourier } from "./delhivery/courier.ts";
import { shiprocketCourier } from "./shiprocket/courier.ts";

let standIn: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  standIn = await startCourier();
});
afterAll(() => standIn.stop());
beforeEach(() => standIn.behave(""));

const clock = { now: () => 1_000_000 };
const keys = () => ({ apiUrl: `${standIn.url}/`, clock });
const makers: readonly (readonly [string, () => Courier])[] = [
  [
    "shiprocket",
    () => shiprocketCourier({ ...keys(), email: "api@shop.example", password: "standin-password" }),
  ],
  ["delhivery", () => delhiveryCourier({ ...keys(), token: "standin-token" })],
];
const question = { from: "560001", to: "400001", grams: 300 };

describe.each(makers)("%s", (name, make) => {
  it.each(["down", "wrong", "lying", "endless"] as const)("is not believed when it is %s", async (fault) => {
    const courier = make();
    await standIn.behave(fault);
    const failed = await courier.serves(question).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(CourierUnavailable);
    expect(String(failed)).not.toMatch(/standin-|token-/);
  });

  it("knows where nothing is brought to", async () => {
    await standIn.refuse("744101");
    const answer = await make().serves({ ...question, to: "744101" });
    expect(answer).toEqual({ deliverable: false, days: null, cash: false });
  });

  it("says whether, when and how parcels come", async () => {
    const days = name === "shiprocket" ? 2 : null;
    expect(await make().serves(question)).toEqual({ deliverable: true, days, cash: days !== null });
  });
});

it("does without an answer where the keys are refused", async () => {
  const wrong = delhiveryCourier({ ...keys(), token: "another" });
  await expect(wrong.serves(question)).rejects.toThrow(CourierUnavailable);
});

it("asks Shiprocket for a new token when the old one is over, and for one alone", async () => {
  const courier = makers[0]?.[1]();
  await courier?.serves(question);
  const { logins } = await standIn.counts();
  await courier?.serves(question);
  await standIn.behave("expired");
  expect((await courier?.serves(question))?.deliverable).toBe(true);
  expect((await standIn.counts()).logins).toBe(logins + 1);
});

describe("a courier that is asked", () => {
  const asked = (of: Courier, now = () => 0) =>
    createCachedCourier({ courier: of, clock: { now }, log: createLog("silent") });
  const good = { deliverable: true, days: 2, cash: true };

  it("is not waited for, and what it says late is kept", async () => {
    const courier = asked(makers[1]?.[1]() as Courier);
    await standIn.behave("slow");
    await courier.hear(question);
    expect(courier.known(question.to)).toBeUndefined();
    await expect
      .poll(() => courier.known(question.to), { timeout: 5_000 })
      .toMatchObject({ deliverable: true });
  });

  it("is asked once for a PIN code, by however many at once, until the answer is old", async () => {
    let calls = 0;
    let now = 0;
    const serves = async () => {
      calls++;
      return good;
    };
    const courier = asked({ name: "counted", serves }, () => now);
    await Promise.all([courier.hear(question), courier.hear(question), courier.hear(question)]);
    await courier.hear(question);
    expect([calls, courier.known(question.to)]).toEqual([1, good]);
    now = 7 * 3_600_000;
    await courier.hear(question);
    expect(calls).toBe(2);
  });

  it("is left alone after five failures, then tried by one alone; what it said before stands", async () => {
    let calls = 0;
    let now = 0;
    let isDown = false;
    const serves = async () => {
      calls++;
      if (isDown) throw new CourierUnavailable("down");
      return good;
    };
    const courier = asked({ name: "counted", serves }, () => now);
    await courier.hear(question);
    isDown = true;
    now = 7 * 3_600_000;
    for (let at = 0; at < 9; at++) await courier.hear({ ...question, to: String(400_010 + at) });
    expect([calls, courier.known(question.to)]).toEqual([6, good]);
    now += 31_000;
    await Promise.all(["400031", "400032"].map((to) => courier.hear({ ...question, to })));
    expect(calls).toBe(7);
    isDown = false;
    now += 31_000;
    await courier.hear({ ...question, to: "400033" });
    await courier.hear({ ...question, to: "400034" });
    expect(calls).toBe(9);
  });
});
