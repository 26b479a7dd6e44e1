import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { type Load, measure, measureFloor, printTable } from "../load/measure.ts";

const people = 48;
const password = "monsoon-2nd-floor";
/** Behind a proxy the figures are told to whoever shows this. */
const metricsToken = "figures-for-the-bench";

/** How many logins a second pass, and what a flood of them leaves of the shop for everybody else. */
export async function run(): Promise<void> {
  const shop = await startShopProcess({
    LOG_LEVEL: "error",
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: metricsToken,
  });
  try {
    await Promise.all(Array.from({ length: people }, (_, at) => register(shop, at)));
    const page = { url: `${shop.url}/stores`, headers: { "accept-encoding": "gzip" } };
    const call = { url: `${shop.url}/api/products?search=lamp`, connections: 4 };
    const flood = floodOf(shop, "logins, right password, 8 at a time", (at) => emailOf(at));
    const strangers = floodOf(shop, "logins, unknown addresses, 8 at a time", (at) => `x${at}@example.com`);
    await delaysOf(shop);
    const calm = [
      await measure({ ...page, name: "/stores, calm" }),
      await measure({ ...call, name: "search, calm" }),
    ];
    const calmDelays = await delaysOf(shop);
    const rows = [
      ...calm,
      await measure(flood),
      await measure(strangers),
      ...(await Promise.all([
        measure({ ...flood, name: "logins, together with the next two" }),
        measure({ ...page, name: "/stores, under the flood", connections: 4 }),
        measure({ ...call, name: "search, under the flood" }),
      ])),
    ];
    const floodDelays = await delaysOf(shop);
    printTable(await measureFloor(300), rows);
    console.table({ "event loop, calm": calmDelays, "event loop, under the flood": floodDelays });
  } finally {
    await shop.stop();
  }
}

/** How long the event loop was held up since this was asked last. */
async function delaysOf(shop: ShopProcess): Promise<Record<string, number>> {
  const figures = await (
    await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  const milliseconds = (name: string) =>
    Math.round(
      1e3 * Number(new RegExp(`^haat_event_loop_delay_${name}_seconds (\\S+)$`, "m").exec(figures)?.[1]),
    );
  return { "p99 ms": milliseconds("p99"), "worst ms": milliseconds("max") };
}

async function register(shop: ShopProcess, at: number): Promise<void> {
  const answer = await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email: emailOf(at), password }),
  });
  if (!answer.ok) throw new Error(`register answered ${answer.status}`);
}

/** Each from an address of its own, so that the limits see many shoppers and not one guesser. */
function floodOf(shop: ShopProcess, name: string, email: (at: number) => string): Load {
  const requests = Array.from({ length: people }, (_, at) => ({
    method: "POST" as const,
    path: "/api/auth/login",
    headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${at}` },
    body: JSON.stringify({ email: email(at), password }),
  }));
  return { name, url: shop.url, connections: 8, requests };
}

function emailOf(at: number): string {
  return `asha-${at}@example.com`;
}
