import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { createRedirects } from "./service.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describeOnBothEngines("addresses of the shop before", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const catalogue = {
      productsOfSkus: async (_: unknown, skus: readonly string[]) =>
        new Map(skus.includes("DIYA-1") ? [["DIYA-1", "diya"]] : []),
      productsCameAs: async (_: unknown, source: string, keys: readonly string[]) =>
        new Map(
          source === "shopify" ? keys.flatMap((key) => (key.endsWith("-pot") ? [[key, key]] : [])) : [],
        ),
      isSold: async (id: string) => id === "brass-pot",
    };
    const publicUrl = "https://shop.example";
    const redirects = createRedirects({ db, clock: { now: () => 1 } as never, catalogue, publicUrl });
    const text = async () => await new Response(redirects.file()).text();
    const log = async () =>
      (await listAuditEntries(db.read, { subject: "/shop", limit: 9 })).map(({ action }) => action).reverse();
    return { redirects, text, log };
  }

  it("lead to a page, a product, or nowhere, whichever host and letters they are written with", async () => {
    const { redirects, log } = await open();
    const { targetOf, set } = redirects;
    expect(await targetOf("/shop")).toBeUndefined();
    expect(
      await set("owner", { from: "https://old.example/Shop/?a=1", to: "/products?sort=new" }),
    ).toMatchObject({
      ok: true,
    });
    expect(await targetOf("/SHOP/")).toBe("/products?sort=new");
    await set("owner", { from: "/shop", to: " DIYA-1 " });
    expect(await targetOf("/shop")).toBe("/product/diya");
    expect(await redirects.list({ search: "/Shop/", after: undefined })).toMatchObject({
      ...{ redirects: [{ path: "/shop", target: "/product/diya" }], count: 1 },
    });
    expect(await redirects.remove("owner", "/shop")).toMatchObject({ ok: true });
    expect(await redirects.remove("owner", "/shop")).toMatchObject({ reason: "notFound" });
    expect(await targetOf("/shop")).toBeUndefined();
    expect(await log()).toEqual(["set redirect", "set redirect", "remove redirect"]);
  });

  it("are not needed for goods that came from Shopify, unless they lead elsewhere", async () => {
    const { targetOf, set } = (await open()).redirects;
    expect(await targetOf("/products/brass-pot")).toBe("/product/brass-pot");
    expect(await targetOf("/collections/all/products/Brass-Pot")).toBe("/product/brass-pot");
    expect(await targetOf("/products/iron-pot")).toBeUndefined();
    await set("owner", { from: "/products/brass-pot", to: "/stores" });
    expect(await targetOf("/products/brass-pot")).toBe("/stores");
  });

  it.each([
    ["/", "/stores", "oldAddressUnusable", "from"],
    ["shop", "/stores", "oldAddressUnusable", "from"],
    ["/shop", "https://elsewhere.example/", "newAddressUnusable", "to"],
    ["/shop", "IRON-1", "newAddressUnusable", "to"],
    ["/shop", "", "newAddressUnusable", "to"],
    ["/shop", "/SHOP", "newAddressUnusable", "to"],
    ["/shop", "/.//elsewhere.example", "newAddressUnusable", "to"],
  ])("do not lead from %s to %s", async (from, to, reason, field) => {
    const { redirects } = await open();
    expect(await redirects.set("owner", { from, to })).toMatchObject({ ok: false, reason, field });
    expect((await redirects.list({ search: "", after: undefined })).count).toBe(0);
  });

  it("lead to the end of a chain, and nowhere in a circle", async () => {
    const { set, targetOf } = (await open()).redirects;
    await set("owner", { from: "/a", to: "/b" });
    await set("owner", { from: "/b", to: "/stores" });
    expect(await targetOf("/a")).toBe("/stores");
    await set("owner", { from: "/b", to: "/a" });
    expect(await targetOf("/a")).toBeUndefined();
  });

  it("come in from a file and go out as one; one bad line keeps all of it out", async () => {
    const { redirects, text } = await open();
    const head = "Redirect from,Redirect to\n";
    const many = Array.from({ length: 1_200 }, (_, at) => `/p/${String(at).padStart(4, "0")},/stores`);
    const bad = await redirects.read("owner", bytesOf(`${head}${many.join("\n")}\n/x,nowhere\n`));
    expect(bad).toMatchObject({ reason: "newAddressUnusable", field: "table", data: { line: 1_202 } });
    expect((await redirects.list({ search: "", after: undefined })).count).toBe(0);

    const file = bytesOf(`${head}${many.join("\n")}\n/p/0000,DIYA-1\n`);
    expect(await redirects.read("owner", file)).toMatchObject({ ok: true, value: 1_200 });
    expect(await redirects.targetOf("/p/0000")).toBe("/product/diya");
    const first = await redirects.list({ search: "", after: undefined });
    expect([first.count, first.redirects.length, first.next]).toEqual([1_200, 50, "/p/0049"]);
    const next = await redirects.list({ search: "", after: first.next ?? "" });
    expect(next.redirects[0]?.path).toBe("/p/0050");

    const out = await text();
    expect(out.split("\r\n")).toHaveLength(1_202);
    expect(await redirects.read("owner", bytesOf(out))).toMatchObject({ ok: true, value: 1_200 });
    expect(await text()).toBe(out);
    expect(await redirects.read("owner", bytesOf(head))).toMatchObject({ reason: "tableEmpty" });
  });
});
