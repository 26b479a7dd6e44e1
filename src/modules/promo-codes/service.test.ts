import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { promoCodesForTests } from "#support/pricing.ts";

describeWithDatabase("the code that newcomers are told of", (openFresh) => {
  const none = { used: 0, isHeld: false };
  const account = { isGuest: false };

  it("is offered to each with what he needs first, and to nobody whom it would refuse", async () => {
    const db = await openFresh();
    const offered = async (has: { before?: boolean; used?: number; lacksProof?: boolean }, who = account) => {
      const orders = {
        promoUses: async () => ({ ...none, used: has.used ?? 0 }),
        hasBoughtBefore: async () => has.before ?? false,
      };
      const lacksProof = async () => has.lacksProof ?? false;
      return (await promoCodesForTests(db, { orders, lacksProof })).offerTo("asha", who);
    };
    const offer = { code: "WELCOME10", off: "10%" };
    expect(await offered({})).toEqual({ ...offer, needs: null });
    expect(await offered({}, { isGuest: true })).toEqual({ ...offer, needs: "account" });
    expect(await offered({ lacksProof: true })).toEqual({ ...offer, needs: "proof" });
    expect(await offered({ before: true })).toBeNull();
    expect(await offered({ used: 1, lacksProof: true })).toBeNull();
  });

  it("gives nothing away that its owner never looked at, and says so to her, until she writes it", async () => {
    const db = await openFresh();
    const promoCodes = await promoCodesForTests(db, { welcomeCode: () => "" });
    const used = () => promoCodes.promoFor(db.read, "asha", "WELCOME10");
    expect([await promoCodes.offerTo("asha", account), promoCodes.offer("WELCOME10")]).toEqual([null, null]);
    expect(await used()).toMatchObject({ reason: "promoUnknown" });
    expect(await promoCodes.office.list()).toMatchObject([{ code: "WELCOME10", state: "off" }]);
    const action = { by: "meera", code: "WELCOME10", seen: 1 };
    expect(await promoCodes.office.turn(action, true)).toMatchObject({ ok: true });
    await promoCodes.catchUp();
    expect(await used()).toMatchObject({ ok: true, value: { percent: 10 } });
    expect(await promoCodes.office.list()).toMatchObject([{ code: "WELCOME10", state: "on" }]);
  });
});
