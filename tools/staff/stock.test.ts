import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

describeWithDatabase("the command for stock", (openFresh) => {
  const said = hearing();

  it("shows, counts and moves what there is, and tells what changed it", async () => {
    const db = await openFresh();
    await (await checkoutForTests(db)).product("pot", 9);
    const pot = productIdOf("pot");
    const says = (...words: string[]) => staffSays(db, db.settings, "stock", pot, ...words);
    expect(await says()).toBe(0);
    expect(said.at(-1)).toBe("all: 9 there, 9 free, 0 held, 0 sold, version 0");
    expect(await says("count", "12")).toBe(0);
    expect(await says("take", "2", "--reason", "writtenOff")).toBe(0);
    expect(said.at(-1)).toContain("10 there, 10 free");
    expect(await says("count", "7", "--seen", "1")).toBe(1);
    expect(said.at(-1)).toMatch(/^The stock has changed since you looked[\s\S]*pieces: 10[\s\S]*version: 2$/);
    said.length = 0;
    expect(await says("moves")).toBe(0);
    expect(said.map((line) => line.split("  ").slice(1, 4))).toEqual([
      ["-2", "now 10", "writtenOff"],
      ["+3", "now 12", "counted"],
      ["+9", "now 9", "opening"],
    ]);
    expect(await says("moves", "--before", "1")).toBe(0);
    expect(said.slice(3)).toHaveLength(1);
  });

  it("asks for what is missing and refuses what there is not", async () => {
    const db = await openFresh();
    await (await checkoutForTests(db)).product("pot", 9);
    const says = (...words: string[]) => staffSays(db, db.settings, "stock", ...words);
    const pot = productIdOf("pot");
    expect(await says()).toBe(2);
    expect(await says(pot, "count", "many")).toBe(1);
    expect(await says(pot, "add", "3")).toBe(2);
    expect(await says(pot, "take", "3", "--reason", "received")).toBe(1);
    expect(await says(pot, "count", "3", "--colour", "Plaid")).toBe(1);
    expect(await says("none")).toBe(1);
  });
});
