import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";

describeOnBothEngines("a picture that was worked on", (openFresh) => {
  it("is kept once, and none is where the return has ended meanwhile", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, orderId } = shop;
    const { id: returnId } = await shop.asked();
    const first = { returnId, file: "first.0a1b2c3d" };
    expect(await returns.addPicture(orderId, first)).toMatchObject({ ok: true });
    expect(await returns.withdraw(orderId, returnId)).toMatchObject({ ok: true });
    expect(await returns.addPicture(orderId, first)).toMatchObject({ ok: true });
    const late = { returnId, file: "late.0a1b2c3d" };
    expect(await returns.addPicture(orderId, late)).toMatchObject({ reason: "notFound" });
    expect((await shop.known(returnId)).pictures).toEqual([first.file]);
  });

  it("is not kept of somebody who has left meanwhile", async () => {
    const shop = await openReturns(await openFresh());
    const { id: returnId } = await shop.asked();
    await shop.db.write((tx) =>
      tx.updateTable("orders").set({ erase_at: 1 }).where("id", "=", shop.orderId).execute(),
    );
    const late = { returnId, file: "late.0a1b2c3d" };
    expect(await shop.returns.addPicture(shop.orderId, late)).toMatchObject({ reason: "notFound" });
    expect((await shop.known(returnId)).pictures).toEqual([]);
  });
});
