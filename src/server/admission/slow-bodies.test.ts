import { createServer, request as open } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { refuseMalformed } from "../http/malformed.ts";
import { limitSlowBodies } from "./slow-bodies.ts";

const bounds = { withinMs: 150, leastPerSecond: 400, lookEveryMs: 50, most: 1 };
const server = createServer({ requestTimeout: 0 }, async (request, response) => {
  let bytes = 0;
  try {
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    response.end(String(bytes));
  } catch {
    // It was cut off.
  }
});
limitSlowBodies(server, bounds);
refuseMalformed(server, {});
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const picture = { "content-type": "image/jpeg", cookie: "s=1" };

interface Sent {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  /** Bytes of each piece; a piece every 50 ms. */
  readonly piece: number;
  readonly pieces: number;
}

/** What is answered to a body that comes in pieces; 0 where the connection is cut. */
function send({ path = "/api/manage/goods/1/pictures", headers = picture, piece, pieces }: Sent) {
  return new Promise<string>((resolve) => {
    const length = { "content-length": String(piece * pieces) };
    const request = open({ port, path, method: "POST", headers: { ...headers, ...length } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => resolve(`${answer.statusCode} ${text.trim()}`));
    });
    request.on("error", () => resolve("0"));
    void (async () => {
      for (let at = 0; at < pieces && !request.destroyed; at++) {
        request.write(Buffer.alloc(piece));
        await wait(50);
      }
      request.end();
    })();
  });
}

describe("a body", () => {
  it("that is a picture of the staff may take as long as it is on its way", async () => {
    expect(await send({ piece: 200, pieces: 14 })).toBe("200 2800");
  });

  it("that trickles is cut off, whoever sends it", async () => {
    expect(await send({ piece: 2, pieces: 100 })).toBe("408 Request Timeout");
  });

  it("that is no picture, is sent elsewhere or by a visitor arrives at once or not at all", async () => {
    const sent = { piece: 200, pieces: 20 };
    const json = { "content-type": "application/json", cookie: "s=1" };
    expect(await send({ ...sent, headers: json })).toBe("408 Request Timeout");
    expect(await send({ ...sent, path: "/api/cart/add" })).toBe("408 Request Timeout");
    expect(await send({ ...sent, headers: { "content-type": "image/jpeg" } })).toBe("408 Request Timeout");
    expect(await send({ piece: 200, pieces: 1, headers: json })).toBe("200 200");
  });

  it("has to be quick where others are slow already, and their place is free again", async () => {
    const both = await Promise.all([send({ piece: 200, pieces: 16 }), send({ piece: 200, pieces: 16 })]);
    expect(both.sort()).toEqual(["200 3200", "408 Request Timeout"]);
    expect(await send({ piece: 200, pieces: 14 })).toBe("200 2800");
  });
});
