import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { asha, guestOf, noticeOf, openMerging } from "#support/merging-shop.ts";
import { times } from "#support/thorough.ts";

const hour = 3_600_000;

describeOnBothEngines("a guest who signs in", (openFresh) => {
  async function both() {
    const made = await openMerging(openFresh);
    const { login, add, wish, a, b, c, d } = made;
    const { token } = (await login()).body;
    await add({ token }, a, 3);
    await wish({ token }, d);
    const guest = { cookie: guestOf(await add({}, a, 2)) };
    await add(guest, b);
    await wish(guest, c);
    return { ...made, token, guest };
  }

  it("finds both carts in one, hears so, and can have them apart again", async () => {
    const { shop, login, held, guest, a, b, c, d } = await both();
    const signedIn = await login(guest.cookie);
    const by = { token: signedIn.body.token };
    expect(guestOf(signedIn)).toBe("haat-guest=");
    const { text, undo } = noticeOf(signedIn);
    expect(text).toContain("2 products in your cart, 1 on your wishlist");
    expect(undo).toEqual({ call: "cart.part", label: "Undo" });
    expect(await held(by)).toEqual({ cart: { [a]: 5, [b]: 1 }, wishes: [c, d].sort() });
    expect(await held(guest)).toEqual({ cart: {}, wishes: [] });

    const parted = await shop.call("POST", "/cart/part", by);
    expect(parted).toMatchObject({ status: 200, body: { data: { itemCount: 3 } } });
    expect(await held(by)).toEqual({ cart: { [a]: 3 }, wishes: [d] });
    expect(await held({ cookie: guestOf(parted) })).toEqual({ cart: { [a]: 2, [b]: 1 }, wishes: [c] });
    expect(await held(guest)).toEqual({ cart: {}, wishes: [] });
    expect((await shop.call("POST", "/cart/part", by)).body.error).toBe("UNDO_OVER");

    const again = await login(guestOf(parted));
    expect(await held({ token: again.body.token })).toEqual({
      cart: { [a]: 5, [b]: 1 },
      wishes: [c, d].sort(),
    });
  });

  it("cannot have apart what was changed since, is another's, or is a day old", async () => {
    const { shop, clock, login, add, held, guest, a, b, c } = await both();
    const by = { token: (await login(guest.cookie)).body.token };
    const part = async () => (await shop.call("POST", "/cart/part", by)).body.error;
    const meera = { ...asha, email: "meera@example.com" };
    await shop.call("POST", "/auth/register", { body: meera });
    const { body: other } = await shop.call("POST", "/auth/login", { body: meera });
    const byOther = await shop.call("POST", "/cart/part", { token: other.token });
    expect(byOther.body.error).toBe("UNDO_OVER");
    await add(by, c);
    expect(await part()).toBe("UNDO_OVER");
    expect((await held(by)).cart).toEqual({ [a]: 5, [b]: 1, [c]: 1 });

    const later = { cookie: guestOf(await add({}, b)) };
    by.token = (await login(later.cookie)).body.token;
    clock.at += 25 * hour;
    by.token = (await login()).body.token;
    expect(await part()).toBe("UNDO_OVER");
    expect((await held(by)).cart).toEqual({ [a]: 5, [b]: 2, [c]: 1 });
  });

  it("hears nothing where nothing was chosen", async () => {
    const { login, shop, a, add } = await openMerging(openFresh);
    const guest = { cookie: guestOf(await add({}, a)) };
    await shop.call("DELETE", "/cart/clear", guest);
    const signedIn = await login(guest.cookie);
    expect([guestOf(signedIn), noticeOf(signedIn)]).toEqual(["haat-guest=", undefined]);
  });

  it("finds nothing twice when two tabs sign in, and loses nothing that a third adds meanwhile", async () => {
    const { shop, login, add, wish, held, a, b, c } = await openMerging(openFresh);
    for (let round = 0; round < times(3, 30); round++) {
      const { token } = (await login()).body;
      await shop.call("DELETE", "/cart/clear", { token });
      await shop.call("DELETE", `/wishlist/remove/${c}`, { token });
      const guest = { cookie: guestOf(await add({}, a, 2)) };
      const isLate = round % 2 === 1;
      const [first, second, added, wished] = await Promise.all([
        login(guest.cookie),
        login(guest.cookie),
        isLate ? settled(round).then(() => add(guest, b)) : add(guest, b),
        wish(guest, c),
      ]);
      const said = [noticeOf(first), noticeOf(second)].filter(Boolean);
      expect(said).toHaveLength(1);
      const now = await held({ token: second.body.token });
      // Recognised too late, an addition is that of another guest, with a cookie of its own.
      expect(now.cart).toEqual({ [a]: 2, ...(guestOf(added) === undefined && { [b]: 1 }) });
      expect(now.wishes).toEqual(guestOf(wished) === undefined ? [c] : []);
    }
  });
});

function settled(turns: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, turns * 5));
}
