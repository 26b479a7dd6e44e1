import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openBookings } from "#support/open-bookings.ts";

let standIn: Awaited<ReturnType<typeof startCourier>>;
beforeAll(async () => {
  standIn = await startCourier();
});
afterAll(() => standIn.stop());
beforeEach(() => standIn.behave(""));

const openParcels = (db: Database, method?: "card" | "cash") => openBookings(db, standIn, method);
const reason = "nobody at home";

describeOnBothEngines("a cash order", (openFresh) => {
  it("is not collected in full for a part of its goods", async () => {
    const { book, view, fulfilment, by, there } = await openParcels(await openFresh(), "cash");
    await fulfilment.send(by, { carrier: "Delhivery", lines: [{ line: 0, quantity: 2 }] });
    await fulfilment.send(by, { carrier: "Delhivery" });
    await fulfilment.takeBack(by, { parcel: 1, reason, restock: true });
    await fulfilment.takeBack(by, { parcel: 2, reason, restock: false });
    const { order, isOpen } = await view();
    expect(order.lines.map(({ left }) => left)).toEqual([0, 1]);
    expect(order.deeds.find(({ deed }) => deed === "send")?.reason).toBeNull();
    expect(isOpen).toBe(false);
    expect(await book()).toMatchObject({ reason: "wrongMove" });
    expect(await there()).toEqual([]);
  });
});
