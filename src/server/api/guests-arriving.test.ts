import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { codeTo, newPhone } from "#support/letters.ts";
import { asha, type By, guestOf, noticeOf, openMerging } from "#support/merging-shop.ts";
import { makePasskey } from "#support/passkey.ts";
import type { Answer } from "#support/running-shop.ts";

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const undo = { call: "cart.part", label: "Undo" };

describeOnBothEngines("what a guest has", (openFresh) => {
  type Opened = Awaited<ReturnType<typeof openMerging>>;
  /** One who chose two of a, one of b, and wishes for c. */
  async function guestIn({ add, wish, a, b, c }: Opened): Promise<{ cookie: string }> {
    const guest = { cookie: guestOf(await add({}, a, 2)) };
    await add(guest, b);
    await wish(guest, c);
    return guest;
  }
  const chosen = ({ a, b, c }: Opened) => ({ cart: { [a]: 2, [b]: 1 }, wishes: [c] });

  /** Said openly, once, whole, and with a way back that gives the guest everything again. */
  async function cameAlong(made: Opened, guest: By, answer: Answer): Promise<string> {
    const { shop, held } = made;
    expect(answer.status).toBe(200);
    expect(noticeOf(answer)).toMatchObject({
      text: expect.stringContaining("2 products in your cart, 1 on your wishlist"),
      undo,
    });
    expect(guestOf(answer)).toBe("haat-guest=");
    const by = { token: answer.body.token as string };
    expect(await held(by)).toEqual(chosen(made));
    expect(await held(guest)).toEqual({ cart: {}, wishes: [] });
    const parted = await shop.call("POST", "/cart/part", by);
    expect(await held(by)).toEqual({ cart: {}, wishes: [] });
    expect(await held({ cookie: guestOf(parted) })).toEqual(chosen(made));
    return guestOf(parted);
  }
  const post = ({ shop }: Opened, path: string, body: object, cookie = "") =>
    shop.call("POST", path, { body, ...(cookie && { cookie }) });

  it("comes along with a code to the phone, into a new account and into one that is there", async () => {
    const made = await openMerging(openFresh);
    const phone = newPhone();
    let { cookie } = await guestIn(made);
    const known: string[] = [];
    for (let round = 0; round < 2; round++) {
      const { requestId } = (await post(made, "/auth/otp/request", { phone }, cookie)).body;
      const code = await codeTo(made.settings, phone, known);
      known.push(code);
      const given = { phone, requestId, code };
      const wrong = await post(made, "/auth/otp/verify", { ...given, code: wrongCode(code) }, cookie);
      expect([wrong.status, guestOf(wrong)]).toEqual([401, undefined]);
      expect(await made.held({ cookie })).toEqual(chosen(made));
      const arrived = await post(made, "/auth/otp/verify", given, cookie);
      cookie = await cameAlong(made, { cookie }, arrived);
      await made.db.write((tx) => tx.deleteFrom("limits").where("name", "=", "code-soon").execute());
    }
  });

  it("comes along with a passkey, and stays where the passkey is refused", async () => {
    const made = await openMerging(openFresh);
    const passkey = makePasskey("http://localhost:0");
    const { token, user } = (await made.login()).body;
    const offered = await made.shop.call("POST", "/auth/passkeys/offer", {
      token,
      body: { password: asha.password },
    });
    const answer = passkey.made(offered.body.options);
    await made.shop.call("POST", "/auth/passkeys", { token, body: { answer } });
    const { cookie } = await guestIn(made);
    const asked = await post(made, "/auth/passkeys/challenge", {}, cookie);
    const browser = `${cookie}; ${asked.headers.getSetCookie()[0]?.split(";")[0]}`;
    const shown = { answer: passkey.shown(asked.body.options, { userId: user.id }) };
    const elsewhere = await post(made, "/auth/passkeys/login", shown, cookie);
    expect([elsewhere.status, guestOf(elsewhere)]).toEqual([401, undefined]);
    await cameAlong(made, { cookie }, await post(made, "/auth/passkeys/login", shown, browser));
  });

  it("waits while somebody registers, and comes along with the login after it", async () => {
    const made = await openMerging(openFresh);
    const { cookie } = await guestIn(made);
    const meera = { ...asha, name: "Meera Das", email: "meera@example.com" };
    const registered = await post(made, "/auth/register", meera, cookie);
    expect([registered.status, guestOf(registered)]).toEqual([200, undefined]);
    expect(await made.held({ cookie })).toEqual(chosen(made));
    const wrong = await post(made, "/auth/login", { ...meera, password: "not-hers-at-all" }, cookie);
    expect([wrong.status, guestOf(wrong)]).toEqual([401, undefined]);
    await cameAlong(made, { cookie }, await post(made, "/auth/login", meera, cookie));
  });

  it("comes along where an order is kept by a code to its phone", async () => {
    const made = await openMerging(openFresh);
    const phone = newPhone();
    const { cookie } = await guestIn(made);
    const address = {
      ...{ name: "Asha Rao", phone, street: "12 Lake Road", city: "Bengaluru" },
      ...{ state: "Karnataka", pinCode: "560001" },
    };
    const placed = await post(made, "/cart/checkout", { paymentMethod: "card", address }, cookie);
    const at = placed.body.track_path.replace("/track/", "/tracking/");
    const { requestId } = (await post(made, `${at}/codes`, {}, cookie)).body;
    const code = await codeTo(made.settings, phone);
    const wrong = await post(made, `${at}/keep`, { requestId, code: wrongCode(code) }, cookie);
    expect([wrong.status, guestOf(wrong)]).toEqual([401, undefined]);
    const kept = await post(made, `${at}/keep`, { requestId, code }, cookie);
    expect(await made.held({ token: kept.body.token })).toEqual(chosen(made));
    const { orders } = (await made.shop.call("GET", "/orders", { token: kept.body.token })).body;
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([placed.body.orderId]);
    await cameAlong(made, { cookie }, kept);
  });

  it("comes along once where two ways are gone at the same moment", async () => {
    const made = await openMerging(openFresh);
    const phone = newPhone();
    const { cookie } = await guestIn(made);
    const { requestId } = (await post(made, "/auth/otp/request", { phone }, cookie)).body;
    const code = await codeTo(made.settings, phone);
    const [byCode, byPassword] = await Promise.all([
      post(made, "/auth/otp/verify", { phone, requestId, code }, cookie),
      made.login(cookie),
    ]);
    expect([noticeOf(byCode), noticeOf(byPassword)].filter(Boolean)).toHaveLength(1);
    const both = [
      await made.held({ token: byCode.body.token }),
      await made.held({ token: byPassword.body.token }),
    ];
    expect(both).toEqual(expect.arrayContaining([chosen(made), { cart: {}, wishes: [] }]));
  });

  it("gets no more of anything than one may have, and says so", async () => {
    const made = await openMerging(openFresh);
    const { add, held, login, db, a, b, c } = made;
    const { token } = (await login()).body;
    await add({ token }, a, 8);
    await add({ token }, b, 2);
    const guest = { cookie: guestOf(await add({}, a, 5)) };
    await add(guest, b, 4);
    await add(guest, c);
    await db.write((tx) => tx.updateTable("stock").set({ free: 3 }).where("product_id", "=", b).execute());
    const signedIn = await login(guest.cookie);
    expect(noticeOf(signedIn).text).toContain("Not all pieces had room.");
    const by = { token: signedIn.body.token };
    expect((await held(by)).cart).toEqual({ [a]: 10, [b]: 3, [c]: 1 });
    const parted = await made.shop.call("POST", "/cart/part", by);
    expect((await held(by)).cart).toEqual({ [a]: 8, [b]: 2 });
    expect((await held({ cookie: guestOf(parted) })).cart).toEqual({ [a]: 5, [b]: 4, [c]: 1 });
  });

  it("brings the code along that takes something off", async () => {
    const made = await openMerging(openFresh);
    const { shop, db, add, login, a } = made;
    const cookie = guestOf(await add({}, a));
    const refused = await post(made, "/cart/promo", { code: "WELCOME10" }, cookie);
    expect([refused.status, refused.body.error]).toEqual([409, "PROMO_NEEDS_ACCOUNT"]);
    // As if it had been a code for everybody.
    await db.write((tx) => tx.updateTable("carts").set({ promo_code: "WELCOME10" }).execute());
    const { token } = (await login(cookie)).body;
    expect(JSON.stringify((await shop.call("GET", "/cart", { token })).body)).toContain("WELCOME10");
  });
});
