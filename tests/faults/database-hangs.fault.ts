import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DatabaseRelay, databaseRelay } from "#support/database-relay.ts";
import { type PrivatePostgres, startPostgres } from "#support/private-postgres.ts";
import { type ShopProcess, startShopProcess, tellShops } from "#support/shop-process.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

let postgres: PrivatePostgres;
let buyers = 0;
beforeAll(async () => {
  const started = await startPostgres();
  if (!started) throw new Error("There is no PostgreSQL to make fail.");
  postgres = started;
});
afterAll(() => postgres?.stop());

const register = (url: string) =>
  fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Asha",
      email: `asha${buyers++}@example.com`,
      password: "a long enough one",
    }),
  });
const statusOf = async (url: string) => (await fetch(url)).status;
const linesWith = (shop: ShopProcess, words: string) =>
  shop
    .log()
    .split("\n")
    .filter((line) => line.includes(words));

describe("a way to the database that falls silent", () => {
  let relay: DatabaseRelay;
  let shop: ShopProcess;
  beforeEach(async () => {
    relay = await databaseRelay(postgres.url);
    endings.push(() => relay.close());
    shop = await startShopProcess({ DATABASE_URL: relay.url });
    endings.push(() => shop.process.kill("SIGKILL"));
  });

  it("is given up and replaced where new connections work", async () => {
    // As many connections as it has.
    await Promise.all(Array.from({ length: 24 }, () => register(shop.url)));
    relay.silence();
    const first = await Promise.all(Array.from({ length: 24 }, () => register(shop.url)));
    for (const answer of first) expect([200, 201, 503]).toContain(answer.status);
    await expect.poll(async () => (await register(shop.url)).status).toBeLessThan(300);
    await expect.poll(() => linesWith(shop, "the database answers again").length).toBeGreaterThan(0);
    // Once, or again for a connection that was found later.
    expect(linesWith(shop, "the database does not answer").length).toBeLessThan(5);
    expect(linesWith(shop, "a round failed")).toEqual([]);
  });

  it("leaves cached pages to be looked at, and SIGTERM ends the shop within its ten seconds", async () => {
    const page = `${shop.url}/products`;
    // The first rounds after a start forget what is kept: it is asked for again then.
    const isKept = async () => {
      relay.speak();
      await statusOf(page);
      relay.silenceAll();
      return statusOf(page);
    };
    await expect.poll(isKept).toBe(200);
    expect((await register(shop.url)).status).toBe(503);
    expect(await statusOf(`${shop.url}/readyz`)).toBe(503);
    expect([await statusOf(page), await statusOf(`${shop.url}/healthz`)]).toEqual([200, 200]);
    const hanging = register(shop.url).catch(() => undefined);
    const asked = performance.now();
    await shop.stop();
    // The promise of operating.md, and a second for a busy machine.
    expect(performance.now() - asked).toBeLessThan(11_000);
    await hanging;
  });
});

