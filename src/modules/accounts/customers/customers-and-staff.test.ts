import { expect, it } from "vitest";
import { orderChanged } from "#modules/orders/records/events.ts";
import { emit } from "#platform/events/events.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { staffInLog } from "../profile/users-repository.ts";
import { countCustomers } from "./customers-repository.ts";

describeOnBothEngines("who buys and who works here", (openFresh) => {
  it("counts customers as far as asked, along their own index, and nobody of the staff", async () => {
    const db = await openFresh();
    for (const role of [null, null, null, "owner"] as const)
      await signedUpUser(db, { name: "Asha Rao", ...(role && { role }) });
    expect(await countCustomers(db.read, 9)).toBe(3);
    expect(await countCustomers(db.read, 2)).toBe(2);
    const watched = watchReads(db);
    await countCustomers(watched.db.read, 9);
    for (const statement of watched.take())
      expect((await planOf(db, statement, { few: true })).scans).toEqual([]);
  });

  it("names those of the staff who did something that the log has", async () => {
    const db = await openFresh();
    const [meera, , shopper] = [
      await signedUpUser(db, { name: "Meera", role: "owner" }),
      await signedUpUser(db, { name: "Idle", role: "packer" }),
      await signedUpUser(db, { name: "Shopper" }),
    ];
    for (const { userId: by } of [meera, shopper])
      await db.write((tx) => emit(tx, orderChanged, { by, action: "pack order", subject: "o", at: 1 }));
    expect(await staffInLog(db.read)).toEqual([{ id: meera.userId, name: "Meera" }]);
    const watched = watchReads(db);
    await staffInLog(watched.db.read);
    for (const statement of watched.take())
      expect((await planOf(db, statement, { few: true })).scans).not.toContain("audit");
  });
});
