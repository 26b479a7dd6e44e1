import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { setGroup } from "#support/let-guests-in.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";
import { Refusal } from "#tools/refusal.ts";
import { callable } from "#tools/staff/call.ts";
import { inTerminal, isOwn, type Terminal } from "#tools/staff/terminal.ts";
import { nameOf } from "./ask-row.ts";
import { orderAt, withThings } from "./owned-things.ts";
import type { Owned, Row } from "./row.ts";
import { rows } from "./rows.ts";

describeWithDatabase("at the terminal", (openFresh) => {
  it("does each endpoint as for the owner of the shop, and nothing that is somebody's own", async () => {
    const { settings } = await openFresh({ demo: true });
    await setGroup(settings, "seller", { pinCode: "560001" });
    const courier = await startCourier();
    const shop = await openShop(settings, { env: courier.env });
    const open = async () => ({
      db: openDatabase(settings),
      settings: readSettings({ ...settings, ...courier.env }),
    });
    const wrong = await inTerminal(open, undefined, async (at) => {
      const shared = await withThings(at.db, shop, false);
      const hand = await signedUpUser(at.db, { role: "owner" });
      const found: (string | undefined)[] = [];
      for (const endpoint of callable()) {
        const row = rows[nameOf(endpoint)];
        if (!row) continue;
        const isUnpaid = row.ordered === true || row.at === "unpaid";
        const own = isUnpaid ? await withThings(at.db, shop, row.ordered ?? false) : shared;
        found.push(await tried(at, endpoint, row, await prepare(at.db, shop, row, { ...own, hand })));
      }
      return found.filter((fault) => fault !== undefined);
    });
    await shop.stop();
    await courier.stop();
    expect(wrong).toEqual([]);
  }, 300_000);
});

async function prepare(
  db: Database,
  shop: ShopForTests,
  { at }: Row,
  { owner, owned, hand }: { owner: Person; owned: Owned; hand: Person },
): Promise<Owned> {
  return at ? { ...owned, ...(await orderAt(shop, db, { at, owned, owner, hand })) } : owned;
}

/** What came otherwise than to the owner in a browser; what is not refused in words is a bug. */
async function tried(at: Terminal, endpoint: Endpoint, row: Row, owned: Owned): Promise<string | undefined> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const input = {
    ...Object.fromEntries(new URLSearchParams(row.query)),
    ...row.body?.(owned),
    ...Object.fromEntries(names.map((name) => [name, row.id?.(owned) ?? "none"])),
  };
  // What is undone was done by the same person, and not by the terminal.
  const isDone = !isOwn(endpoint) && row.owner < 300 && endpoint.name !== "desk.undo";
  try {
    await at.ask(endpoint, input as never);
    return isDone ? undefined : `${endpoint.name}: done`;
  } catch (error) {
    const isRefused = error instanceof Refusal && !isDone;
    return isRefused ? undefined : `${endpoint.name}: ${(error as Error).message}`;
  }
}
