import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";

const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };

describeWithDatabase("the guards of the accounts", (openFresh) => {
  it("count guesses the same, whatever address a forged header names", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings);
    const statuses = [];
    for (let at = 0; at < 14; at++) {
      const headers = { "x-forwarded-for": `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` };
      const body = { email: asha.email, password: `guess-${at}` };
      const answer = await shop.call("POST", "/auth/login", { headers, body });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
    }
    await shop.stop();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  it("answer the same for a known and an unknown address, headers included", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings);
    await shop.call("POST", "/auth/register", { body: asha });
    const seen = async (path: string, body: { readonly email: string }) => {
      const { status, headers, body: said } = await shop.call("POST", path, { body });
      // The browser that sent an address may be told it again.
      const echo = Buffer.from(body.email).toString("base64url");
      const same = [...headers]
        .filter(([name]) => !["date", "x-request-id"].includes(name))
        .map(([name, value]) => [name, value.replace(echo, "")]);
      return { status, said, same };
    };
    const unknown = { ...asha, email: "nobody@example.com" };
    for (const path of ["/auth/forgot-password", "/auth/register"])
      expect(await seen(path, asha), path).toEqual(await seen(path, unknown));
    const wrong = { password: "not-the-password" };
    const known = await seen("/auth/login", { ...asha, ...wrong });
    expect(known).toEqual(await seen("/auth/login", { email: "other@example.com", ...wrong }));
    await shop.stop();
  });

  it("answer the same for a proved, a claimed and a free address, in any order of calls", async () => {
    const db = await openFresh({ demo: true });
    const [proved, claimed, free] = ["proved@example.com", "claimed@example.com", "free@example.com"];
    await signedUpUser(db, { email: proved });
    const shop = await openShop(db.settings);
    await shop.call("POST", "/auth/register", { body: { ...asha, email: claimed } });
    const seenAt = async (email: string) => {
      const seen: unknown[] = [];
      let token = "";
      const call = async (path: string, body: object, method = "POST") => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const { status, body: answer } = await shop.call(method, path, { headers, body: { email, ...body } });
        if (answer.token) token = answer.token;
        const { name, email: theirs, emailVerified, hasPassword } = answer.user ?? {};
        const user = { name, isTheirs: theirs === email, emailVerified, hasPassword };
        const { error, message, pendingEmail = null } = answer;
        seen.push({ path, status, message, error, user, pendingEmail });
      };
      const register = (password: string) => call("/auth/register", { name: "Mallory", password });
      const login = (password: string) => call("/auth/login", { password });
      await login("first-password");
      await register("first-password");
      await login("first-password");
      await login("another-password");
      await register("second-password");
      await login("second-password");
      await login("first-password");
      await register("first-password");
      await login("first-password");
      await call("/auth/profile", { name: "Mallory", password: "first-password" }, "PUT");
      token = "";
      await call("/auth/forgot-password", {});
      await login("first-password");
      return seen;
    };
    const atFree = await seenAt(free);
    expect(atFree).toContainEqual(expect.objectContaining({ path: "/auth/login", status: 200 }));
    expect(await seenAt(proved)).toEqual(atFree);
    expect(await seenAt(claimed)).toEqual(atFree);
    await shop.stop();
  });

  it("answer the same for a known and an unknown number, headers included", async () => {
    const db = await openFresh({ demo: true });
    await signedUpUser(db, { phone: "+919812345678" });
    const shop = await openShop(db.settings);
    const seen = async (path: string, body: object) => {
      const { status, headers, body: said } = await shop.call("POST", path, { body });
      const text = JSON.stringify([status, said, [...headers].filter(([name]) => name !== "date")]);
      // What is drawn anew at each request, the number itself, and the moment.
      return text
        .replace(/[\w-]{43}|[\da-f]{8}-[\da-f-]{27}/g, "*")
        .replaceAll(/\+91981234567[89]/g, "#")
        .replaceAll(/~\d{13}/g, "~");
    };
    expect(await seen("/auth/otp/request", { phone: "9812345678" })).toEqual(
      await seen("/auth/otp/request", { phone: "9812345679" }),
    );
    const verify = { code: "12345x" };
    expect(await seen("/auth/otp/verify", { phone: "9812345678", ...verify })).toEqual(
      await seen("/auth/otp/verify", { phone: "9812345679", ...verify }),
    );
    const guess = { code: "000000", requestId: "none" };
    expect(await seen("/auth/otp/verify", { phone: "9812345678", ...guess })).toEqual(
      await seen("/auth/otp/verify", { phone: "9812345679", ...guess }),
    );
    await shop.stop();
  });

  it("leave no password, code, token or link in the log, nor codes and tokens in the database", async () => {
    const { read, settings } = await openFresh({ demo: true });
    const lines: string[] = [];
    const log = createLog("debug", { write: (line: string) => void lines.push(line) });
    const folder = mkdtempSync(join(settings.DATA_DIR, "haat-guards-"));
    const where = settings.DATABASE_URL ? { ...settings, DATA_DIR: folder } : settings;
    const shop = await openShop(where, { log });
    const call = async (path: string, body: object) =>
      (await shop.call("POST", `/auth/${path}`, { body })).body;
    await call("register", asha);
    const { token = "" } = await call("login", asha);
    const { requestId = "" } = await call("otp/request", { phone: "9812345678" });
    await call("forgot-password", { email: asha.email });
    await shop.stop();
    const outbox = join(where.DATA_DIR, "outbox");
    const sent = readdirSync(outbox)
      .map((file) => readFileSync(join(outbox, file), "utf8"))
      .join("\n");
    rmSync(folder, { recursive: true });
    const code = /(\d{6}) is your code/.exec(sent)?.[1] ?? "";
    const links = [...sent.matchAll(/token=([\w-]{43})/g)].map(([, link = ""]) => link);
    const secrets = [asha.password, token, requestId, code, ...links];
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    expect(links.length).toBeGreaterThan(0);
    const tables = [
      "users",
      "sessions",
      "known_browsers",
      "phone_codes",
      "mail_links",
      "limits",
      "outbox",
    ] as const;
    const kept = [];
    for (const table of tables) kept.push(JSON.stringify(await read.selectFrom(table).selectAll().execute()));
    for (const secret of secrets) {
      expect(lines.join("\n")).not.toContain(secret);
      expect(kept.join("\n")).not.toContain(secret);
    }
  });
});
