import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { catalogueUnits } from "#contract/format/money.ts";
import type { ListingQuery } from "#modules/catalogue/catalogue-view.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The answer of a listing over HTTP, whole but not read. */
export async function askListing(url: string, query: ListingQuery, rate: number): Promise<Buffer> {
  const { search, category, minPaise, maxPaise, page, limit } = query;
  const asked = {
    search,
    category,
    minPrice: minPaise && catalogueUnits(minPaise, rate),
    maxPrice: maxPaise && catalogueUnits(maxPaise, rate),
    page,
    limit,
  };
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== "");
  const path = `/api/products?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
  const [answer] = (await once(get(`${url}${path}`, { agent }), "response")) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${body}`);
  return body;
}
