import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { migrateUntil } from "#support/older-database.ts";

describeOnBothEngines("the migration to refunds of their own", (openFresh) => {
  it("carries every refund over and names what was forgotten", async () => {
    const db = await openFresh({ migrated: false });
    const update = await migrateUntil(db, "0010");
    const order = (
      id: string,
      status: string,
      reason: string | null,
      gateway: string,
      payment: string | null,
    ) =>
      db.write(async (tx) => {
        await sql`insert into orders values (${id}, ${id}, 'asha', ${status}, ${reason}, 'p', null, 1000, 0, 0, 100,
          1100, '{}', null, 'en', 1, 1, null, null, 1, 2, 3)`.execute(tx);
        await sql`insert into payments values (${id}, ${gateway}, ${payment && `order_${id}`}, 'card', 1100, 'INR',
          'captured', ${payment}, null, 0, null, 1, 1)`.execute(tx);
      });
    const refund = (
      payment: string,
      id: string,
      paise: number,
      reason: string,
      status: string,
      told: string | null,
    ) =>
      db.write((tx) =>
        sql`insert into refunds values (${payment}, ${id}, ${paise}, ${reason}, ${status}, ${told}, 2, 5, 4)`.execute(
          tx,
        ),
      );
    await order("whole", "cancelled", "customer", "razorpay", "pay_whole");
    await refund("pay_whole", "whole", 1100, "customer", "sent", "rfnd_1");
    await order("told", "cancelled", "refunded", "razorpay", "pay_told");
    await refund("pay_told", "told", 1100, "gateway", "done", "");
    await order("part", "cancelled", "customer", "razorpay", "pay_part");
    await refund("pay_part", "part", 100, "gateway", "done", "rfnd_2");
    await order("twice", "ordered", null, "razorpay", "pay_twice");
    await refund("pay_again", "twice", 1100, "twice", "due", null);
    await order("hand", "cancelled", "staff", "manual", null);

    expect(await update()).toContain("0010-refunds");

    const rows = await db.read.selectFrom("refunds").selectAll().orderBy("id").execute();
    const brief = rows.map(({ order_id, kind, amount_paise, state, gateway_refund_id, asked_by }) =>
      [order_id, kind, amount_paise, state, gateway_refund_id, asked_by].join(" ").trim(),
    );
    expect(brief).toEqual([
      "twice gateway 1100 due  shop",
      "part gateway 100 done rfnd_2 gateway",
      "told gateway 1100 done  gateway",
      "whole gateway 1100 sent rfnd_1 asha",
      "hand manual 1100 due  shop",
      "part gateway 1000 refused  shop",
    ]);
    // The key that the gateway may have heard already stays, so that nothing is given back twice.
    expect(rows.find(({ order_id }) => order_id === "whole")?.gateway_key).toBe("refund-pay_whole");
  });
});
