import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createFetchPublic } from "./fetch-public.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, asked };
}

const bounds = { mostBytes: 1_000, mostMs: 10_000 };

describe("fetching from the open internet", () => {
  it("reaches nothing inside the network, however it is written or named", async () => {
    const { port, url, asked } = await serve((_, response) => response.end("inner"));
    const get = createFetchPublic(bounds);
    for (const address of [
      url,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://[::1]:${port}/`,
      "http://169.254.169.254/latest/meta-data",
      `http://user:word@8.8.8.8:${port}/`,
      "file:///etc/passwd",
      "ftp://8.8.8.8/a.png",
      "data:image/png;base64,AAAA",
      "8.8.8.8/a.png",
      "http://8.8.8.8:22/",
    ])
      expect(await get(address), address).toEqual({ refused: "addressUnfit" });
    expect(asked).toEqual([]);
  });

  it("refuses a name of which one address lies inside", async () => {
    const { port, asked } = await serve((_, response) => response.end("inner"));
    const get = createFetchPublic({ ...bounds, addressesOf: async () => ["8.8.8.8", "127.0.0.1"] });
    expect(await get(`http://shop.example:${port}/a.png`)).toEqual({ refused: "addressUnfit" });
    expect(asked).toEqual([]);
  });

  it("connects to the address that was looked at, whatever the name says afterwards", async () => {
    const { port } = await serve(({ headers }, response) => response.end(headers.host));
    let looks = 0;
    const get = createFetchPublic({
      ...bounds,
      mayReach: (address) => address === "127.0.0.1",
      addressesOf: async () => (looks++ === 0 ? ["127.0.0.1"] : ["127.0.0.2"]),
    });
    const { bytes } = (await get(`http://shop.example:${port}/a.png`)) as { bytes: Uint8Array };
    expect(Buffer.from(bytes).toString()).toBe(`shop.example:${port}`);
    expect(looks).toBe(1);
  });

  it("looks at each place that it is led to, and goes three of them far", async () => {
    const inner = await serve((_, response) => response.end("inner"));
    const outer = await serve(({ url = "" }, response) => {
      const left = Number(url.slice(1));
      const location = url === "/in" ? `${inner.url}/secret` : left > 0 ? `/${left - 1}` : undefined;
      if (location) response.writeHead(302, { location }).end();
      else response.end("there");
    });
    const get = createFetchPublic({ ...bounds, mayReach: (_, port) => port === outer.port });
    expect(await get(`${outer.url}/in`)).toEqual({ refused: "addressUnfit" });
    expect(inner.asked).toEqual([]);
    expect(await get(`${outer.url}/3`)).toHaveProperty("bytes");
    expect(await get(`${outer.url}/4`)).toEqual({ refused: "noAnswer" });
  });

  it("takes no more bytes and no more time than it was given", async () => {
    const { url } = await serve(({ url: path }, response) => {
      if (path === "/told") response.writeHead(200, { "content-length": 5_000 }).end(Buffer.alloc(5_000));
      else if (path === "/untold") for (let at = 0; at < 6; at++) response.write(Buffer.alloc(500));
      else if (path === "/gone") response.writeHead(404).end();
      else response.write("a");
    });
    const get = createFetchPublic({ ...bounds, mayReach: () => true });
    expect(await get(`${url}/told`)).toEqual({ refused: "tooLarge" });
    expect(await get(`${url}/untold`)).toEqual({ refused: "tooLarge" });
    expect(await get(`${url}/gone`)).toEqual({ refused: "noAnswer" });
    const hurried = createFetchPublic({ ...bounds, mostMs: 200, mayReach: () => true });
    expect(await hurried(`${url}/slow`)).toEqual({ refused: "noAnswer" });
    const unnamed = createFetchPublic({ ...bounds, addressesOf: () => Promise.reject(new Error("no name")) });
    expect(await unnamed("http://shop.example/a.png")).toEqual({ refused: "noAnswer" });
  });
});
