import { expect, it } from "vitest";
import { type Endpoint, isOfBackOffice } from "#contract/endpoint.ts";
import { holders } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { letGuestsIn } from "#support/let-guests-in.ts";
import { openShop } from "#support/running-shop.ts";
import { askRow, nameOf } from "./ask-row.ts";
import { guestWithThings } from "./guests-things.ts";
import { secret, thingsOf, withThings } from "./owned-things.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";

describeOnBothEngines("access of guests", (openFresh) => {
  async function opened() {
    const { settings } = await openFresh({ demo: true });
    await letGuestsIn(settings);
    const shop = await openShop(settings);
    const db = openDatabase(settings);
    const close = async () => {
      await shop.stop();
      await db.close();
    };
    return { shop, db, close };
  }

  it("reaches nothing of a customer's and nothing of another guest's by any call", async () => {
    const { shop, db, close } = await opened();
    const wrong: string[] = [];
    const { owned: ofCustomer } = await withThings(db, shop, true);
    const { owned: ofGuest } = await guestWithThings(db, shop);
    const stranger = await guestWithThings(db, shop, { isOrdered: false });
    // With a cart of the stranger's own, a purchase would be no trial of anybody else's.
    await shop.call("DELETE", "/cart/clear", { cookie: stranger.cookie });
    const others = await Promise.all(
      Object.entries({ ofCustomer, ofGuest }).map(async ([whose, owned]) => {
        return { whose, owned, before: await thingsOf(db, owned.userId) };
      }),
    );
    for (const endpoint of allEndpoints)
      for (const { whose, owned, before } of others) {
        const row = rows[nameOf(endpoint)] as Row;
        const { status, body } = await askRow(shop, endpoint, {
          row,
          owned,
          by: { cookie: stranger.cookie },
        });
        const label = `${nameOf(endpoint)} ${whose}`;
        const wanted = expected(endpoint, row.other ?? row.owner);
        if (status !== wanted) wrong.push(`${label}: ${status} for ${wanted} ${body.message}`);
        const text = JSON.stringify(body);
        const secrets = [secret.name, secret.street, secret.phone, ofCustomer.email];
        if (secrets.some((one) => text.includes(one))) wrong.push(`${label}: told`);
        if ((await thingsOf(db, owned.userId)) !== before) wrong.push(`${label}: changed`);
        if (endpoint.path === "/cart/add")
          await shop.call("DELETE", "/cart/clear", { cookie: stranger.cookie });
      }
    wrong.push(...(await stillNobody(db, stranger.owned.userId)));
    await close();
    expect(wrong).toEqual([]);
  });

  it("does with a guest's own things what guests may do, and makes nobody more than a guest", async () => {
    const { shop, db, close } = await opened();
    const wrong: string[] = [];
    for (const endpoint of allEndpoints.filter(({ right }) =>
      ["guest", "customer"].includes(holders[right]),
    )) {
      const row = rows[nameOf(endpoint)] as Row;
      const { owned, cookie } = await guestWithThings(db, shop, { isOrdered: row.ordered ?? false });
      const { status, body } = await askRow(shop, endpoint, { row, owned, by: { cookie } });
      const wanted = expected(endpoint, row.guest ?? row.owner);
      if (status !== wanted) wrong.push(`${nameOf(endpoint)}: ${status} for ${wanted} ${body.message}`);
      wrong.push(...(await stillNobody(db, owned.userId)));
    }
    await close();
    expect(wrong).toEqual([]);
  });
});

function expected(endpoint: Endpoint, mayDo: number): number {
  if (isOfBackOffice(endpoint)) return 404;
  return ["anyone", "guest"].includes(holders[endpoint.right]) ? mayDo : 401;
}

async function stillNobody(db: Database, userId: string): Promise<string[]> {
  const user = await db.read
    .selectFrom("users")
    .select(["is_guest", "role", "email", "password_hash", "email_verified_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const nobody = { is_guest: 1, role: null, email: null, password_hash: null, email_verified_at: null };
  return JSON.stringify(user) === JSON.stringify(nobody) ? [] : [`became ${JSON.stringify(user)}`];
}
