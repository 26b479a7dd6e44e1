import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };

describeWithDatabase("the calls of the accounts", (openFresh) => {
  it("register, log in, tell who one is and log out, as documented", async () => {
    const db = await openFresh({ demo: true });
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

  it("sign a program out by GET, whatever it says of where it comes from", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "", origin: "https://app.example" },
    ]) {
      const { token } = await signedUpUser(db);
      expect(await shop.call("GET", "/auth/logout", { token, headers })).toMatchObject({ status: 200 });
      expect((await shop.call("GET", "/auth/user", { token })).status).toBe(401);
    }
    await shop.stop();
  });

  it("ask for the password before the address changes, and tell which one waits", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    await shop.call("POST", "/auth/register", { body: asha });
    const { token } = (await shop.call("POST", "/auth/login", { body: asha })).body;
    const change = (body: object) => shop.call("PUT", "/auth/profile", { token, body });
    const next = { name: asha.name, email: "asha.rao@example.org" };
    expect(await change(next)).toMatchObject({
      status: 422,
      body: { error: "PASSWORD_NEEDED", field: "password" },
    });
    expect(await change({ ...next, password: "wrong-one" })).toMatchObject({ status: 403 });
    expect(await change({ ...next, password: asha.password })).toMatchObject({
      status: 200,
      body: {
        user: { email: asha.email },
        pendingEmail: next.email,
        data: { user: { email: asha.email }, pendingEmail: next.email },
      },
    });
    await shop.stop();
  });

  it("keep a remembered session for 30 days", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    await shop.call("POST", "/auth/register", { body: asha });
    const login = await shop.call("POST", "/auth/login", { body: { ...asha, remember: true } });
    expect(login.headers.getSetCookie()[0]).toMatch(/; Max-Age=2592000$/);
    await shop.stop();
  });

  it("leave a visitor in peace and refuse a wrong password with one message for every cause", async () => {
    const db = await openFresh({ demo: true });
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

  it("end the session of who left while the shop was out of reach, before they answer anything else", async () => {
    const db = await openFresh({ demo: true });
    const shop = await openShop(db.settings);
    await shop.call("POST", "/auth/register", { body: asha });
    const person = await signedUpUser(db);
    const leaving = `${person.cookie}; haat-leaving=1`;
    const first = await shop.call("GET", "/auth/user", { cookie: leaving });
    expect(first).toMatchObject({ status: 401, body: { error: "NOT_SIGNED_IN" } });
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^haat-leaving=; .*Max-Age=0/),
      expect.stringMatching(/^haat-session=; .*Max-Age=0/),
    ]);
    expect((await shop.call("GET", "/auth/user", { cookie: person.cookie })).status).toBe(401);
    expect((await shop.call("GET", "/auth/user", { token: person.token })).status).toBe(401);
    // Whoever signs in at the same computer next is not signed out again.
    const login = await shop.call("POST", "/auth/login", { body: asha, cookie: leaving });
    const sessions = login.headers.getSetCookie().filter((cookie) => cookie.startsWith("haat-session="));
    expect([login.status, sessions]).toEqual([200, [expect.stringMatching(/^haat-session=[\w-]{43};/)]]);
    const calm = await shop.call("GET", "/products", { cookie: "haat-leaving=1" });
    expect(calm.status).toBe(200);
    await shop.stop();
  });

  it("let the scripts of named origins call by bearer, and let no cookie cross", async () => {
    const db = await openFresh({ demo: true });
    const origin = "https://app.example.com";
    const shop = await openShop(db.settings, { env: { CORS_ORIGINS: origin } });
    const { token, cookie } = await signedUpUser(db);
    const from = (origin: string) => ({ origin, "sec-fetch-site": "cross-site" });
    const asked = await shop.call("OPTIONS", "/auth/token", {
      headers: { ...from(origin), "access-control-request-method": "POST" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
    expect(asked.headers.get("access-control-allow-headers")).toContain("authorization");
    const done = await shop.call("POST", "/auth/token", { token, headers: from(origin) });
    expect([done.status, done.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
    expect(done.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await shop.call("GET", "/auth/user", { cookie, headers: from(origin) })).status).toBe(401);
    const list = await shop.call("GET", "/products", { headers: from(origin) });
    expect(list.headers.get("access-control-allow-origin")).toBe(origin);
    await shop.call("POST", "/auth/register", { body: asha });
    const login = await shop.call("POST", "/auth/login", { body: asha, headers: from(origin) });
    expect([login.status, login.headers.getSetCookie()]).toEqual([200, []]);
    const stranger = from("https://elsewhere.example");
    expect((await shop.call("POST", "/auth/token", { token, headers: stranger })).status).toBe(403);
    const unnamed = await shop.call("GET", "/products", { headers: stranger });
    expect(unnamed.headers.get("access-control-allow-origin")).toBeNull();
    await shop.stop();
  });

  it("sign nobody out from another site", async () => {
    const db = await openFresh({ demo: true });
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
