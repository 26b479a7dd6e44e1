import { expect, it, vi } from "vitest";
import { plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("discounts over HTTP", (openFresh) => {
  it("of a first order and of one customer wait for a confirmed address, and are nobody else's", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings, { env: { SMTP_URL: "smtp://127.0.0.1:9" } });
    const { token: owner } = await signedUpUser(db, { role: "owner" });
    const { token: ravi } = await signedUpUser(db, { name: "Ravi" });
    const body = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
    await shop.call("POST", "/auth/register", { body });
    const { token } = (await shop.call("POST", "/auth/login", { body })).body;
    const confirm = () =>
      db.write((tx) =>
        tx
          .updateTable("users")
          .set({ email: body.email, claimed_email: null })
          .where("claimed_email", "=", body.email)
          .execute(),
      );
    const productId = await plainProduct(db);
    for (const buyer of [token, ravi])
      await shop.call("POST", "/cart/add", { token: buyer, body: { productId, quantity: 1 } });
    const make = (over: object) =>
      shop.call("POST", "/manage/discounts", { token: owner, body: { name: "Welcome", ...over } });
    const nameOf = async (buyer: string) => {
      const { body: cart } = await shop.call("GET", "/cart", { token: buyer });
      return cart.data.quote.charges.find(({ kind }: { kind: string }) => kind === "promo")?.params.name;
    };
    const heard = (buyer: string, name: string | undefined) =>
      vi.waitFor(async () => expect(await nameOf(buyer)).toBe(name), { timeout: 20_000, interval: 200 });

    expect((await make({ kind: "firstOrder", percent: "5" })).status).toBe(201);
    await heard(ravi, "Welcome");
    expect(await nameOf(token)).toBeUndefined();

    const forAsha = { kind: "customer", name: "For Asha", percent: "20", customer: "Asha@Example.com" };
    expect((await make(forAsha)).body).toMatchObject({ error: "CUSTOMER_UNKNOWN", field: "customer" });
    await confirm();
    expect(await nameOf(token)).toBe("Welcome");
    const made = await make(forAsha);
    expect(made.body.discount).toMatchObject({ of: "Asha Rao", percent: 20, state: "on" });
    await heard(token, "For Asha");
    expect(await nameOf(ravi)).toBe("Welcome");
    const listed = await shop.call("GET", "/manage/discounts", { token: owner });
    expect(listed.body.discounts.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
      "Welcome",
      "For Asha",
    ]);
    expect((await shop.call("GET", "/manage/discounts", { token })).status).toBe(404);
    await shop.stop();
  });
});
