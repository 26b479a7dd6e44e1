import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

const root = join(import.meta.dirname, "../..");
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({ PUBLIC_URL: "http://127.0.0.1:9" });
});
afterAll(() => shop?.stop());

const open = (path: string) => fetch(shop.url + path, { redirect: "manual" });
const textOf = async (path: string) => (await open(path)).text();
const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const titleOf = (html: string) => attribute(html, /<title>([^<]*)/);

function factsIn(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].flatMap(([, json = "{}"]) => {
    const facts = JSON.parse(json) as { "@graph"?: Record<string, unknown>[] };
    return facts["@graph"] ?? [facts];
  });
}
const kindsIn = (html: string) => factsIn(html).map((facts) => facts["@type"]);

describe("pages that can be found", () => {
  it.each([
    ["/", "/"],
    ["/products", "/products"],
    ["/products?page=2", "/products?page=2"],
    ["/products?category=audio&rating=3", "/category/electronics/audio"],
    ["/category/electronics/audio", "/category/electronics/audio"],
    ["/stores", "/stores"],
    ["/stores?search=Delhi", "/stores"],
    ["/stores/delhi", "/stores/delhi"],
    ["/flash-sale", "/flash-sale"],
  ])("%s says its one address and what a shared link shows", async (path, own) => {
    const html = await textOf(path);
    expect(canonicalOf(html)).toBe(`http://127.0.0.1:9${own}`);
    for (const name of ["title", "description", "url", "image", "type", "site_name"])
      expect(html, name).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
    expect((await textOf("/sitemap.xml")).includes(`<loc>http://127.0.0.1:9${own}</loc>`)).toBe(
      !own.includes("?"),
    );
  });

  it("gives every page of a listing a title of its own", async () => {
    const titles = await Promise.all(
      ["/products", "/products?page=2", "/products?page=3"].map(async (path) => titleOf(await textOf(path))),
    );
    expect(new Set(titles).size).toBe(3);
  });

  it("tells the shop, the way to a page and what a listing lists", async () => {
    const home = factsIn(await textOf("/"));
    expect(home.map((facts) => [facts["@type"], facts.name])).toEqual([
      ["WebSite", "Haat"],
      ["Organization", "Haat"],
    ]);
    const listing = await textOf("/category/electronics/audio");
    expect(kindsIn(listing)).toEqual(["BreadcrumbList", "ItemList"]);
    const product = /\/product\/[\w-]+/.exec(listing)?.[0] ?? "";
    const facts = factsIn(await textOf(product));
    expect(facts.map((one) => one["@type"])).toEqual(["Product", "BreadcrumbList"]);
    const crumbs = facts[1]?.itemListElement as { item: string }[];
    expect(crumbs.map(({ item }) => item)).toEqual([
      "http://127.0.0.1:9/category/electronics",
      "http://127.0.0.1:9/category/electronics/audio",
      `http://127.0.0.1:9${product}`,
    ]);
    expect((await open("/social-card.jpg")).headers.get("content-type")).toBe("image/jpeg");
  });

  it.each([
    ["/category/audio", "/category/electronics/audio", 301],
    ["/category/fashion?rating=4", "/category/clothing?rating=4", 301],
    ["/category/clothing/Men's%20Clothing", "/category/clothing/mens-clothing", 301],
    ["/products?category=books&minPrice=&maxPrice=&rating=", "/products?category=books", 302],
  ])("leads from %s to %s", async (from, to, status) => {
    const answer = await open(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, to]);
    expect((await open(to)).status).toBe(200);
  });

  it("leads for ever from the former address of a category, in each language", async () => {
    const rename = ["tools/staff.ts", "category", "rename"];
    for (const names of [
      ["stationery", "paper"],
      ["womens-clothing", "sarees"],
    ])
      execFileSync(join(root, "node_modules/.bin/node"), [...rename, ...names], {
        cwd: root,
        env: { PATH: process.env.PATH, DATA_DIR: shop.folder },
      });
    for (const [from, to] of [
      ["/category/stationery", "/category/paper"],
      ["/category/clothing/womens-clothing?sort=newest", "/category/clothing/sarees?sort=newest"],
    ])
      for (const lang of ["", "/hi"]) {
        const ledTo = async () => (await open(lang + from)).headers.get("location");
        await expect.poll(ledTo).toBe(lang + to);
        expect([(await open(lang + from)).status, (await open(lang + to)).status]).toEqual([301, 200]);
      }
  });

  it("keeps the ways to sign in out of what is found, but for the first one", async () => {
    const listing = await textOf("/products");
    const links = [...listing.matchAll(/<a [^>]*href="\/(?:login|register)\?[^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain('rel="nofollow"');
    const hidden = '<meta name="robots" content="noindex"';
    expect(await textOf("/register")).toContain(hidden);
    // Whoever looks for the way in finds it; what it would lead on to is not read.
    const login = await textOf("/login");
    expect(login).not.toContain(hidden);
    expect(login).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(await textOf("/robots.txt")).toContain("Disallow: /login?");
  });
});
