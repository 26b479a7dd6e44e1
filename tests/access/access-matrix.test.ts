import { Hono } from "hono";
import { expect, it } from "vitest";
import { type Endpoint, isOfBackOffice } from "#contract/endpoint.ts";
import { holders, holds, type Role, roles } from "#contract/rights.ts";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { serveEndpoints } from "#server/api/serve-endpoints.ts";
import { documentedEndpoints } from "#server/handlers/all-endpoints.ts";
import type { HttpApp, RequestVariables } from "#server/http/http-app.ts";
import { otherRoutes } from "#server/http/other-routes.ts";
import { serveRoutes } from "#server/http/route.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { startCourier } from "#support/courier/start-courier.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { setGroup } from "#support/let-guests-in.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";
import { askRow, nameOf } from "./ask-row.ts";
import { orderAt, rankOf, secret, thingsOf, withThings } from "./owned-things.ts";
import type { Owned, Row } from "./row.ts";
import { rows } from "./rows.ts";

describeWithDatabase("access matrix", (openFresh) => {
  it("has a row for every documented endpoint, and no others", () => {
    expect(Object.keys(rows).sort()).toEqual(documentedEndpoints.map(nameOf).sort());
  });

  it("tries every action on an order where it can be done", () => {
    const actions = documentedEndpoints.filter(
      ({ method, path }) => method !== "GET" && /^\/manage\/(?:orders|refunds|many|returns)\b/.test(path),
    );
    expect(actions.filter((endpoint) => !rows[nameOf(endpoint)]?.at).map(nameOf)).toEqual([]);
  });

  it("knows every endpoint that is served", () => {
    const app: HttpApp = new Hono<{ Variables: RequestVariables }>();
    const anything: object = new Proxy({}, { get: () => anything });
    serveEndpoints(app, anything as ShopServices);
    serveRoutes(
      app,
      otherRoutes({ shop: anything as ShopServices, publicUrl: "", securityContact: undefined }),
    );
    const inApi = app.routes.filter(({ path }) => path.startsWith("/api/"));
    const served = inApi.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    const documented = documentedEndpoints.map(({ method, path }) => `${method} /api${path}`);
    expect(served.sort()).toEqual([...documented, "GET /api/openapi.json"].sort());
  });

  it("answers each endpoint to a visitor, the owner, somebody else and staff as it should", async () => {
    const { settings } = await openFresh({ demo: true });
    await setGroup(settings, "seller", { pinCode: "560001" });
    const courier = await startCourier();
    const shop = await openShop(settings, { env: courier.env });
    const db = openDatabase(settings);
    const wrong: Wrong = { differing: [], leaks: [], mute: [], undone: [] };
    for (const described of documentedEndpoints) {
      const row = rows[nameOf(described)];
      if (row) await tryEndpoint(shop, db, { described, row, wrong });
    }
    await shop.stop();
    await courier.stop();
    await db.close();
    expect(wrong).toEqual({ differing: [], leaks: [], mute: [], undone: [] });
  }, 900_000);
});

/** What nobody should have heard, seen or done. */
interface Wrong {
  readonly differing: string[];
  readonly leaks: string[];
  readonly mute: string[];
  /** Said to be done, and nothing had changed. */
  readonly undone: string[];
}

