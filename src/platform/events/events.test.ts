import { expect, it } from "vitest";
import { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { listAuditEntries } from "../database/audit.ts";
import { changeEvent } from "./change-event.ts";
import { defineEvent } from "./event.ts";
import { afterCommit, emit } from "./events.ts";

const lampLit = defineEvent<{ readonly room: string }>("lamp.lit@1", {
  body: z.object({ room: z.string() }),
  bodyOf: ({ room }) => ({ room }),
});
const lampChanged = changeEvent("lamp.changed@1");
const change = { by: "meera", action: "light lamp", subject: "lamp", at: 1_000 };

describeOnBothEngines("an event", (openFresh) => {
  it("is heard in its transaction: a listener that throws undoes what happened, and what is undone tells nobody", async () => {
    const db = await openFresh();
    const told: string[] = [];
    db.events.on(lampLit, (_, { room }) => {
      afterCommit(() => void told.push(room));
      if (room === "cellar") throw new Error("no lamp there");
    });
    const light = (room: string) =>
      db.write(async (tx) => {
        await emit(tx, lampChanged, change);
        await emit(tx, lampLit, { room });
      });
    await expect(light("cellar")).rejects.toThrow("no lamp there");
    expect(await listAuditEntries(db.read, { subject: "lamp", limit: 9 })).toEqual([]);
    expect(told).toEqual([]);
    await light("hall");
    expect(await listAuditEntries(db.read, { subject: "lamp", limit: 9 })).toMatchObject([
      { action: "light lamp" },
    ]);
    expect(told).toEqual(["hall"]);
  });

  it("is refused where no transaction is open, for nobody would keep it", async () => {
    const db = await openFresh();
    let kept: Tx | undefined;
    await db.write(async (tx) => {
      kept = tx;
    });
    expect(() => emit(kept as Tx, lampLit, { room: "hall" })).toThrow("none is open");
  });
});
