import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { letGuestsIn, setGroup } from "#support/let-guests-in.ts";
import { codeTo, newPhone } from "#support/letters.ts";
import { type Answer, openShop, type ShopForTests } from "#support/running-shop.ts";

const tables = [
  "guests",
  "order_codes",
  "cash_orders",
  "passkey_tries",
  "sessions",
  "limits",
  "audit",
] as const;

describeWithDatabase("what opens something of a guest's", (openFresh) => {
  it("is in no log, no table, no cached response and no word to another site", async () => {
    const { settings } = await openFresh({ demo: true });
    await letGuestsIn(settings);
    await setGroup(settings, "payments", { cash: true, cashCode: "always" });
    const folder = mkdtempSync(join(settings.DATA_DIR, "haat-secrets-"));
    const where = settings.DATABASE_URL ? { ...settings, DATA_DIR: folder } : settings;
    const lines: string[] = [];
    const log = createLog("debug", { write: (line: string) => void lines.push(line) });
    const shop = await openShop(where, { log });
    const db = openDatabase(settings);
    const answers: Answer[] = [];
    const call = async (...asked: Parameters<ShopForTests["call"]>) => {
      const answer = await shop.call(...asked);
      answers.push(answer);
      return answer;
    };
    const secrets = await buyAndKeep(call, db, where);
    expect(Object.values(secrets).every((secret) => secret.length >= 6)).toBe(true);

    for (const { headers } of answers) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toMatch(/^(?:strict-origin-when-cross-origin|same-origin)$/);
      expect(headers.get("location")).toBeNull();
    }
    await shop.stop();
    const kept: string[] = [];
    for (const table of tables)
      kept.push(JSON.stringify(await db.read.selectFrom(table).selectAll().execute()));
    await db.close();
    rmSync(folder, { recursive: true });
    expect(lines.join("\n")).toContain("/api/tracking/");
    for (const [name, secret] of Object.entries(secrets)) {
      expect(
        lines.filter((line) => line.includes(secret)),
        name,
      ).toEqual([]);
      expect(
        kept.filter((rows) => rows.includes(secret)),
        name,
      ).toEqual([]);
    }
  });
});

type Call = ShopForTests["call"];

/** All that a guest meets between the first addition and an account; gives every secret that was in it. */
async function buyAndKeep(call: Call, db: Database, where: { readonly DATA_DIR: string }) {
  const phone = newPhone();
  const address = {
    ...{ name: "Asha Rao", phone, street: "12 Lake Road", city: "Bengaluru" },
    ...{ state: "Karnataka", pinCode: "560001" },
  };
  const added = await call("POST", "/cart/add", { body: { productId: await plainProduct(db) } });
  const cookie = cookieOf(added);
  const placed = await call("POST", "/cart/checkout", { cookie, body: { paymentMethod: "cash", address } });
  const { track_path: toTrack, confirm_path: toConfirm } = placed.body as Record<string, string>;
  const [track, cash] = [toTrack?.slice("/track/".length) ?? "", toConfirm?.slice("/cash/".length) ?? ""];
  const cashCode = await codeTo(where, phone);
  // Whoever comes from such a page says so, and what goes wrong is written down.
  const headers = { referer: `http://localhost/track/${track}` };
  await call("GET", `/tracking/${track}`, { headers, cookie });
  await call("GET", `/tracking/${track}/nothing`, { headers, cookie });
  await call("POST", `/cash/${cash}`, { headers, body: { code: "not it" } });
  await call("POST", `/cash/${cash}`, { headers, body: { code: cashCode } });
  await call("GET", `/tracking/${track.slice(0, -1)}`, { headers });
  await vi.waitFor(
    async () => expect((await call("GET", `/cash/${cash}`)).body.order.state).toBe("confirmed"),
    { timeout: 20_000 },
  );
  const { body: asked } = await call("POST", `/tracking/${track}/codes`, { body: {}, headers });
  const keepCode = await codeTo(where, phone, [cashCode]);
  const given = { requestId: asked.requestId, code: keepCode };
  const kept = await call("POST", `/tracking/${track}/keep`, { body: given, headers, cookie });
  const passkey = await call("POST", "/auth/passkeys/challenge", { headers });
  return {
    ...{ guest: cookie.split("=")[1] ?? "", track, cash, cashCode, keepCode },
    ...{ request: asked.requestId as string, token: kept.body.token as string },
    ...{ asked: cookieOf(passkey).split("=")[1] ?? "", challenge: passkey.body.options.challenge as string },
  };
}

const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
