import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { systemClock } from "#platform/clock.ts";
import { idOf } from "#platform/ids.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

const headphones = idOf("product:meghdoot-wireless-headphones");

describeWithDatabase("the owner's commands for prices of goods", (openFresh) => {
  const said = hearing();

  async function open() {
    const db = await openFresh();
    await seedWhenEmpty(db, systemClock);
    const catalogue = createCatalogueService({ db, clock: systemClock, rate: 83.16 });
    const opened = async () => {
      const detail = await catalogue.openProduct(headphones);
      if (!detail.ok) throw new Error(detail.reason);
      return detail.value;
    };
    return { db, opened, says: (...words: string[]) => staffSays(db, db.settings, ...words) };
  }

  it("plan a sale, list it and end it", async () => {
    const { opened, says } = await open();
    const { unitPaise: own, category } = await opened();
    expect(await says("sale", "percent", "10", "--category", category.id, "--to", "2099-01-01T00:00")).toBe(
      0,
    );
    expect((await opened()).unitPaise).toBe(Math.floor((own * 90 + 50) / 100));
    expect(await says("sale", "price", "99.50", "--product", headphones, "--from", "2098-01-01T00:00")).toBe(
      0,
    );
    said.length = 0;
    expect(await says("sale", "list")).toBe(0);
    const lines = said.join("\n").split("\n");
    expect(lines).toEqual([
      expect.stringMatching(/unitPaise: ₹99\.50 .*state: planned/),
      expect.stringMatching(/percent: 10 .*state: running/),
    ]);
    const [, running = ""] = /id: (\S+)/.exec(lines[1] ?? "") ?? [];
    expect(await says("sale", "end", running)).toBe(0);
    expect((await opened()).unitPaise).toBe(own);
  });

  it("set what a choice costs, and take it back", async () => {
    const { opened, says } = await open();
    const { unitPaise: own, variants } = await opened();
    const { colour, size } = variants[0] ?? { colour: "", size: "" };
    const choice = [...(colour ? ["--colour", colour] : []), ...(size ? ["--size", size] : [])];
    expect(await says("price", "set", headphones, "10", "12.50", ...choice)).toBe(0);
    expect(await opened()).toMatchObject({ unitPaise: 10_00, oldUnitPaise: 12_50 });
    expect(await says("price", "same", headphones, ...choice)).toBe(0);
    expect((await opened()).unitPaise).toBe(own);
  });

  it("say what is wrong, and change nothing", async () => {
    const { opened, says } = await open();
    const before = await opened();
    expect(await says("sale", "percent", "100", "--product", headphones)).toBe(1);
    expect(await says("sale", "percent", "10")).toBe(1);
    expect(await says("sale", "price", "x", "--product", headphones)).toBe(1);
    expect(await says("sale", "percent", "10", "--product", headphones, "--to", "tomorrow")).toBe(1);
    expect(await says("sale", "percent", "10", "--category", "nonesuch")).toBe(1);
    expect(await says("price", "set", headphones, "12", "10")).toBe(1);
    expect(await says("price", "set", headphones, "10", "--colour", "Nonesuch")).toBe(1);
    expect(await says("sale")).toBe(2);
    expect(await opened()).toEqual(before);
  });
});
