import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addition, askGraph, tokenIn, vendure as underTest } from "#acidrain/vendure.ts";
import { freePort } from "#support/free-port.ts";
import { jsonRequest } from "#tools/load/load-request.ts";
import { goods, searches } from "./goods.ts";
import { install } from "./install.ts";
import { type Calls, people, type RunningShop, runNode, type Where } from "./running-shop.ts";

const version = "3.7.3";
const staff = { username: "superadmin", password: "of-the-bench-alone" };
const api = "/shop-api";
const card = "productName slug description priceWithTax { ... on PriceRange { min max } } inStock";

/** Vendure as its template deploys it: a server and a worker, on PostgreSQL, in production mode. */
export async function startVendure({ folder, databaseUrl }: Where): Promise<RunningShop> {
  await install(folder, { "@vendure/core": version, pg: "8" });
  copyFileSync(join(import.meta.dirname, "vendure-server.mjs"), join(folder, "vendure-server.mjs"));
  writeFileSync(join(folder, "products.csv"), [columns, ...goods.map(rowOf)].join("\n"));
  const port = String(await freePort());
  const env = { DATABASE_URL: databaseUrl, PORT: port, USERNAME: staff.username, PASSWORD: staff.password };
  const start = (mode: string) => runNode(["vendure-server.mjs", mode], { folder, env });
  await start("fill").succeeded();
  const [server, worker] = [start("serve"), start("work")];
  const url = `http://127.0.0.1:${port}`;
  await server.isOpen(`${url}/health`);
  await untilIndexed(url);
  return {
    name: `Vendure ${version}`,
    url,
    pids: [server.pid, worker.pid],
    underTest: await underTest(url, staff),
    calls: await callsOf(url),
    async stop() {
      await Promise.all([server.stop(), worker.stop()]);
    },
  };
}

const columns =
  "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";

function rowOf({ title, slug, sku, rupees }: (typeof goods)[number]): string {
  return `${title},${slug},"Made by hand, of good stuff.",,,,,${sku},${rupees},standard,1000000,true,,`;
}

/** Its worker takes products into the search one after the other. */
async function untilIndexed(url: string): Promise<void> {
  for (;;) {
    const { body } = await askGraph(url + api, "", "{ search(input: { take: 1 }) { totalItems } }");
    if (body.data.search.totalItems >= goods.length) return;
    await wait(500);
  }
}

async function callsOf(url: string): Promise<Calls> {
  const { body } = await askGraph(
    url + api,
    "",
    "{ products(options: { take: 6 }) { items { variants { id } } } }",
  );
  const variants: string[] = body.data.products.items.map(
    (one: { variants: { id: string }[] }) => one.variants[0]?.id,
  );
  const guests: string[] = [];
  const putIn = (id: string) => `mutation { ${addition(id, 1)} { __typename } }`;
  for (let at = 0; at < people; at++)
    guests.push(tokenIn(await askGraph(url + api, "", putIn(variants[0] ?? ""))));
  const list = (input: string) => search(`take: 24, groupByProduct: true${input}`);
  return {
    "a listing, asked again": [list("")],
    // It filters by no price.
    "listings, no two alike": ["name: ASC", "name: DESC", "price: ASC", "price: DESC"].flatMap((sort) =>
      Array.from({ length: goods.length - 24 }, (_, skip) => list(`, skip: ${skip}, sort: { ${sort} }`)),
    ),
    "searches, no two alike": searches.map((words) => list(`, term: "${words}"`)),
    "details of each product": goods.map(({ slug }) =>
      ask(`{ product(slug: "${slug}") { id name slug description facetValues { name }
        variants { id name sku priceWithTax stockLevel options { name } } } }`),
    ),
    "add to a cart": variants.flatMap((id) => guests.map((token) => ask(putIn(id), token))),
  };
}

const search = (input: string) => ask(`{ search(input: { ${input} }) { totalItems items { ${card} } } }`);

const ask = (query: string, token: string | null = null) => jsonRequest(token, api, { query });
