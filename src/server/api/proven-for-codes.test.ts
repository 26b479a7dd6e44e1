import { expect, it } from "vitest";
import { plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openShop } from "#support/running-shop.ts";

describeOnBothEngines("a code that each customer may use once", (openFresh) => {
  it.each([
    ["waits until somebody has shown an address to be his own", { SMTP_URL: "smtp://127.0.0.1:9" }, 409],
    ["asks for no proof where no mail leaves the shop", {}, 200],
  ])("%s", async (_, env, first) => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings, { env });
    const body = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
    await shop.call("POST", "/auth/register", { body });
    const { token } = (await shop.call("POST", "/auth/login", { body })).body;
    const productId = await plainProduct(db);
    await shop.call("POST", "/cart/add", { token, body: { productId, quantity: 1 } });
    const take = () => shop.call("POST", "/cart/promo", { token, body: { code: "WELCOME10" } });
    const answer = await take();
    expect(answer.status).toBe(first);
    if (first === 409) {
      expect(answer.body).toMatchObject({ error: "PROMO_NEEDS_PROOF", field: "code" });
      expect(answer.body.message).toContain("Confirm your email address");
      expect((await shop.call("GET", "/cart", { token })).body.data.promo).toBeNull();
      await db.write((tx) =>
        tx
          .updateTable("users")
          .set({ email: body.email, claimed_email: null })
          .where("claimed_email", "=", body.email)
          .execute(),
      );
      expect((await take()).status).toBe(200);
    }
    await shop.stop();
  });
});
