import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { indiaSettings, pricingForTests, promoCodesForTests } from "#support/pricing.ts";
import { hearing, staffSays } from "./staff-says.ts";

describeWithDatabase("the owner's commands for prices", (openFresh) => {
  const said = hearing();

  it("put codes, taxes and places from files, show them and take them away", async () => {
    const db = await openFresh();
    const says = (...words: string[]) => staffSays(db, db.settings, ...words);
    const put = (command: string, rows: unknown) => {
      const file = join(db.settings.DATA_DIR, `${command}.json`);
      writeFileSync(file, JSON.stringify(rows));
      return says(command, "put", file);
    };
    expect(await put("promo", { code: "DIWALI", paise: 100_00, endsAt: "2026-11-30" })).toBe(0);
    expect(await put("tax", [{ hsn: "1006", from: "2017-07-01", percent: 0 }])).toBe(0);
    expect(
      await put("delivery", [
        { prefix: "56", paise: 20_00, freeAbovePaise: 500_00 },
        { prefix: "9", deliverable: false },
      ]),
    ).toBe(0);

    const pricing = await pricingForTests(db, { settings: indiaSettings });
    expect(pricing.taxPercentOf({ hsn: "10063020", taxClass: null, unitPaise: 80_00 })).toBe(0);
    expect(pricing.taxPercentOf({ hsn: null, taxClass: null, unitPaise: 80_00 })).toBe(18);
    expect(pricing.termsTo({ pinCode: "560001", state: "Karnataka" })?.delivery[0]?.paise).toBe(20_00);
    expect(pricing.termsTo({ pinCode: "900001", state: "" })).toBeUndefined();
    // The last moment before the day begins in India.
    const { promos } = await promoCodesForTests(db);
    expect((await promos()).find(({ code }) => code === "DIWALI")?.endsAt).toBe(
      Date.UTC(2026, 10, 29, 18, 30),
    );

    said.length = 0;
    expect(await says("promo", "list")).toBe(0);
    expect(said.map((line) => JSON.parse(line).code)).toEqual(["DIWALI", "WELCOME10"]);
    expect(await says("promo", "remove", "diwali")).toBe(0);
    expect(await says("promo", "remove", "diwali")).toBe(1);
    expect(await says("tax", "remove", "1006", "2017-07-01")).toBe(0);
    expect(await says("delivery", "remove", "9")).toBe(0);
    expect(await pricing.deliveryRates()).toMatchObject([{ prefix: "56" }]);
    const actions = await db.read.selectFrom("audit").select("action").orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toContain("promo removed");
  });

  it("say which row is wrong, and change nothing", async () => {
    const db = await openFresh();
    const file = join(db.settings.DATA_DIR, "codes.json");
    writeFileSync(
      file,
      JSON.stringify([{ code: "GOOD", percent: 5 }, { code: "NOTHING" }, { code: "x", percent: 101 }]),
    );
    expect(await staffSays(db, db.settings, "promo", "put", file)).toBe(1);
    expect(said.join("\n")).toMatch(/row 2: takes nothing off.*\n.*row 3, code: expected 3 to 30/);
    expect(await db.read.selectFrom("promo_codes").select("code").execute()).toEqual([{ code: "WELCOME10" }]);
    expect(await staffSays(db, db.settings, "promo", "put", "/no/such/file.json")).toBe(1);
    expect(await staffSays(db, db.settings, "tax")).toBe(2);
  });
});
