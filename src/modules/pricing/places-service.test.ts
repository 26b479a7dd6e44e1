import { sql } from "kysely";
import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings, pricingForTests } from "#support/pricing.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const place = (prefix: string, paise: number, more: object = {}) => ({
  ...{ prefix, deliverable: true, days: 2, takesCash: true, isNew: false },
  bands: [{ upToGrams: null, paise, freeAbovePaise: 900_00 }],
  ...more,
});

describeOnBothEngines("delivery as its owner keeps it", (openFresh, engine) => {
  async function open() {
    const db = await openFresh();
    const pricing = await pricingForTests(db, { settings: indiaSettings });
    const { places } = pricing;
    const to = async (pinCode: string, grams = 0) => {
      await pricing.catchUp();
      return pricing.deliveryTo(pinCode, { subtotalPaise: 100_00, grams });
    };
    return { db, places, to, seen: places.version };
  }

  it("holds at once, by the longest beginning that fits", async () => {
    const { db, places, to, seen } = await open();
    expect(await to("560001")).toMatchObject({ isDelivered: true, pricePaise: 49_00, by: null });
    await places.set("meera", await seen(), place("", 80_00));
    await places.set("meera", await seen(), place("56", 20_00));
    const heavy = [
      { upToGrams: 500, paise: 10_00, freeAbovePaise: 0 },
      { upToGrams: null, paise: 70_00, freeAbovePaise: 900_00 },
    ];
    await places.set("meera", await seen(), place("560001", 0, { bands: heavy, takesCash: false, days: 1 }));
    await places.set("meera", await seen(), place("9", 0, { deliverable: false }));
    expect(await to("560001", 900)).toMatchObject({
      pricePaise: 70_00,
      takesCash: false,
      days: 1,
      by: "560001",
    });
    expect(await to("560002")).toMatchObject({ pricePaise: 20_00, days: 2, by: "56" });
    expect(await to("110001")).toMatchObject({ pricePaise: 80_00, by: "" });
    expect(await to("900001")).toMatchObject({ isDelivered: false, by: "9" });
    expect(await places.find("560001")).toMatchObject({ value: { place: { bands: heavy } } });
    expect(await places.set("ravi", await seen(), place("56", 1_00, { isNew: true }))).toMatchObject({
      reason: "placeTaken",
      field: "prefix",
    });
    expect(await places.remove("ravi", await seen(), "56")).toMatchObject({ ok: true });
    expect(await places.remove("ravi", await seen(), "56")).toMatchObject({ reason: "notFound" });
    expect(await to("560002")).toMatchObject({ pricePaise: 80_00 });
    const [entry] = await listAuditEntries(db.read, { subject: "pricing", limit: 1 });
    expect(entry).toMatchObject({ action: "delivery removed", user_id: "ravi", after: "[]" });
    expect(JSON.parse(entry?.before ?? "")).toMatchObject([{ prefix: "56", paise: 20_00 }]);
  });

  it("is changed by one at a time, and taken back", async () => {
    const { places, to, seen } = await open();
    const version = await seen();
    const both = await Promise.all(
      ["1", "2"].map((prefix) => places.set("meera", version, place(prefix, 5_00))),
    );
    expect(both.map((one) => (one.ok ? "set" : one.reason)).sort()).toEqual(["ratesChanged", "set"]);
    await places.set("meera", await seen(), place("3", 5_00));
    await places.set("meera", await seen(), place("3", 7_00));
    const [second, first] = await places.changes();
    expect(await places.takeBack("ravi", first?.id ?? "")).toMatchObject({ reason: "changedSince" });
    expect(await places.takeBack("ravi", second?.id ?? "")).toMatchObject({ ok: true });
    expect(await to("300001")).toMatchObject({ pricePaise: 5_00 });
    expect(await places.takeBack("ravi", first?.id ?? "")).toMatchObject({ ok: true });
    expect(await to("300001")).toMatchObject({ by: null });
  });

  it("comes as a file of all PIN codes, is looked at first, and goes back whole", {
    timeout: 60_000,
  }, async () => {
    const { places, to, seen } = await open();
    await places.set("meera", await seen(), place("7", 5_00));
    await places.set("meera", await seen(), place("110000", 40_00));
    const codes = Array.from({ length: 19_000 }, (_, at) => String(110_000 + at));
    const text = ["PIN code,Days,Price", ...codes.map((code) => `${code},3,40`), "0123,3,40"].join("\n");
    const read = await places.read("meera", bytes(text));
    const id = read.ok ? read.value : "";
    expect(await places.look(id)).toMatchObject({
      value: {
        lines: 19_001,
        places: 19_000,
        added: 18_999,
        changed: 1,
        same: 0,
        missing: 1,
        faults: [{ line: 19_002, problem: "prefix", cell: "0123" }],
      },
    });
    expect(await to("128999")).toMatchObject({ by: null });
    const version = await seen();
    expect(await places.put("meera", { id, seen: version, replaces: true })).toMatchObject({
      reason: "fileHasFaults",
    });
    expect(await to("700001")).toMatchObject({ by: "7" });
    const whole = await places.read("meera", bytes(text.replace("\n0123,3,40", "")));
    const id2 = whole.ok ? whole.value : "";
    expect(await places.put("meera", { id: id2, seen: version - 1, replaces: true })).toMatchObject({
      reason: "ratesChanged",
    });
    expect(await places.put("meera", { id: id2, seen: version, replaces: true })).toMatchObject({
      value: 19_000,
    });
    expect(await places.put("meera", { id: id2, seen: version + 1, replaces: true })).toMatchObject({
      reason: "notFound",
    });
    expect(await to("128999")).toMatchObject({ pricePaise: 40_00, days: 3 });
    expect(await to("700001")).toMatchObject({ by: null });
    const again = await places.read("meera", new Uint8Array(await new Response(places.file()).arrayBuffer()));
    expect(await places.look(again.ok ? again.value : "")).toMatchObject({
      value: { same: 19_000, added: 0, changed: 0, missing: 0, faults: [] },
    });
    const page = await places.list({ begin: "128", after: undefined });
    expect([page.places.length, page.next, page.count]).toEqual([50, "128049", 19_000]);
    expect(
      (await places.list({ begin: "128", after: "128990" })).places.map(({ prefix }) => prefix),
    ).toHaveLength(9);
    const [file] = await places.changes();
    expect(file).toMatchObject({ deed: "file", count: 19_001 });
    expect(await places.takeBack("meera", file?.id ?? "")).toMatchObject({ ok: true });
    expect((await places.list({ begin: "", after: undefined })).places.map(({ prefix }) => prefix)).toEqual([
      "110000",
      "7",
    ]);
  });

  it("finds those that begin so in whatever order the database sorts signs", async () => {
    const { db, places, seen } = await open();
    if (engine === "postgres")
      await db.write((tx) =>
        sql`alter table delivery_rates alter column prefix type text collate "und-x-icu"`.execute(tx),
      );
    for (const prefix of ["1", "11", "110001", "119999", "12"])
      await places.set("meera", await seen(), place(prefix, 5_00));
    const found = await places.list({ begin: "11", after: undefined });
    expect(found.places.map(({ prefix }) => prefix)).toEqual(["11", "110001", "119999"]);
  });

  it.each([
    ["", "tableEmpty"],
    ["PIN code,Price\n", "tableEmpty"],
    ["a\0b", "tableUnreadable"],
    ['56,"yes', "tableBroken"],
  ])("refuses a file that says %j", async (text, reason) => {
    const { places } = await open();
    expect(await places.read("meera", bytes(text))).toMatchObject({ reason });
  });
});
