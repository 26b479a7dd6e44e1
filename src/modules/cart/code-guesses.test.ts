import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { createCodeGuesses } from "./code-guesses.ts";

describeOnBothEngines("guesses at promo codes", (openFresh) => {
  it("end after twenty wrong ones, and right ones do not count", async () => {
    const time = { now: 1_000_000 };
    const guess = createCodeGuesses({ db: await openFresh(), clock: { now: () => time.now } });
    for (let at = 0; at < 30; at++) {
      const right = await guess("asha", "192.0.2.1");
      if (!right.ok) throw new Error("A right one counted.");
      await right.value.giveBack();
    }
    const tries = await Promise.all(Array.from({ length: 25 }, () => guess("asha", "192.0.2.1")));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(20);
    expect(tries.find(({ ok }) => !ok)).toMatchObject({ reason: "tooMany" });
    expect((await guess("ravi", "192.0.2.1")).ok).toBe(true);
    time.now += 15 * 60_000 + 1;
    expect((await guess("asha", "192.0.2.1")).ok).toBe(true);
  });

  it("are limited for a network too, however many accounts it has", async () => {
    const guess = createCodeGuesses({ db: await openFresh(), clock: { now: () => 1_000_000 } });
    const tries = [];
    for (let at = 0; at < 205; at++) tries.push(await guess(`customer-${at}`, "2001:db8::1"));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(200);
  });
});
