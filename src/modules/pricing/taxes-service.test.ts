import { expect, it } from "vitest";
import { langs } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings, pricingForTests } from "#support/pricing.ts";

const dayMs = 86_400_000;
const flat = (percent: number) => [{ upToPaise: null, percent }];
const rate = (hsn: string, from: string, percent: number) => ({ hsn, from, was: null, bands: flat(percent) });

describeOnBothEngines("taxes as their owner keeps them", (openFresh) => {
  async function open() {
    const db = await openFresh();
    let now = Date.UTC(2026, 10, 21, 9);
    const pricing = await pricingForTests(db, { settings: indiaSettings, clock: { now: () => now } });
    const { taxes } = pricing;
    const paid = async (
      hsn: string | null,
      more: { taxClass?: "nil" | "reduced"; unitPaise?: number } = {},
    ) => {
      await pricing.catchUp();
      return pricing.taxPercentOf({ hsn, taxClass: null, unitPaise: 100_00, ...more });
    };
    const unnamed = async (hsn: string | null, taxClass: "standard" | null = null) => {
      await pricing.catchUp();
      return pricing.unnamedPercentOf({ hsn, taxClass, unitPaise: 100_00 });
    };
    const seen = async () => (await taxes.list()).version;
    const of = async (hsn: string) =>
      (await taxes.list()).rates.filter((one) => one.hsn === hsn).map(({ from, state }) => [from, state]);
    return {
      db,
      taxes,
      paid,
      unnamed,
      seen,
      of,
      wait: (days: number) => {
        now += days * dayMs;
      },
    };
  }

  it("say what goods pay that no row names, and nothing of those that one does", async () => {
    const { taxes, unnamed, seen } = await open();
    expect([await unnamed(null), await unnamed("8306"), await unnamed(null, "standard")]).toEqual([
      18,
      18,
      null,
    ]);
    expect(await taxes.set("meera", await seen(), rate("83", "2026-11-21", 18))).toMatchObject({ ok: true });
    expect([await unnamed(null), await unnamed("8306")]).toEqual([18, null]);
  });

  it.each(langs)(
    "are not said to be there already where tea and pickles pay that of all other goods: %s",
    async (lang) => {
      const { unnamed } = await open();
      expect([await unnamed("0902"), await unnamed("2001")]).toEqual([18, 18]);
      const { page, rest } = textsOf(lang).taxes;
      expect(page.lead.toLowerCase()).toContain(rest.toLowerCase());
    },
  );

  it("begin on their day, after which nobody writes over them", async () => {
    const { db, taxes, paid, seen, of, wait } = await open();
    expect(await taxes.set("meera", await seen(), rate("9503", "2026-12-01", 12))).toMatchObject({
      ok: true,
    });
    expect([await paid("9503"), await of("9503")]).toEqual([18, [["2026-12-01", "coming"]]]);
    expect(
      await taxes.set("meera", await seen(), { ...rate("9503", "2026-11-30", 5), was: "2026-12-01" }),
    ).toMatchObject({ ok: true });
    expect(await of("9503")).toEqual([["2026-11-30", "coming"]]);
    wait(9);
    expect([await paid("9503"), await of("9503")]).toEqual([5, [["2026-11-30", "now"]]]);
    wait(1);
    for (const no of [
      await taxes.remove("meera", await seen(), { hsn: "9503", from: "2026-11-30" }),
      await taxes.set("meera", await seen(), { ...rate("9503", "2026-12-09", 5), was: "2026-11-30" }),
    ])
      expect(no).toMatchObject({ reason: "rateBegun" });
    expect(await taxes.set("meera", await seen(), rate("9503", "2026-11-30", 40))).toMatchObject({
      reason: "rateInPast",
      field: "from",
    });
    expect(await taxes.set("meera", await seen(), rate("9503", "2026-12-05", 40))).toMatchObject({
      ok: true,
    });
    wait(10);
    expect([await paid("9503"), await of("9503")]).toEqual([
      40,
      [
        ["2026-12-05", "now"],
        ["2026-11-30", "past"],
      ],
    ]);
    const [last] = await listAuditEntries(db.read, { subject: "pricing", limit: 1 });
    expect(last).toMatchObject({ action: "tax set", user_id: "meera", before: "[]" });
    expect(JSON.parse(last?.after ?? "")).toEqual([
      { hsn: "9503", from: "2026-12-05", upToPaise: null, percent: 40 },
    ]);
  });

  it("are told apart by price, and by class where goods have no HSN", async () => {
    const { taxes, paid, seen } = await open();
    const bands = [
      { upToPaise: 500_00, percent: 5 },
      { upToPaise: null, percent: 18 },
    ];
    await taxes.set("meera", await seen(), { ...rate("6304", "2026-11-21", 0), bands });
    expect([await paid("6304"), await paid("63049999", { unitPaise: 500_01 })]).toEqual([5, 18]);
    expect([
      await paid(null),
      await paid(null, { taxClass: "nil" }),
      await paid(null, { taxClass: "reduced" }),
    ]).toEqual([18, 0, 5]);
    // Who has a code pays by it, whatever the class says.
    expect(await paid("7113", { taxClass: "nil" })).toBe(3);
    await taxes.set("meera", await seen(), rate("reduced", "2026-11-21", 6));
    expect(await paid(null, { taxClass: "reduced" })).toBe(6);
    expect(await taxes.ask({ hsn: "630499", unitPaise: 600_00, day: null })).toMatchObject({
      hsn: "6304",
      percent: 18,
    });
    expect(await taxes.ask({ hsn: "630499", unitPaise: 600_00, day: "2026-11-20" })).toMatchObject({
      hsn: "",
    });
  });

  it("are changed by one at a time, and taken back while nothing has changed them since", async () => {
    const { taxes, seen, of } = await open();
    const version = await seen();
    const both = await Promise.all(
      [5, 12].map((percent) => taxes.set("meera", version, rate("9503", "2026-12-01", percent))),
    );
    expect(both.map((one) => (one.ok ? "set" : one.reason)).sort()).toEqual(["ratesChanged", "set"]);
    const [first] = await taxes.changes();
    await taxes.set("ravi", await seen(), rate("9503", "2026-12-01", 40));
    expect(await taxes.takeBack("meera", first?.id ?? "")).toMatchObject({ reason: "changedSince" });
    const [second] = await taxes.changes();
    expect(await taxes.takeBack("meera", second?.id ?? "")).toMatchObject({ ok: true });
    expect(await taxes.takeBack("meera", first?.id ?? "")).toMatchObject({ ok: true });
    expect(await of("9503")).toEqual([]);
    expect(await taxes.takeBack("meera", "none")).toMatchObject({ reason: "notFound" });
    expect((await taxes.changes()).map(({ deed, by }) => [deed, by])).toEqual([
      ["back", "meera"],
      ["back", "meera"],
      ["set", "ravi"],
      ["set", "meera"],
    ]);
  });

  it("are taken back no more once they have begun, or after 30 days", async () => {
    const { taxes, seen, wait } = await open();
    await taxes.set("meera", await seen(), rate("9503", "2026-11-22", 5));
    await taxes.set("meera", await seen(), rate("9504", "2027-01-22", 5));
    const [later, begun] = await taxes.changes();
    wait(2);
    expect(await taxes.takeBack("meera", begun?.id ?? "")).toMatchObject({ reason: "rateBegun" });
    wait(29);
    expect(await taxes.takeBack("meera", later?.id ?? "")).toMatchObject({ reason: "takenBackLate" });
    expect(await taxes.changes()).toEqual([]);
  });
});
