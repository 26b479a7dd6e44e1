import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { createConsentsService } from "./consents-service.ts";

const day = 86_400_000;
const phone = "+919812345678";
const yes = { reach: phone, words: "You may write.", lang: "en", page: "/profile/consents" } as const;

describeWithDatabase("consents", (openFresh) => {
  const open = async () => {
    const db = await openFresh();
    const clock = { time: 1_000, now: () => clock.time };
    const { userId } = await signedUpUser(db);
    const consents = createConsentsService({ db, clock });
    const choose = (isGiven: boolean, reach: string = phone) => {
      clock.time += 1;
      return consents.choose("offers", { ...yes, userId, reach, isGiven });
    };
    const deeds = async () => (await consents.stateOf([phone])).history.map(({ deed: action }) => action);
    return { db, clock, userId, consents, choose, deeds };
  };

  it("hold until they are taken back, and tell each time with its words", async () => {
    const { consents, choose, deeds } = await open();
    expect((await consents.stateOf([phone])).given).toEqual([]);
    await choose(false);
    expect(await deeds()).toEqual([]);
    for (const isGiven of [true, true, false, false, true]) await choose(isGiven);
    expect(await deeds()).toEqual(["given", "withdrawn", "given"]);
    const { given, history } = await consents.stateOf([phone]);
    expect(given).toEqual(["offers"]);
    expect(history[0]).toMatchObject({ words: yes.words, lang: "en", page: yes.page });
    // A new number was never asked.
    expect((await consents.stateOf(["+919800000000"])).given).toEqual([]);
  });

  it("are taken along, and erased with whoever leaves", async () => {
    const { db, userId, consents, choose } = await open();
    await choose(true);
    await choose(true, "+919800000000");
    const person = { id: userId, email: null, phone };
    expect(await consents.exportOf(db.read, person)).toHaveLength(2);
    await db.write((tx) => consents.forget(tx, person));
    expect(await consents.exportOf(db.read, person)).toEqual([]);
  });

  it("go a year after they were taken back, and never while they hold", async () => {
    const { clock, consents, choose, deeds } = await open();
    await choose(true);
    await choose(false);
    clock.time += 364 * day;
    await consents.runJob();
    expect(await deeds()).toEqual(["withdrawn", "given"]);
    await choose(true);
    clock.time += 2 * day;
    await consents.runJob();
    expect(await deeds()).toEqual(["given"]);
    clock.time += 900 * day;
    await consents.runJob();
    expect(await deeds()).toEqual(["given"]);
  });
});
