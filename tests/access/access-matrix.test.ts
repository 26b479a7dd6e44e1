import { Hono } from "hono";
import { expect, it } from "vitest";
import { type Call, isOfBackOffice } from "#contract/call.ts";
import { accountsCalls } from "#contract/calls/accounts.ts";
import { allCalls } from "#contract/calls/all-calls.ts";
import { holders, holds, type Role, roles } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { serveApi } from "#server/api/serve-api.ts";
import type { Edge, EdgeVariables } from "#server/edge.ts";
import type { Shop } from "#server/shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";
import { type Owned, type Row, rows } from "./rows.ts";

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** What nobody but A may ever read. */
const secret = { name: "Amrita Ownworthy", street: "77 Matrix Lane" };

/** Fields by which somebody might promote himself or touch what is not his. */
function forged(body: object, owned: Owned): string {
  const more = {
    role: "owner",
    isAdmin: true,
    isStaff: true,
    is_staff: 1,
    userId: owned.userId,
    user_id: owned.userId,
    total: 1,
    unitPaise: 1,
    emailVerified: true,
    hasPassword: false,
    ...body,
  };
  return JSON.stringify(more).replace("{", '{"__proto__":{"role":"owner"},');
}

describeOnBothEngines("access matrix", (openFresh) => {
  it("has a row for every documented call, and no others", () => {
    expect(Object.keys(rows).sort()).toEqual(allCalls.map(nameOf).sort());
  });

  it("knows every call that is served", () => {
    const app: Edge = new Hono<{ Variables: EdgeVariables }>();
    const anything: object = new Proxy({}, { get: () => anything });
    serveApi(app, anything as Shop);
    const served = app.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    const documented = allCalls.map(({ method, path }) => `${method} /api${path}`);
    expect(served.sort()).toEqual([...documented, "GET /api/openapi.json"].sort());
  });

  it("answers each call to a visitor, the owner, somebody else and staff as it should", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings);
    const db = openDatabase(settings);
    const differing: string[] = [];
    const leaks: string[] = [];
    const mute: string[] = [];
    for (const described of allCalls) {
      const row = rows[nameOf(described)];
      if (!row) continue;
      // The owner comes last: his is the only call that may change his things.
      const { owner, owned } = await withThings(db, shop, row);
      const before = await thingsOf(db, owned.userId);
      for (const who of ["visitor", "other", ...workers(described, row), "owner"] as const) {
        const person =
          who === "owner"
            ? owner
            : who === "visitor"
              ? undefined
              : await signedUpUser(db, { ...(who !== "other" && { role: who.role }) });
        const rank = person && (await rankOf(db, person.userId));
        const answer = await ask(shop, described, row, owned, person);
        const wanted = expected(described, row, who);
        const label = `${nameOf(described)} by ${isWorker(who) ? who.role : who}`;
        if (answer.status !== wanted)
          differing.push(
            `${label}: ${answer.status} for ${wanted} ${JSON.stringify(answer.body).slice(0, 200)}`,
          );
        if (!answer.body.message) mute.push(label);
        const text = JSON.stringify(answer.body);
        const isDesk = isOfBackOffice(described) && isWorker(who) && holds(who, "orders.see");
        const mayRead = isDesk || who === "owner" || (wanted === 200 && row.staff === 200 && isWorker(who));
        if (!mayRead && [secret.name, secret.street, owned.email].some((mark) => text.includes(mark)))
          leaks.push(label);
        if (person && described !== accountsCalls.remove && (await rankOf(db, person.userId)) !== rank)
          leaks.push(`${label}: is somebody else now`);
        if (who !== "owner" && (await thingsOf(db, owned.userId)) !== before)
          leaks.push(`${label}: changed what is the owner's`);
      }
    }
    await shop.stop();
    await db.close();
    expect(mute).toEqual([]);
    expect(differing).toEqual([]);
    expect(leaks).toEqual([]);
  }, 900_000);
});

type Asking = "visitor" | "owner" | "other" | { readonly role: Role };

