import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitPipelining } from "../admission/pipelining.ts";
import { pictureFiles } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-pictures-"));
const own = mkdtempSync(join(tmpdir(), "haat-own-pictures-"));
/** More than the system takes in for a client that does not read. */
const large = Buffer.alloc(12 * 1024 * 1024, "x");
const name = "mango.0a1b2c3d-1200.webp";
let server: Server;
let port = 0;

beforeAll(async () => {
  writeFileSync(join(folder, name), "0123456789");
  writeFileSync(join(folder, "large.0a1b2c3d-1200.webp"), large);
  writeFileSync(join(folder, "rice.0a1b2c3d-800.webp"), "rice");
  writeFileSync(join(folder, "salt.0a1b2c3d-800.avif"), "salt");
  writeFileSync(join(own, "jar.0a1b2c3d-1200.webp"), "the owner's");
  const serve = pictureFiles([folder, join(folder, "none"), own], { "x-common": "yes" });
  server = createServer(
    limitPipelining((request, response) => {
      if (!serve(request, response)) response.writeHead(404).end("the page that says so");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(own, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/pictures/${path}`, init);
const part = (range: string, more = {}) => ask(name, { headers: { range, ...more } });

describe("a picture", () => {
  it("is kept for ever under the name that carries its hash, and an hour under the short one", async () => {
    const whole = await ask(name);
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "10",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-common": "yes",
    });
    const short = await ask("mango-1200.webp");
    expect([await short.text(), short.headers.get("cache-control")]).toEqual([
      "0123456789",
      "public, max-age=3600",
    ]);
  });

  it("is not sent again to who has it", async () => {
    const etag = (await ask(name)).headers.get("etag") ?? "";
    const again = await ask(name, { headers: { "if-none-match": `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(name, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=4-2", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["bytes=-", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ])("is given in part: %s", async (range, status, body, told) => {
    const answer = await part(range);
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      body,
      told,
    ]);
  });

  it("is given whole to who has a part of an older one", async () => {
    expect((await part("bytes=2-4", { "if-range": '"older"' })).status).toBe(200);
    expect((await part("bytes=2-4", { "if-range": `"${name}"` })).status).toBe(206);
  });

  it("tells its size without being read", async () => {
    const head = await ask(name, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
  });

  it("of the demo that was made anew is shown as it is now, and asked for again within the hour", async () => {
    const older = await ask("mango.99999999-1200.webp");
    expect([older.status, await older.text(), older.headers.get("cache-control")]).toEqual([
      200,
      "0123456789",
      "public, max-age=3600",
    ]);
    const etag = older.headers.get("etag") ?? "";
    expect((await ask("mango.99999999-1200.webp", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask("mango.99999999-320.webp")).status).toBe(404);
  });

  it.each(["rice.0a1b2c3d-1200.webp", "rice.99999999-480.webp", "rice-1200.webp"])(
    "in a size that is made no more is shown in another: %s",
    async (older) => {
      const { status, headers } = await ask(older);
      expect([status, headers.get("cache-control"), headers.get("etag")]).toEqual([
        200,
        "public, max-age=3600",
        '"rice.0a1b2c3d-800.webp"',
      ]);
      expect((await ask(older.replace("webp", "avif"))).status).toBe(404);
    },
  );

  it("in a width that it does not have is shown in the next", async () => {
    const { status, headers } = await ask("salt.0a1b2c3d-1200.avif");
    expect([status, headers.get("etag")]).toEqual([200, '"salt.0a1b2c3d-800.avif"']);
    expect((await ask("salt.0a1b2c3d-480.avif")).status).toBe(404);
  });

  it("of the owner's that is gone is not shown by another", async () => {
    expect((await ask("jar.0a1b2c3d-1200.webp")).status).toBe(200);
    expect((await ask("jar.99999999-1200.webp")).status).toBe(404);
  });

  it("that is not there is said so in short, and what is no picture is left to the pages", async () => {
    const gone = await ask("gone.0a1b2c3d-1200.webp");
    expect([gone.status, await gone.text(), gone.headers.get("x-common")]).toEqual([404, "", "yes"]);
    expect(await (await ask("..%2fsecret.webp")).text()).toBe("the page that says so");
    expect((await ask(name, { method: "POST" })).status).toBe(404);
  });
});

describe("a download that is cut off", () => {
  const openFiles = () => readdirSync("/dev/fd").length;
  const line = "GET /pictures/large.0a1b2c3d-1200.webp HTTP/1.1\r\nHost: x\r\n\r\n";

  async function cutOff(clients: number, ahead: number): Promise<void> {
    const sockets = await Promise.all(Array.from({ length: clients }, () => begun(line.repeat(ahead))));
    for (const socket of sockets) socket.destroy();
  }

  it.each([
    ["one at a time", 1],
    ["many sent ahead", 12],
    ["more sent ahead than are waited for", 60],
  ])("gives its file back, %s", async (_, ahead) => {
    await cutOff(20, ahead);
    await expect.poll(openConnections).toBe(0);
    const before = openFiles();
    for (let round = 0; round < 4; round++) await cutOff(75, ahead);
    await expect.poll(openConnections).toBe(0);
    await expect.poll(openFiles).toBeLessThanOrEqual(before);
  });

  it("holds one file however many it sent ahead", async () => {
    await expect.poll(openConnections).toBe(0);
    const before = openFiles();
    const socket = await begun(line.repeat(12));
    // Both ends of the connection and the file.
    expect(openFiles() - before).toBeLessThanOrEqual(3);
    socket.destroy();
  });

  it("leaves the others served", async () => {
    await cutOff(50, 5);
    expect(await (await ask(name)).text()).toBe("0123456789");
  });
});

describe("requests that are sent ahead", () => {
  it("are answered in order", async () => {
    const ends = ["0-0", "3-3", "5-5"].map(
      (range) => `GET /pictures/${name} HTTP/1.1\r\nHost: x\r\nRange: bytes=${range}\r\n\r\n`,
    );
    let text = "";
    const socket = await begun(ends.join(""));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.resume();
    await expect.poll(() => text.match(/content-range: bytes (\d)/g)?.length).toBe(3);
    expect([...text.matchAll(/\r\n\r\n(\d)/g)].map(([, digit]) => digit)).toEqual(["0", "3", "5"]);
    socket.destroy();
  });
});

/** A client that has sent its requests and reads no further than the first bytes. */
function begun(text: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => resolve(socket));
    socket.on("close", () => resolve(socket));
    socket.once("readable", () => resolve(socket));
    socket.write(text);
  });
}

function openConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
