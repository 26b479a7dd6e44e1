import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { listDeeds, noteDeed } from "./audit.ts";

describeOnBothEngines("the log of deeds", (openFresh) => {
  it("keeps the order of what was done to one thing within a millisecond", async () => {
    const db = await openFresh();
    const actions = Array.from({ length: 20 }, (_, at) => `deed ${at}`);
    for (const action of actions)
      await db.write((tx) => noteDeed(tx, { by: "meera", action, subject: "order", at: 1_000 }));
    await db.write((tx) => noteDeed(tx, { by: "meera", action: "other", subject: "lamp", at: 1_000 }));
    const deeds = await listDeeds(db.read, { subject: "order", limit: 50 });
    expect(deeds.map(({ action }) => action)).toEqual(actions.toReversed());
    expect(await listDeeds(db.read, { subject: "lamp", limit: 50 })).toMatchObject([{ at: 1_000 }]);
  });
});
