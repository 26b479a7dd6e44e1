import { expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { readSettings } from "#platform/settings.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { prepareData } from "./prepare-data.ts";

describeOnBothEngines("a changed rate", (openFresh) => {
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  const opened = async () => {
    const db = await openFresh();
    const prepare = (env: Record<string, string>) =>
      prepareData(db, { settings: readSettings({ ...db.settings, ...env }), clock: systemClock, step });
    const cheapest = async () =>
      (await db.read.selectFrom("products").select("unit_paise").orderBy("number").executeTakeFirst())
        ?.unit_paise;
    return { prepare, cheapest };
  };

  it("is refused on a filled shop until the owner names the rate that all prices leave", async () => {
    const { prepare, cheapest } = await opened();
    await prepare({});
    const before = await cheapest();
    await expect(prepare({ RUPEES_PER_UNIT: "1" })).rejects.toThrow(
      /^RUPEES_PER_UNIT: all 114 products are priced at 83.16, and at 1 “.+” would cost ₹.+ instead of ₹.+; set RUPEES_PER_UNIT_WAS=83.16 too/,
    );
    await expect(prepare({ RUPEES_PER_UNIT: "1", RUPEES_PER_UNIT_WAS: "80" })).rejects.toThrow();
    expect(await cheapest()).toBe(before);
    await prepare({ RUPEES_PER_UNIT: "1", RUPEES_PER_UNIT_WAS: "83.16" });
    expect(await cheapest()).toBeLessThan(before ?? 0);
    // What was confirmed once confirms no other change.
    await prepare({ RUPEES_PER_UNIT: "1", RUPEES_PER_UNIT_WAS: "83.16" });
    await expect(prepare({ RUPEES_PER_UNIT: "2", RUPEES_PER_UNIT_WAS: "83.16" })).rejects.toThrow();
  });

  it("is nobody's business while there are no goods", async () => {
    const { prepare } = await opened();
    await prepare({ DEMO: "0" });
    await prepare({ DEMO: "0", RUPEES_PER_UNIT: "1" });
  });
});