/** Every role where it makes a difference; else one stands for all. */
function workers({ right }: Call, row: Row): Exclude<Asking, string>[] {
  const some = holders[right] === "staff" || row.staff !== undefined ? roles : (["owner"] as const);
  return some.map((role) => ({ role }));
}

const isWorker = (who: Asking): who is Exclude<Asking, string> => typeof who !== "string";

/** Whoever holds no right to it hears so; whoever does is answered as the row says. */
function expected(call: Call, row: Row, asks: Asking): number {
  const { right } = call;
  const person = asks === "visitor" ? null : { role: isWorker(asks) ? asks.role : null };
  if (isOfBackOffice(call) && !isWorker(asks)) return 404;
  if (!holds(person, right)) return person ? 403 : 401;
  // What a call shows of other people's things is a right of its own.
  const seesAll = holders[right] === "staff" || holds(person, "orders.all");
  if (isWorker(asks) && isOfBackOffice(call)) return row.owner;
  if (isWorker(asks) && seesAll && row.staff !== undefined) return row.staff;
  return asks === "owner" || asks === "visitor" ? row.owner : (row.other ?? row.owner);
}

async function ask(
  shop: ShopForTests,
  { method, path }: Call,
  row: Row,
  owned: Owned,
  person: Person | undefined,
) {
  const at = path.replace(/\{\w+\}/g, () => encodeURIComponent(row.id?.(owned) ?? "none"));
  const body = row.body && forged(row.body(owned), owned);
  return shop.call(method, at, { ...(body && { body }), ...(person && { token: person.token }) });
}

async function withThings(
  db: Database,
  shop: ShopForTests,
  { ordered }: Row,
): Promise<{ owner: Person; owned: Owned }> {
  const owner = await signedUpUser(db, { name: secret.name });
  const call = async (method: string, path: string, body?: object) =>
    (await shop.call(method, path, { token: owner.token, ...(body && { body }) })).body;
  const products = await db.read
    .selectFrom("products")
    .innerJoin("stock", "stock.product_id", "products.id")
    .select("products.id")
    .where("products.colours", "=", "[]")
    .where("products.sizes", "=", "[]")
    .where("products.category", "not in", ["mens-clothing", "womens-clothing"])
    .where("stock.free", ">", 20)
    .orderBy("stock.free", "desc")
    .orderBy("products.id")
    .limit(2)
    .execute();
  const [first, second] = products.map(({ id }) => id);
  if (!first || !second) throw new Error("The sample shop has no plain products.");
  const kept = await call("POST", "/addresses", {
    name: secret.name,
    phone: "9812345678",
    street: secret.street,
    city: "Kolkata",
    state: "West Bengal",
    pinCode: "700029",
  });
  await call("POST", "/cart/add", { productId: first, quantity: 1 });
  await call("POST", "/wishlist/add", { productId: first });
  const [line] = (await call("GET", "/cart")).data.items;
  const { sessions } = await call("GET", "/auth/sessions");
  const order = ordered ? await call("POST", "/cart/checkout", { paymentMethod: "card" }) : {};
  const { userId, email } = owner;
  const owned = {
    userId,
    email,
    sessionId: sessions[0].id,
    addressId: kept.address.id,
    lineId: line.id ?? line._id,
    wishedId: first,
    productId: second,
    orderId: order.orderId ?? "",
    gatewayOrderId: order.order_id ?? "",
  };
  return { owner, owned };
}

/** What nobody may write about himself. */
async function rankOf(db: Database, userId: string): Promise<string> {
  const row = await db.read
    .selectFrom("users")
    .select(["role", "email", "email_verified_at", "password_hash", "created_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

/** All that is somebody's, to see whether anybody else touched it. */
async function thingsOf(db: Database, userId: string): Promise<string> {
  const tables = ["addresses", "cart_lines", "wishlist_items", "orders", "reviews"] as const;
  const kept: unknown[] = [await rankOf(db, userId)];
  for (const table of tables)
    kept.push(await db.read.selectFrom(table).selectAll().where("user_id", "=", userId).execute());
  kept.push(await db.read.selectFrom("sessions").select("id").where("user_id", "=", userId).execute());
  return JSON.stringify(kept);
}
