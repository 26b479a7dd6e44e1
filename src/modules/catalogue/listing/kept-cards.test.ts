import { expect, it } from "vitest";
import type { Lang } from "#contract/texts/lang.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { nameIn } from "#support/name-in.ts";
import { cardOf } from "./card-repository.ts";
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

  it("keeps what each language says of a product, and English where it says nothing", async () => {
    const db = await openFresh({ demo: true });
    const [first, second] = await db.read
      .selectFrom("products")
      .select(["number", "id", "title"])
      .limit(2)
      .execute();
    if (!first || !second) throw new Error("There are no two products.");
    await nameIn(db, "hi", first.id, "नीली दरी");
    await nameIn(db, "hi", second.id, "");
    const cardsOf = createKeptCards(db);
    const titlesIn = async (lang: Lang) =>
      (await cardsOf([first.number, second.number], age, lang)).map((row) => cardOf(row, lang).title);
    for (const _ of ["read", "kept"]) {
      expect(await titlesIn("en")).toEqual([first.title, second.title]);
      expect(await titlesIn("hi")).toEqual(["नीली दरी", second.title]);
    }
  });
});
