import { expect, it } from "vitest";
import { orderLink } from "#modules/orders/messages/order-links.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";

const day = 86_400_000;
const meera = { actor: "meera" };

describeOnBothEngines("wishes for a return", (openFresh) => {
  it("are asked for within the days, and by nobody who guesses", async () => {
    const shop = await openReturns(await openFresh());
    const { returns, parts } = shop;
    const token = orderLink(parts, "return", shop.orderId).slice("/return/".length);
    expect(returns.orderOf(token)).toBe(shop.orderId);
    expect(returns.orderOf(`${token.slice(0, -1)}_`)).toBeUndefined();
    const seen = JSON.stringify(await returns.page(token));
    for (const secret of ["Asha", "9812345678", "Lake Road", "asha@"]) expect(seen).not.toContain(secret);
    shop.pass(31 * day);
    expect(await returns.page(token)).toBeUndefined();
    expect(await shop.ask()).toMatchObject({ ok: false, reason: "returnOver" });
  });

  it("are asked for once by the same wish, and not without end", async () => {
    const shop = await openReturns(await openFresh());
    const first = await shop.asked({ key: "k" });
    expect((await shop.asked({ key: "k" })).id).toBe(first.id);
    for (let at = 0; at < 9; at++) {
      await shop.returns.withdraw(shop.orderId, (at === 0 ? first : await shop.asked()).id);
    }
    await shop.asked();
    expect(await shop.ask()).toMatchObject({ ok: false, reason: "returnsFull" });
  });

  it("refuse a wish that names what is not there", async () => {
    const shop = await openReturns(await openFresh());
    const pot = shop.lineOf("pot");
    for (const [over, reason] of [
      [{ lines: [] }, "invalidInput"],
      [{ lines: [{ line: pot, quantity: 3 }] }, "notReturnable"],
      [{ lines: [{ line: 7, quantity: 1 }] }, "notReturnable"],
      [{ way: "pickUp", day: "2020-01-01", part: "morning" }, "invalidInput"],
      [{ way: "store", storeId: "nowhere" }, "invalidInput"],
    ] as const)
      expect(await shop.ask(over as object)).toMatchObject({ ok: false, reason });
    expect(await shop.ask({ way: "store", storeId: "shop" })).toMatchObject({ ok: true });
  });

  it("are seen by the staff as they were when they decided", async () => {
    const shop = await openReturns(await openFresh());
    const one = await shop.asked();
    const { version } = await shop.record();
    const stale = { ...meera, returnId: one.id, seen: version - 1 };
    expect(await shop.returns.accept(stale, {})).toMatchObject({ ok: false, reason: "orderChanged" });
    expect(await shop.returns.accept({ ...stale, seen: version }, {})).toMatchObject({ ok: true });
    expect(await shop.fulfilment.stepBack(shop.by, "never came")).toMatchObject({ ok: false });
    expect((await shop.returns.list("onTheWay")).returns).toMatchObject([{ id: one.id, state: "accepted" }]);
    expect((await shop.returns.list("waiting")).counts).toMatchObject({ onTheWay: { count: 1 } });
  });
});
