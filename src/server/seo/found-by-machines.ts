import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import { type Lang, langs } from "#contract/texts/lang.ts";
import type { CatalogueService } from "#modules/catalogue/service.ts";
import { policyPages, policyPath } from "#modules/policies/rules/policy-pages.ts";
import type { StoresService } from "#modules/stores/service.ts";
import type { Route } from "../http/route.ts";

/** What search engines read: where they may go, and every page worth going to. */
export function crawlerRoutes({
  catalogue,
  stores,
  publicUrl,
  securityContact,
  now,
}: {
  readonly catalogue: CatalogueService;
  readonly stores: Pick<StoresService, "readStores">;
  readonly publicUrl: string;
  readonly securityContact: string | undefined;
  readonly now: () => number;
}): readonly Route[] {
  return [
    {
      method: "GET",
      path: "/.well-known/security.txt",
      answer: () =>
        securityContact === undefined
          ? new Response("Not found\n", { status: 404 })
          : file(securityText(securityContact, publicUrl, now()), "text/plain"),
    },
    { method: "GET", path: "/robots.txt", answer: () => file(robots(publicUrl), "text/plain") },
    { method: "GET", path: "/sitemap.xml", answer: sitemap },
    {
      method: "GET",
      path: "/sitemap/:part{(?:pages|products-[0-9]{1,6})\\.xml}",
      answer: ({ req }) => partOfSitemap(req.param("part") ?? ""),
    },
  ];

  async function sitemap(): Promise<Response> {
    const last = await catalogue.lastNumber();
    const pages = await staticPages();
    if (last + pages.length / 2 <= mostProducts) {
      const products = await catalogue.addresses(0, mostProducts);
      return file(urlset([...pages, ...products.flatMap(productEntries)]), "application/xml");
    }
    const parts = Array.from({ length: Math.ceil(last / mostProducts) }, (_, at) => `products-${at + 1}`);
    const entries = ["pages", ...parts].map((part) => element("sitemap", `/sitemap/${part}.xml`));
    return file(document("sitemapindex", entries), "application/xml");
  }

  async function partOfSitemap(name: string): Promise<Response> {
    const part = name.replace(".xml", "");
    if (part === "pages") return file(urlset(await staticPages()), "application/xml");
    const from = (Number(part.slice("products-".length)) - 1) * mostProducts;
    const products = from < 0 ? [] : await catalogue.addresses(from, from + mostProducts);
    return products.length === 0
      ? new Response("Not found", { status: 404 })
      : file(urlset(products.flatMap(productEntries)), "application/xml");
  }

  async function staticPages(): Promise<string[]> {
    const { all, listed, parentOf } = await catalogue.categories();
    // What is empty leads nowhere.
    const filled = listed(all.map(({ id }) => id));
    const categories = filled.map((category) => {
      const parent = parentOf(category);
      return parent ? paths.category(parent.id, category.id) : paths.category(category.id);
    });
    const shops = (await stores.readStores()).map(({ id }) => paths.store(id));
    const general = [paths.home(), paths.products(), paths.flashSale(), paths.stores()];
    // Not every shop sells what has sizes.
    const policies = policyPages.filter((page) => page !== "sizes").map(policyPath);
    return [...general, ...policies, ...shops, ...categories].flatMap((path) => inAll(path, langs));
  }

  /** What has no name in a language would be an English text at an address in that language. */
  function productEntries({ id, updated_at, langs: named }: ProductAddress): string[] {
    const since = `<lastmod>${new Date(updated_at).toISOString()}</lastmod>`;
    return named.length > 1
      ? inAll(paths.product(id), named, since)
      : [element("url", paths.product(id), since)];
  }

  /** Each of them names all. */
  function inAll(path: string, inLangs: readonly Lang[], since = ""): string[] {
    const others = inLangs.map(
      (lang) =>
        `<xhtml:link rel="alternate" hreflang="${lang}-IN" href="${xmlText(publicUrl + pathIn(lang, path))}"/>`,
    );
    return inLangs.map((lang) => element("url", pathIn(lang, path), since + others.join("")));
  }

  function element(name: "url" | "sitemap", path: string, more = ""): string {
    return `<${name}><loc>${xmlText(publicUrl + path)}</loc>${more}</${name}>`;
  }
}

type ProductAddress = Awaited<ReturnType<CatalogueService["addresses"]>>[number];

/** A file may hold 50,000 addresses; each product has one in each language. */
const mostProducts = Math.floor(50_000 / langs.length);
const halfAYearMs = 180 * 24 * 60 * 60 * 1_000;

function urlset(entries: readonly string[]): string {
  return document("urlset", entries);
}

function document(name: "urlset" | "sitemapindex", entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</${name}>\n`;
}

function robots(publicUrl: string): string {
  const personal = [
    "/api/",
    paths.cart(),
    paths.wishlist(),
    paths.profile(),
    paths.orders(),
    "/order/",
    paths.trackOrder(),
    paths.success(),
    paths.cancel(),
    // Without a query they may be read: the way in is looked for, the other page says that it is no search result.
    `${paths.login()}?`,
    `${paths.register()}?`,
    paths.forgotPassword(),
    paths.resetPassword(),
  ];
  const all = [...new Set(personal.flatMap((path) => langs.map((lang) => pathIn(lang, path))))];
  const lines = all.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

/** As RFC 9116 has it, which wants a day after which nobody relies on it. */
function securityText(contact: string, publicUrl: string, now: number): string {
  const expires = new Date(now + halfAYearMs).toISOString().replace(/T.*/, "T00:00:00Z");
  const canonical = `${publicUrl}/.well-known/security.txt`;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${langs.join(", ")}\nCanonical: ${canonical}\n`;
}

function file(text: string, type: "text/plain" | "application/xml"): Response {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" };
  return new Response(text, { headers });
}

function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
