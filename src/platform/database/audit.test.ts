import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { changeEvent } from "../events/change-event.ts";
import { emit } from "../events/events.ts";
import { listAuditEntries } from "./audit.ts";

const changed = changeEvent("thing.changed@1");

describeOnBothEngines("the log of actions", (openFresh) => {
  it("keeps the order of what was done to one thing within a millisecond", async () => {
    const db = await openFresh();
    const actions = Array.from({ length: 20 }, (_, at) => `deed ${at}`);
    for (const action of actions)
      await db.write((tx) => emit(tx, changed, { by: "meera", action, subject: "order", at: 1_000 }));
    await db.write((tx) => emit(tx, changed, { by: "meera", action: "other", subject: "lamp", at: 1_000 }));
    const entries = await listAuditEntries(db.read, { subject: "order", limit: 50 });
    expect(entries.map(({ action }) => action)).toEqual(actions.toReversed());
    expect(await listAuditEntries(db.read, { subject: "lamp", limit: 50 })).toMatchObject([{ at: 1_000 }]);
  });

  it("finds what one person did, page after page and until a time, whatever the others did since", async () => {
    const db = await openFresh();
    await db.write(async (tx) => {
      for (let at = 1; at <= 30; at++) {
        const by = at % 10 === 0 ? "meera" : "asha";
        await emit(tx, changed, { by, action: `deed ${at}`, subject: `s${at}`, at });
      }
    });
    const first = await listAuditEntries(db.read, { by: "meera", limit: 2 });
    expect(first.map(({ action }) => action)).toEqual(["deed 30", "deed 20"]);
    const last = first.at(-1);
    const rest = await listAuditEntries(db.read, { by: "meera", limit: 2, after: last });
    expect(rest.map(({ action }) => action)).toEqual(["deed 10"]);
    const early = await listAuditEntries(db.read, { by: "meera", limit: 9, upTo: 20 });
    expect(early.map(({ action }) => action)).toEqual(["deed 20", "deed 10"]);
    const some = await listAuditEntries(db.read, { by: "meera", limit: 9, from: 20, upTo: 29 });
    expect(some.map(({ action }) => action)).toEqual(["deed 20"]);
    expect(await listAuditEntries(db.read, { by: "nobody", limit: 9 })).toEqual([]);
    const ofAll = await listAuditEntries(db.read, { limit: 9, from: 29 });
    expect(ofAll.map(({ action }) => action)).toEqual(["deed 30", "deed 29"]);
  });
});
