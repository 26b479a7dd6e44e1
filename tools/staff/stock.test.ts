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
    expect(said.at(-1)).toMatch(/pieces: 9 {2}free: 9 {2}held: 0 {2}sold: 0 {2}version: 0$/);
    expect(await says("count", "12")).toBe(0);
    expect(await says("take", "2", "--reason", "writtenOff")).toBe(0);
    expect(said.at(-1)).toContain("pieces: 10  free: 10");
    expect(await says("count", "7", "--seen", "1")).toBe(1);
    expect(said.at(-1)).toMatch(/^The stock has changed since you looked[\s\S]*pieces: 10[\s\S]*version: 2$/);
    said.length = 0;
    expect(await says("moves")).toBe(0);
    const moves =
      /change: -2 {2}pieces: 10 {2}reason: writtenOff.*\n.*change: 3 .*counted.*\n.*change: 9 .*opening/;
    expect(said.at(-1)).toMatch(moves);
    expect(await says("moves", "--before", "1")).toBe(0);
    expect(said.at(-1)).not.toContain("counted");
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