describe("a database that does not do what it is asked", () => {
  it("gives up a locked table, while other pages go on", async () => {
    const shop = await startShopProcess({ DATABASE_URL: postgres.url });
    endings.push(() => shop.stop());
    const other = await connected(postgres.url);
    await other.query("begin; lock table users in access exclusive mode");
    const stuck = Array.from({ length: 24 }, () => register(shop.url));
    const pages = await Promise.all(
      ["lamp", "tea", "rug", "oil"].map((word) => statusOf(`${shop.url}/products?search=${word}`)),
    );
    expect(pages).toEqual([200, 200, 200, 200]);
    const answers = await Promise.all(stuck);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Number(answers[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    await other.query("rollback");
    expect((await register(shop.url)).status).toBeLessThan(300);
  });

  it("gives up what waits for a standby that is gone, and has lost nothing when it waits no more", async () => {
    const shop = await startShopProcess({ DATABASE_URL: postgres.url });
    endings.push(() => shop.stop());
    const other = await connected(postgres.url);
    const say = (words: string) => other.query(words).then(() => other.query("select pg_reload_conf()"));
    // The servers of tests do not wait for anything by themselves.
    await say("alter role haat set synchronous_commit = on");
    endings.push(() => say("alter system reset synchronous_standby_names"));
    const before = await accounts();
    await say("alter system set synchronous_standby_names = 'gone'");
    // Connections that are open have the former setting.
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haat'",
    );
    const stuck = await Promise.all(Array.from({ length: 24 }, () => register(shop.url)));
    expect(new Set(stuck.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Number(stuck[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await statusOf(`${shop.url}/products?search=lamp`)).toBe(200);
    await say("alter system reset synchronous_standby_names");
    await expect.poll(async () => (await register(shop.url)).status).toBeLessThan(300);
    // Each is there once or not at all: whoever was told of a failure may ask again.
    expect(await accounts()).toBeGreaterThan(before);
    expect(shop.log()).not.toMatch(/a request broke|"stack"/);

    async function accounts(): Promise<number> {
      const { rows } = await other.query("select count(*)::int as total from users");
      return rows[0].total;
    }
  });

  it("is unavailable while it can only be read, and is written again as soon as one can", async () => {
    const shop = await startShopProcess({ DATABASE_URL: postgres.url });
    endings.push(() => shop.stop());
    const other = await connected(postgres.url);
    const say = (words: string) => other.query(words).then(() => other.query("select pg_reload_conf()"));
    await say("alter system set default_transaction_read_only = on");
    await expect.poll(() => statusOf(`${shop.url}/readyz`)).toBe(503);
    const refused = await register(shop.url);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    await other.query("set default_transaction_read_only = off");
    await say("alter system reset default_transaction_read_only");
    await expect.poll(() => statusOf(`${shop.url}/readyz`)).toBe(200);
    expect((await register(shop.url)).status).toBeLessThan(300);
    expect(shop.log()).not.toMatch(/a request broke|"stack"/);
  });
});

describe("a start", () => {
  it("waits for a database that is away, and says so", async () => {
    const relay = await databaseRelay(postgres.url, { isOpen: false });
    endings.push(() => relay.close());
    const opening = startShopProcess({ DATABASE_URL: relay.url });
    opening.catch(() => {});
    await expect.poll(tellShops, { timeout: 60_000 }).toContain("The shop waits for it.");
    await relay.open();
    const shop = await opening;
    endings.push(() => shop.stop());
    expect(linesWith(shop, "The shop waits for it.")).toHaveLength(1);
    expect(shop.log()).not.toMatch(/Wrong setting|^\s+at /m);
  });

  it("waits for a database that can only be read, and says so", async () => {
    const other = await connected(postgres.url);
    await other.query("create database fresh");
    const url = new URL(postgres.url);
    url.pathname = "/fresh";
    await other.query("alter database fresh set default_transaction_read_only = on");
    const opening = startShopProcess({ DATABASE_URL: url.href });
    opening.catch(() => {});
    await expect.poll(tellShops, { timeout: 60_000 }).toContain("The shop waits for it.");
    await other.query("alter database fresh reset default_transaction_read_only");
    const shop = await opening;
    endings.push(() => shop.stop());
    const said = linesWith(shop, "The shop waits for it.");
    expect(said.filter((line) => !line.includes("in a read-only transaction"))).toEqual([]);
    // Once for each thing that a start writes, as its connection may have the former setting.
    expect(said.length).toBeLessThan(4);
    expect(shop.log()).not.toMatch(/Wrong setting|^\s+at /m);
  });

  it("finds the one of several hosts that can be written, also after the other falls away", async () => {
    const url = new URL(postgres.url);
    const relay = await databaseRelay(postgres.url);
    endings.push(() => relay.close());
    const hosts = `127.0.0.1:1,${new URL(relay.url).host},${url.host}`;
    const shop = await startShopProcess({
      DATABASE_URL: `postgres://haat@${hosts}/postgres?target_session_attrs=read-write`,
    });
    endings.push(() => shop.stop());
    expect((await register(shop.url)).status).toBeLessThan(300);
    await relay.close();
    await expect.poll(async () => (await register(shop.url)).status).toBeLessThan(300);
  });
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  endings.push(() => client.end());
  return client;
}
