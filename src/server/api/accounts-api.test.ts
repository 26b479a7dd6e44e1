import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };

describeOnBothEngines("the calls of the accounts", (openFresh) => {
  it("register, log in, tell who one is and log out, as documented", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings);
    const registered = await shop.call("POST", "/auth/register", { body: asha });
    expect(registered.body).toEqual({ success: true, message: "Account created successfully!" });
    const login = await shop.call("POST", "/auth/login", { body: asha });
    expect(login.body).toMatchObject({ success: true, user: { name: "Asha Rao", email: asha.email } });
    const cookies = login.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^haat-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const { token } = login.body;
    const user = await shop.call("GET", "/auth/user", { token });
    expect(user.body.user).toMatchObject({ email: asha.email, createdAt: expect.any(String) });
    expect(user.body.user).not.toHaveProperty("password_hash");
    const logout = await shop.call("GET", "/auth/logout", { token });
    expect(logout.body).toEqual({ success: true, message: "Logged out successfully" });
    expect(logout.headers.getSetCookie()).toEqual([expect.stringMatching(/^haat-session=; .*Max-Age=0/)]);
    const after = await shop.call("GET", "/auth/user", { token });
    expect(after).toMatchObject({ status: 401, body: { error: "SESSION_EXPIRED" } });
    await shop.stop();
  });

  it("keep a remembered session for 30 days", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings);
    await shop.call("POST", "/auth/register", { body: asha });
    const login = await shop.call("POST", "/auth/login", { body: { ...asha, remember: true } });
    expect(login.headers.getSetCookie()[0]).toMatch(/; Max-Age=2592000$/);
    await shop.stop();
  });

  it("leave a visitor in peace and refuse a wrong password with one message for every cause", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings);
    const { email } = await signedUpUser(db);
    expect(await shop.call("GET", "/auth/user")).toMatchObject({
      status: 401,
      body: { success: false, message: "Unauthorized.", error: "NOT_SIGNED_IN" },
    });
    const known = await shop.call("POST", "/auth/login", { body: { email, password: "wrong-one" } });
    const unknown = await shop.call("POST", "/auth/login", {
      body: { email: "nobody@example.com", password: "wrong-one" },
    });
    expect(known.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
    await shop.stop();
  });

  it("sign nobody out from another site", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings);
    const { cookie } = await signedUpUser(db);
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }]) {
      for (const method of ["GET", "POST"]) {
        const answer = await shop.call(method, "/auth/logout", { cookie, headers });
        expect(answer).toMatchObject({ status: 403, body: { error: "CROSS_SITE" } });
      }
    }
    expect((await shop.call("GET", "/auth/user", { cookie })).status).toBe(200);
    await shop.stop();
  });
});
