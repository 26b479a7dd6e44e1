import { Agent, request as open } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { within } from "#support/within.ts";

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess();
});
afterAll(() => shop?.stop());

const form = "application/x-www-form-urlencoded";
const bodies: readonly (readonly [type: string | undefined, body: string])[] = [
  [form, ""],
  [form, "call=nope&id=%00"],
  [form, `text=${"x".repeat(200_000)}`],
  ["application/json", "{"],
  ["text/plain", "x"],
  ["multipart/form-data; boundary=x", "not one"],
  [undefined, ""],
];
const pages = [
  "/",
  "/products",
  "/category/electronics",
  "/product/019aaaaa-0000-7000-8000-000000000000",
  "/cart",
  "/wishlist",
  "/checkout",
  "/orders",
  "/order/1",
  "/track-order",
  "/login",
  "/login/google",
  "/register",
  "/profile",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/newsletter",
  "/newsletter/confirm",
  "/language",
  "/no/such/page",
];

describe("a form that no page of the shop sent", () => {
  it.each(pages)("is refused or answered at %s, and never breaks it", async (page) => {
    for (const [type, body] of bodies) {
      const answer = await send("POST", page, type, body);
      expect([type, body.slice(0, 20), answer.status]).toEqual([type, body.slice(0, 20), expect.any(Number)]);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/\bat .*\.[jt]sx?:\d+/);
    }
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      expect((await send(method, page)).status).toBeLessThan(500);
  });

  it.each(["TRACE", "PROPFIND", "PUT"])("is refused when it comes by %s", async (method) => {
    const agent = new Agent();
    expect(await on(agent, method, "/products")).toBe(405);
    expect(await on(agent, method, "/api/stores")).toBe(405);
  });

  it("is refused in words when it is too large", async () => {
    const answer = await send("POST", "/login", form, `email=${"x".repeat(200_000)}`);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("That is more than the shop accepts at once");
  });

  it("leaves the connection whole for the next request, however much of it nobody read", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const told: number[] = [];
    told.push(await on(agent, "POST", "/no/such/page", `a=${"x".repeat(200_000)}`));
    const until = Date.now() + 1_500;
    while (Date.now() < until) told.push(await on(agent, "GET", `/products?search=${Date.now()}`));
    agent.destroy();
    expect(new Set(told)).toEqual(new Set([413, 200]));
  });
});

describe("an address that no page of the shop wrote", () => {
  it.each([
    "/category/__proto__",
    "/category/constructor/toString",
    "/products?category=constructor",
    "/products?category=__proto__&sort=toString&rating=NaN&page=-1&minPrice=1e999",
    "/product/%00",
    "/order/%E0%A4%A",
    "/track-order/%2e%2e%2f",
    "/stores/constructor",
    "/login?next=//elsewhere.example&tab=__proto__",
    "/success?order=%FF",
    "/checkout?method=constructor",
  ])("%s shows a page and breaks nothing", async (address) => {
    const answer = await fetch(shop.url + address, { redirect: "manual" });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?!\/)/);
  });

  it("is not found, in words, when it cannot be read", async () => {
    const page = await fetch(`${shop.url}/product/%00`);
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const call = await fetch(`${shop.url}/api/products/%E0%A4%A`);
    expect([call.status, await call.json()]).toEqual([404, expect.objectContaining({ error: "NOT_FOUND" })]);
  });

  it("fills no log", async () => {
    await fetch(`${shop.url}/no/such/page`);
    await send("POST", "/no/such/page", form, "a=b");
    expect(shop.log()).not.toMatch(/Error|"level":50/);
  });
});

function send(method: string, path: string, type?: string, body?: string): Promise<Response> {
  return fetch(shop.url + path, {
    method,
    redirect: "manual",
    headers: { origin: shop.url, ...(type !== undefined && { "content-type": type }) },
    ...(body !== undefined && { body }),
  });
}

function on(agent: Agent, method: string, path: string, body = ""): Promise<number> {
  const answered = new Promise<number>((resolve, reject) => {
    const headers = { origin: shop.url, "content-type": form, "content-length": Buffer.byteLength(body) };
    const request = open(shop.url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", reject);
    });
    request.once("error", reject);
    request.end(body);
  });
  return within(`the answer to ${method} ${path}`, answered);
}
