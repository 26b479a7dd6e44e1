import { setTimeout as wait } from "node:timers/promises";
import { buyersAmong } from "#modules/orders/records/purchase-repository.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { accountsForTests } from "#support/accounts-for-tests.ts";
import { fillShop, onEngines, type Where } from "#tools/load/bench-shop.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const atOnce = 500;
const calmMs = 20_000;
const day = 24 * 3_600_000;

export const question = "How long does anybody wait while the carts of guests who left are deleted?";

/** npm run bench -- growth sweep [sqlite|postgres] [GUESTS] */
export async function run([only, many = "100000"]: readonly string[]): Promise<void> {
  await onEngines(only, (where) => sweepOn(where, Number(many)));
}

async function sweepOn({ engine, data }: Where, many: number): Promise<void> {
  const db = await fillShop(data, 0);
  try {
    const { accounts, clock } = accountsForTests(db, { boughtAmong: buyersAmong });
    for (let done = 0; done < many; done += atOnce) await fill(db, Math.min(atOnce, many - done), clock.at);
    clock.at += 31 * day;
    const made = await accounts.makeGuest("203.0.113.7");
    if (!made.ok) throw new Error(made.reason);
    // What the machine itself makes them wait.
    const before = waitMeanwhile(db, made.value.userId);
    await wait(calmMs);
    console.log(`${engine}: nothing is swept for ${calmMs / 1_000} s`);
    console.table(await before.stop());
    const others = waitMeanwhile(db, made.value.userId);
    const began = performance.now();
    const swept = await accounts.deleteOldGuests();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(`${engine}: ${swept} guests with their carts in ${seconds} s`);
    console.table(await others.stop());
  } finally {
    await db.close();
  }
}

async function fill(db: Database & Engine, many: number, now: number): Promise<void> {
  const ids = Array.from({ length: many }, () => newId(now));
  await db.write(async (tx) => {
    const user = { name: "", email: null, phone: null, password_hash: null, email_verified_at: null };
    const rest = { role: null, created_at: now, last_login_at: now, deleted_at: null, is_guest: 1 };
    await tx
      .insertInto("users")
      .values(ids.map((id) => ({ ...user, ...rest, id })))
      .execute();
    const guests = ids.map((user_id) => ({ user_id, token_hash: tokenHash(newToken()), seen_at: now }));
    await tx.insertInto("guests").values(guests).execute();
    const cart = { version: 1, promo_code: null, extras: "[]" };
    await tx
      .insertInto("carts")
      .values(ids.map((user_id) => ({ ...cart, user_id })))
      .execute();
    const line = { product_id: "lamp", colour: "", size: "", quantity: 1, price_when_added_paise: 1 };
    const lines = ids.map((user_id) => ({ ...line, id: newId(now), user_id, added_at: now }));
    await tx.insertInto("cart_lines").values(lines).execute();
  });
}

/** Somebody reads and somebody writes, again and again, and the loop turns: the longest that each had to wait. */
function waitMeanwhile(db: Database, userId: string) {
  let isRunning = true;
  const again = async (act: () => Promise<unknown>) => {
    const waited: number[] = [];
    while (isRunning) {
      const began = performance.now();
      await act();
      waited.push(performance.now() - began);
      await wait(2);
    }
    return waited;
  };
  const read = () => db.read.selectFrom("guests").select("seen_at").where("user_id", "=", userId).execute();
  const write = () =>
    db.write((tx) =>
      tx.updateTable("guests").set({ seen_at: Date.now() }).where("user_id", "=", userId).execute(),
    );
  const all = { "a read": again(read), "a write": again(write), "the loop": again(() => wait(0)) };
  return {
    async stop() {
      isRunning = false;
      const rows: Record<string, object> = {};
      for (const [name, running] of Object.entries(all)) {
        const waited = await running;
        const of = quantilesOf(waited);
        const at = (share: number) => `${of(share).toFixed(1)} ms`;
        rows[name] = { times: waited.length, median: at(0.5), p99: at(0.99), longest: at(1) };
      }
      return rows;
    },
  };
}
