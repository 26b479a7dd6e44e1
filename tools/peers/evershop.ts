import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { anyAddress } from "#acidrain/ask-json.ts";
import { askAsStaff, everShop, newGuest } from "#acidrain/evershop.ts";
import { freePort } from "#support/free-port.ts";
import { jsonRequest, type LoadRequest } from "#tools/load/load-request.ts";
import { goods, searches } from "./goods.ts";
import { install } from "./install.ts";
import { type Calls, people, type RunningShop, runNode, type Where } from "./running-shop.ts";

const version = "2.2.1";
const staff = { email: "bench@example.com", password: "of-the-bench-1" };
const command = "node_modules/@evershop/evershop/dist/bin/evershop.js";

/** EverShop as its documentation deploys it: built, then started, on PostgreSQL, behind a proxy. */
export async function startEverShop({ folder, databaseUrl }: Where): Promise<RunningShop> {
  // Without the second it does not build: its own package does not name it.
  await install(folder, { "@evershop/evershop": version, "concat-stream": "2" }, { type: "module" });
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const port = String(await freePort());
  const env = {
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_USER: username,
    DB_PASSWORD: "none",
    DB_NAME: pathname.slice(1),
    DB_SSLMODE: "disable",
    JWT_ADMIN_SECRET: "a secret of the bench, for its staff alone",
    JWT_ADMIN_REFRESH_SECRET: "another secret of the bench, for its staff",
    // An address may ask 120 times a minute, and no setting changes that: the proxy says which one it is.
    TRUST_PROXY_HOPS: "1",
    PORT: port,
  };
  const start = (...args: string[]) => runNode([command, ...args], { folder, env });
  if (!existsSync(join(folder, ".evershop/build"))) await start("build").succeeded();
  const server = start("start");
  const url = `http://127.0.0.1:${port}`;
  await server.isOpen(url);
  await start(
    "user:create",
    "--name",
    "Bench",
    "--email",
    staff.email,
    "--password",
    staff.password,
  ).succeeded();
  await fill(url);
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  return {
    name: `EverShop ${version}`,
    url,
    pids: [server.pid],
    underTest: await everShop(url, db, staff),
    calls: await callsOf(url),
    async stop() {
      await db.end();
      await server.stop();
    },
  };
}

async function fill(url: string): Promise<void> {
  const post = (path: string, body: object) => askAsStaff(url, staff, path, body);
  await post("/settings", { codPaymentStatus: "1", storeCountry: "IN", storeCurrency: "INR" });
  const zone = await post("/shippingZones", { name: "India", countries: ["IN"], provinces: [] });
  const method = await post("/shippingProviders/core/methods", { name: "Standard", is_enabled: true });
  const rate = { method_id: method.uuid, zone_id: zone.uuid, is_enabled: true, cost: "50" };
  await post("/shippingProviders/core/rates", rate);
  for (const { title, slug, sku, rupees } of goods)
    await post("/products", {
      name: title,
      url_key: slug,
      sku,
      price: String(rupees),
      status: "1",
      visibility: "1",
      qty: "1000000",
      manage_stock: "1",
      stock_availability: "1",
      weight: "100",
      group_id: "1",
      package_id: 1,
      description: [],
    });
}

async function callsOf(url: string): Promise<Calls> {
  const guests: string[] = [];
  for (let at = 0; at < people; at++) guests.push((await newGuest(url)).cookie);
  const products = goods.map((_, at) =>
    ask(`{ product(id: ${at + 1}) {
    name sku description price { regular { value } special { value } }
    image { url } gallery { url } inventory { isInStock }
  } }`),
  );
  return {
    "a listing, asked again": fromMany([list()]),
    "listings, no two alike": fromMany(
      // Ranges of prices that most goods lie in.
      Array.from({ length: 5_000 }, (_, at) => list({ min_price: 1 + (at % 50), max_price: 400 + at })),
    ),
    "searches, no two alike": fromMany(searches.map((keyword) => list({ keyword }))),
    "details of each product": fromMany(products),
    "a product page, asked again": fromMany([
      { path: `/${goods[0]?.slug}`, headers: { "accept-encoding": "gzip" } },
    ]),
    "add to a cart": fromMany(
      goods.slice(0, 6).flatMap(({ sku }) => guests.map((cookie) => putIn(sku, cookie))),
    ),
  };
}

function list(filters: Readonly<Record<string, string | number>> = {}): LoadRequest {
  const all = Object.entries({ limit: 24, ...filters });
  const written = all.map(([key, value]) => `{ key: "${key}", operation: eq, value: "${value}" }`);
  return ask(`{ products(filters: [${written}]) { total items {
    name url price { regular { value } special { value } } image { url } inventory { isInStock }
  } } }`);
}

const ask = (query: string) => jsonRequest(null, "/api/graphql", { query });

function putIn(sku: string, cookie: string): LoadRequest {
  const asked = jsonRequest(null, "/api/cart/mine/items", { sku, qty: 1 });
  return { ...asked, headers: { ...asked.headers, cookie } };
}

/** As often as a load asks in a few seconds, each time from another address. */
function fromMany(requests: readonly LoadRequest[]): LoadRequest[] {
  return Array.from({ length: 5_000 }, (_, at) => {
    const { headers, ...asked } = requests[at % requests.length] as LoadRequest;
    return { ...asked, headers: { ...headers, "x-forwarded-for": anyAddress() } };
  });
}
