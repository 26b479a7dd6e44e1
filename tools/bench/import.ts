import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openOffice } from "#support/office.ts";
import { measure } from "../load/measure.ts";

const products = 10_000;

/** npm run bench -- import: 10,000 products from Shopify's file, and what shoppers wait before and meanwhile; 30 s are allowed. */
export async function run(): Promise<void> {
  const office = await openOffice({ DEMO_FULFILMENT: "0", LOG_LEVEL: "error" });
  try {
    const { token } = await office.person("owner");
    const [load = 0] = loadavg();
    console.log(`the machine: ${cpus().length} cores, load average ${load.toFixed(1)}; ${products} products`);
    const ask = async (method: string, path: string, body?: string, type = "application/json") => {
      const headers = { authorization: `Bearer ${token}`, "content-type": type };
      const answer = await fetch(`${office.url}/api/manage${path}`, {
        method,
        headers,
        ...(body && { body }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: a bench reads what the documents promise
      const told = (await answer.json()) as any;
      if (!answer.ok) throw new Error(told.message);
      return told.bulk as { id: string; version: number; state: string; counts: Record<string, number> };
    };
    const until = async (id: string, state: string) => {
      for (;;) {
        const bulk = await ask("GET", `/bulk/${id}`);
        if (bulk.state === state) return bulk;
        await wait(250);
      }
    };
    const shoppers = (duration: number) =>
      measure({
        name: "shoppers",
        url: office.url,
        connections: 4,
        duration,
        overallRate: 40,
        requests: ["/", "/products", "/api/products?limit=24"].map((path) => ({
          method: "GET" as const,
          path,
        })),
      });
    await shoppers(3);
    const calm = await shoppers(8);
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1_000).toFixed(1);
    const read = await ask("POST", "/tables", shopifyFile(), "text/csv");
    console.log(`read: ${seconds()} s`);
    const planned = await until(read.id, "planned");
    console.log(`looked at: ${seconds()} s, ${JSON.stringify(planned.counts)}`);
    const began = performance.now();
    const [busy, done] = await Promise.all([
      shoppers(10),
      ask("POST", `/bulk/${read.id}/do`, JSON.stringify({ seen: planned.version })).then(async () => {
        const end = await until(read.id, "done");
        return { counts: end.counts, took: (performance.now() - began) / 1_000 };
      }),
    ]);
    console.log(`done in ${done.took.toFixed(1)} s, ${JSON.stringify(done.counts)}`);
    console.table({
      before: { p50: calm.p50, p95: calm.served.p95, bad: calm.bad },
      meanwhile: { p50: busy.p50, p95: busy.served.p95, bad: busy.bad },
    });
  } finally {
    await office.stop();
  }
}

function shopifyFile(): string {
  const header =
    "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status";
  const things = ["Kurta", "Lamp", "Ball", "Cushion", "Saree", "Mug", "Bag", "Racket"];
  const lines = Array.from({ length: products }, (_, at) => {
    const thing = things[at % things.length];
    const price = 199 + (at % 1_800);
    return `p-${at},${thing} number ${at},<p>A ${thing} from Bagru &amp; made by hand.</p>,Maker ${at % 40},sports,true,Title,Default Title,SKU-${at},250,${at % 30},${price},${price + 100},active`;
  });
  return [header, ...lines].join("\r\n");
}
