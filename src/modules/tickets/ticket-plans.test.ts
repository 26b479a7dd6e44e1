import { type CompiledQuery, sql } from "kysely";
import { expect, it } from "vitest";
import { engineOf } from "#platform/database/engine-of.ts";
import { newId } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { watchReads } from "#support/watched-reads.ts";
import * as rows from "./repository.ts";

const many = 3_000;
const states = ["waiting", "answered", "closed"] as const;

describeOnBothEngines("a ticket among many", (openFresh) => {
  it("is listed, counted and found to be due along an index, a page at a time", async () => {
    const db = await openFresh();
    const all = Array.from({ length: many }, (_, at): rows.TicketRow => {
      const state = states[at % 3] ?? "closed";
      const isOpen = state !== "closed";
      return {
        id: newId(at),
        number: `T-${at}`,
        kind: at % 10 === 0 ? "grievance" : "question",
        lang: "en",
        name: "Asha",
        email: `a${at}@example.com`,
        phone: null,
        user_id: null,
        order_number: null,
        order_id: null,
        state,
        version: 1,
        created_at: at,
        since: at,
        waiting_since: at,
        acknowledged_at: null,
        due_at: isOpen ? at : null,
        near_at: isOpen ? at : null,
        changed_at: at,
      };
    });
    await db.write(async (tx) => {
      for (let at = 0; at < many; at += 500)
        await tx
          .insertInto("tickets")
          .values(all.slice(at, at + 500))
          .execute();
    });
    if (engineOf(db.read) === "postgres") await db.write((tx) => sql`analyze`.execute(tx));
    const watched = watchReads(db);
    const q = watched.db.read;
    const reads: Record<string, () => Promise<unknown>> = {
      tickets_by_clock: () => rows.listByClock(q, 26, { at: 1_500, id: newId(1_500) }),
      tickets_by_change: () => rows.listByChange(q, "closed", 26, { at: 1_500, id: newId(1_500) }),
      grievances_by_clock: () => rows.countNear(q, 90, 250),
      tickets_of_order: () =>
        rows.searchTickets(q, { number: "T-5", email: "a7@example.com", phone: "+91", order: "H-1" }, 50),
      tickets_of_mail: () => rows.ticketIdsOf(q, { userId: "none", email: "a7@example.com", phone: "+91" }),
    };
    for (const [index, read] of Object.entries(reads)) {
      await read();
      const [statement] = watched.take() as [CompiledQuery];
      const how = engineOf(db.read) === "sqlite" ? "explain query plan" : "explain";
      const plan = await db.read.executeQuery({ ...statement, sql: `${how} ${statement.sql}` });
      const text = JSON.stringify(plan.rows);
      expect(text).toContain(index);
      expect(text).not.toMatch(/Seq Scan|SCAN tickets(?! USING)/);
    }
  });
});
