import { setTimeout as wait } from "node:timers/promises";

interface Bulk {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Somebody of the staff brings goods by a file of Shopify's, and looks at them before they are taken in. */
export async function importFile(
  url: string,
  token: string,
  {
    products,
    from = 0,
    step = (_name, work) => work(),
  }: {
    readonly products: number;
    readonly from?: number;
    readonly step?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  },
): Promise<Bulk> {
  const planned = await step("read and looked at", async () => {
    const { id } = await ask("POST", "/tables", shopifyFile(products, from), "text/csv");
    return until(id, "planned");
  });
  return step("done", async () => {
    await ask("POST", `/bulk/${planned.id}/do`, JSON.stringify({ seen: planned.version }));
    return until(planned.id, "done");
  });

  async function ask(method: string, path: string, body?: string, type = "application/json"): Promise<Bulk> {
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const answer = await fetch(`${url}/api/manage${path}`, { method, headers, ...(body && { body }) });
    // A shop that is busy with others asks to come again.
    if (answer.status === 503) return wait(1_000).then(() => ask(method, path, body, type));
    const told = (await answer.json()) as { bulk: Bulk; message: string };
    if (!answer.ok) throw new Error(told.message);
    return told.bulk;
  }

  async function until(id: string, state: string): Promise<Bulk> {
    for (;;) {
      const bulk = await ask("GET", `/bulk/${id}`);
      if (bulk.state === state) return bulk;
      await wait(250);
    }
  }
}

function shopifyFile(products: number, from: number): string {
  const header =
    "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status";
  const things = ["Kurta", "Lamp", "Ball", "Cushion", "Saree", "Mug", "Bag", "Racket"];
  const lines = Array.from({ length: products }, (_, nth) => {
    const at = from + nth;
    const thing = things[at % things.length];
    const price = 199 + (at % 1_800);
    return `p-${at},${thing} number ${at},<p>A ${thing} from Bagru &amp; made by hand.</p>,Maker ${at % 40},sports,true,Title,Default Title,SKU-${at},250,${at % 30},${price},${price + 100},active`;
  });
  return [header, ...lines].join("\r\n");
}
