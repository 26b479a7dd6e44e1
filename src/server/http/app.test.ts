import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";
import { createLoadShedding } from "../admission/load-shedding.ts";

describeWithDatabase("the edge", (openFresh) => {
  let shop: ShopForTests | undefined;
  const open = async (env: Record<string, string> = {}) => {
    const { settings } = await openFresh({ demo: true });
    shop = await openShop(settings, { env });
    return shop;
  };
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("answers an unknown call in the envelope", async () => {
    const { call } = await open();
    const { status, body, headers } = await call("GET", "/nothing/here");
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      message: "Resource not found",
      error: "NOT_FOUND",
      statusCode: 404,
    });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("names the methods of an address that was asked by another", async () => {
    const { call } = await open();
    const told = async (path: string) => {
      const { status, headers } = await call("PATCH", path);
      return [status, headers.get("allow")];
    };
    expect(await told("/stores/kolkata")).toEqual([405, "GET"]);
    expect(await told("/stores/kolkata/")).toEqual([405, "GET"]);
    expect(await told("/manage/people")).toEqual([404, null]);
    expect(await told("/")).toEqual([404, null]);
  });

  it("answers in the reader's language", async () => {
    const { call } = await open();
    const { body } = await call("GET", "/nothing", { cookie: "lang=hi" });
    expect(body.message).toBe("यह नहीं मिला");
  });

  it("refuses what another site sends", async () => {
    const { call } = await open();
    const { status, body } = await call("POST", "/nothing", { headers: { "sec-fetch-site": "cross-site" } });
    expect([status, body.error]).toEqual([403, "CROSS_SITE"]);
  });

  it("carries the security headers on every answer", async () => {
    const { call, url } = await open({ PUBLIC_URL: "https://shop.example", PAYMENTS: "mock" });
    for (const { headers } of [
      await call("GET", "/openapi.json"),
      await call("GET", "/nothing"),
      await fetch(`${url}/healthz`),
    ]) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
      expect(headers.get("strict-transport-security")).toContain("includeSubDomains");
    }
  });

  it("says no HSTS where there is no https", async () => {
    const { call } = await open();
    expect((await call("GET", "/nothing")).headers.has("strict-transport-security")).toBe(false);
  });

  it("tells whether it lives, whether it is ready, and its figures to its own machine alone", async () => {
    const { url } = await open();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const figures = await fetch(`${url}/metrics`);
    const text = await figures.text();
    expect(text).toMatch(/haat_requests_total\{group="page",status="200"\} \d+/);
    expect(text).toMatch(/^haat_event_loop_delay_max_seconds [\d.e-]+$/m);
    const forwarded = await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(forwarded.status).not.toBe(200);
  });

  it("cuts a client that never finishes its headers and serves the others meanwhile", async () => {
    const { port, url } = await open();
    const slow = Array.from({ length: 50 }, () => connect(port, "127.0.0.1").on("error", () => {}));
    for (const socket of slow) socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it("tells a crowd at once to come again, and answers who watches over it", async () => {
    const { settings } = await openFresh({ demo: true });
    shop = await openShop(settings, {
      loadShedding: createLoadShedding({ always: 0, pace: () => ({ isBusy: true, donePerSecond: -1 }) }),
      pageQueue: {
        waiting: 7,
        isFull: () => true,
        arrived: () => undefined,
        run: async (_, refuse) => refuse(),
      },
    });
    const { status, body, headers } = await shop.call("GET", "/products");
    expect([status, body.error, headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "2"]);
    const page = await fetch(`${shop.url}/cart`);
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    const kept = await fetch(`${shop.url}/products`);
    expect([kept.status, kept.headers.get("retry-after")]).toEqual([503, "2"]);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    const figures = await (await fetch(`${shop.url}/metrics`)).text();
    expect(figures).toContain("haat_requests_within 0");
    expect(figures).toContain("haat_pages_waiting 7");
  });

  it("serves others while 300 clients never finish what they send", async () => {
    const { port, call } = await open();
    const slow = Array.from({ length: 300 }, () => connect(port, "127.0.0.1").on("error", () => {}));
    const head =
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50";
    for (const socket of slow) socket.write(`${head}\r\n\r\n{`);
    await expect.poll(async () => (await call("GET", "/products/search?search=tea")).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it("refuses headers that are too large", async () => {
    const { url } = await open();
    const answer = await fetch(`${url}/healthz`, { headers: { "x-large": "x".repeat(20_000) } });
    expect(answer.status).toBe(431);
  });
});