/** By everybody, one after the other, on the same things of A's; whoever may change them gets them anew. */
async function tryEndpoint(
  shop: ShopForTests,
  db: Database,
  { described, row, wrong }: { readonly described: Endpoint; readonly row: Row; readonly wrong: Wrong },
): Promise<void> {
  const { owner, owned: things } = await withThings(db, shop, row.ordered ?? false);
  const stand = async (hand: Person) =>
    row.at ? { ...things, ...(await orderAt(shop, db, { at: row.at, owned: things, owner, hand })) } : things;
  let owned = await stand(await signedUpUser(db, { role: "owner" }));
  let before = await thingsOf(db, owned.userId);
  // The owner comes last: his is the only call that may change his things.
  for (const who of ["visitor", "other", ...workers(described, row), "owner"] as const) {
    const label = `${nameOf(described)} by ${isWorker(who) ? who.role : who}`;
    const role = isWorker(who) ? who.role : undefined;
    const visiting = who === "visitor" ? undefined : await signedUpUser(db, { ...(role && { role }) });
    const person = who === "owner" ? owner : visiting;
    const mayDo = row.at !== undefined && isWorker(who) && holds(who, described.right);
    if (mayDo && person) {
      owned = await stand(person);
      before = await thingsOf(db, owned.userId);
    }
    const rank = person && (await rankOf(db, person.userId));
    const by = person ? { token: person.token } : {};
    if (mayDo && described.refusals?.includes("orderChanged")) {
      const late = await askRow(shop, described, { row: seenLongAgo(row), owned, by });
      if (isToldTooMuch(JSON.stringify(late.body), { described, row, who, owned }))
        wrong.leaks.push(`${label}, too late`);
    }
    const answer = await askRow(shop, described, { row, owned, by });
    const wanted = expected(described, row, who);
    const text = JSON.stringify(answer.body);
    if (answer.status !== wanted)
      wrong.differing.push(`${label}: ${answer.status} for ${wanted} ${text.slice(0, 200)}`);
    if (!answer.body.message && !answer.headers.has("content-disposition")) wrong.mute.push(label);
    if (isToldTooMuch(text, { described, row, who, owned })) wrong.leaks.push(label);
    if (person && described !== accountsEndpoints.remove && (await rankOf(db, person.userId)) !== rank)
      wrong.leaks.push(`${label}: is somebody else now`);
    const after = await thingsOf(db, owned.userId);
    const isSame = after === before;
    before = after;
    if (mayDo && isSame && !row.isIdle) wrong.undone.push(label);
    if (!mayDo && !isSame && who !== "owner") wrong.leaks.push(`${label}: changed what is the owner's`);
  }
}

/** What was looked at is another version: a refusal may show no more than a success. */
function seenLongAgo({ body, ...row }: Row): Row {
  return { ...row, ...(body && { body: (owned: Owned) => ({ ...body(owned), seen: 999_999 }) }) };
}

/** Of A, what the rights of who asks do not include. */
function isToldTooMuch(
  text: string,
  { described, row, who, owned }: { described: Endpoint; row: Row; who: Asking; owned: Owned },
): boolean {
  if (who === "owner") return false;
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  if (isWorker(who) && isOfBackOffice(described) && holds(who, "orders.see")) {
    const seesPeople = holds(who, "orders.all") || holds(who, "customers.see");
    return (
      (!seesPeople && says([owned.email, secret.phone])) ||
      // What goods cost stands in the shop; what an order came to does not.
      (!holds(who, "money.see") && described.right !== "stock.see" && /paise"?:\d/i.test(text))
    );
  }
  const isShown = isWorker(who) && row.staff === 200 && expected(described, row, who) === 200;
  return !isShown && says([secret.name, secret.street, owned.email]);
}

type Asking = "visitor" | "owner" | "other" | { readonly role: Role };

/** Every role where it makes a difference; else one stands for all. */
function workers({ right }: Endpoint, row: Row): Exclude<Asking, string>[] {
  const some = holders[right] === "staff" || row.staff !== undefined ? roles : (["owner"] as const);
  return some.map((role) => ({ role }));
}

const isWorker = (who: Asking): who is Exclude<Asking, string> => typeof who !== "string";

/** Whoever holds no right to it hears so; whoever does is answered as the row says. */
function expected(endpoint: Endpoint, row: Row, asks: Asking): number {
  const { right } = endpoint;
  const person = asks === "visitor" ? null : { role: isWorker(asks) ? asks.role : null };
  if (isOfBackOffice(endpoint) && !isWorker(asks)) return 404;
  if (!holds(person, right)) return person ? 403 : 401;
  // What a call shows of other people's things is a right of its own.
  const seesAll = holders[right] === "staff" || holds(person, "orders.all");
  if (isWorker(asks) && isOfBackOffice(endpoint)) return row.owner;
  if (isWorker(asks) && seesAll && row.staff !== undefined) return row.staff;
  return asks === "owner" || asks === "visitor" ? row.owner : (row.other ?? row.owner);
}
