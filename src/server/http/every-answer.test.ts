import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-edge-"));
let shop: ShopForTests;
beforeAll(async () => {
  const env = {
    PUBLIC_URL: "https://shop.example",
    PAYMENTS: "mock",
    METRICS_TOKEN: "a-token-of-some-length",
  };
  shop = await openShop({ DATA_DIR: folder }, { env });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, host = "Host: shop.example\r\n") => `GET ${path} HTTP/1.1\r\n${host}\r\n`;

describe("every answer over https", () => {
  it.each<[string, number, string]>([
    ["of a call", 200, get("/api/products")],
    ["of the description of the calls", 200, get("/api/openapi.json")],
    ["to an unknown call", 404, get("/api/nothing")],
    ["for machines", 200, get("/robots.txt")],
    ["with the map", 200, get("/sitemap.xml")],
    ["to whoever looks after it", 200, get("/healthz")],
    ["when it is ready", 200, get("/readyz")],
    ["that keeps the figures closed", 404, get("/metrics")],
    ["of a page that breaks", 500, get("/cart")],
    ["of a picture that is not there", 404, get("/pictures/none.0a1b2c3d-800.webp")],
    ["to an address that cannot be read", 404, get("/%zz")],
    ["to a method that is none", 405, "PATCH /api/products HTTP/1.1\r\nHost: shop.example\r\n\r\n"],
    ["to another site", 403, "POST / HTTP/1.1\r\nHost: shop.example\r\nSec-Fetch-Site: cross-site\r\n\r\n"],
    ["to another host", 421, get("/", "Host: evil.example\r\n")],
    ["to a call of another host", 421, get("/api/products", "Host: evil.example\r\n")],
    ["to another host that looks after it", 200, get("/healthz", "Host: shop.internal.example\r\n")],
    ["to no host", 400, get("/", "")],
    ["to two hosts", 400, get("/", "Host: shop.example\r\nhost: evil.example\r\n")],
    ["to twice the same host", 400, get("/healthz", "Host: x\r\nHost: x\r\n")],
    ["to a host that can be none", 400, get("/", "Host: shop.example/evil\r\n")],
    ["to a host with a name and password", 400, get("/", "Host: a@b\r\n")],
    ["to an empty host", 400, get("/", "Host:\r\n")],
    ["to an old client without a host", 400, "GET / HTTP/1.0\r\n\r\n"],
    ["to what is no address", 400, "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["to what is no request", 400, "what?\r\n\r\n"],
    ["to two lengths", 400, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    ["to headers that are too large", 431, get("/", `Host: x\r\nX-Large: ${"x".repeat(20_000)}\r\n`)],
    ["to an expectation", 417, get("/", "Host: x\r\nExpect: cake\r\n")],
  ])("carries the security headers: %s", async (_, status, request) => {
    const answer = await raw(request);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("geolocation=(self)"),
      "strict-transport-security": expect.stringContaining("includeSubDomains"),
    });
  });
});

it("tells whoever asked by another name where the shop is", async () => {
  const asked = request({
    port: shop.port,
    host: "127.0.0.1",
    path: "/cart",
    headers: { host: "evil.example" },
  });
  const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
  expect(answer).toMatchObject({ statusCode: 421, headers: { "cache-control": "no-store" } });
  expect(await text(answer)).toBe("Misdirected Request\nThis shop is at https://shop.example\n");
});

describe("the figures", () => {
  const read = (more: string) => raw(get("/metrics", `Host: localhost\r\n${more}`));

  it("are read with their token alone, where the shop is open to others", async () => {
    expect((await read("Authorization: Bearer a-token-of-some-length\r\n")).status).toBe(200);
    expect((await read("Authorization: Bearer another-token-of-it\r\n")).status).toBe(404);
    expect((await read("")).status).toBe(404);
  });
});

function raw(request: string): Promise<{ status: number; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(shop.port, "127.0.0.1", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      text += chunk;
      const end = text.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.destroy();
      const [first = "", ...lines] = text.slice(0, end).split("\r\n");
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]);
      resolve({ status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers) });
    });
  });
}
