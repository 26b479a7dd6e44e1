import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { createKeptCards } from "./kept-cards-repository.ts";

const age = { version: 1, epoch: 0 };

describeOnBothEngines("kept cards", (openFresh) => {
  it("gives every card, whoever pushes some out meanwhile", async () => {
    const db = await openFresh({ demo: true });
    const rows = await db.read.selectFrom("products").select("number").orderBy("number").limit(25).execute();
    const all = rows.map(({ number }) => number);
    const [mine, others] = [all.slice(0, 13), all.slice(13)];
    const cardsOf = createKeptCards(db, 14);
    await cardsOf(mine.slice(1), age);
    const [theirs, own] = await Promise.all([cardsOf(others, age), cardsOf(mine, age)]);
    expect(theirs.map(({ number }) => number)).toEqual(others);
    expect(own.map(({ number }) => number)).toEqual(mine);
  });

  it("keeps nothing that somebody with an older catalogue has read", async () => {
    const db = await openFresh({ demo: true });
    const [first] = await db.read.selectFrom("products").select(["number", "title"]).limit(1).execute();
    const { number, title } = first ?? { number: 0, title: "" };
    const cardsOf = createKeptCards(db);
    await cardsOf([], { version: 2, epoch: 0 });
    expect((await cardsOf([number], age))[0]?.title).toBe(title);
    await db.write((tx) =>
      tx.updateTable("products").set({ title: "New" }).where("number", "=", number).execute(),
    );
    expect((await cardsOf([number], { version: 2, epoch: 0 }))[0]?.title).toBe("New");
  });
});
