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
});
