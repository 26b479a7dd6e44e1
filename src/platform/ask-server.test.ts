import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askServer } from "./ask-server.ts";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`;
}

const question = { method: "POST", headers: {}, body: "नमस्ते", withinMs: 5_000, mostBytes: 1_000 } as const;

it("sends a body whole and gives the answer with its head, over one connection", async () => {
  const ports = new Set<number | undefined>();
  const url = await serving(async (request, response) => {
    ports.add(request.socket.remotePort);
    const given = Buffer.concat(await request.toArray());
    response.writeHead(418, { "retry-after": "7" }).end(`${request.method} ${request.url} ${given}`);
  });
  for (let times = 0; times < 3; times++) {
    const { status, headers, text } = await askServer(url, question);
    expect([status, headers["retry-after"], text]).toEqual([418, "7", "POST /asked नमस्ते"]);
  }
  expect(ports.size).toBe(1);
});

it("goes nowhere that an answer leads to", async () => {
  const asked: (string | undefined)[] = [];
  const url = await serving((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  expect((await askServer(url, question)).status).toBe(307);
  expect(asked).toEqual(["/asked"]);
});

it("takes no longer than it was given, wherever the answer stops", async () => {
  const silent = await serving(() => {});
  await expect(askServer(silent, { ...question, withinMs: 50 })).rejects.toThrow("in time");
  stop?.();
  const stuck = await serving((_, response) => void response.writeHead(200).write("half"));
  await expect(askServer(stuck, { ...question, withinMs: 50 })).rejects.toThrow("in time");
});

it("reads no further than an answer can be long", async () => {
  const url = await serving((_, response) => void response.end("x".repeat(1_001)));
  await expect(askServer(url, question)).rejects.toThrow("too long");
});

it("fails where nobody is, and where an answer breaks off", async () => {
  const url = await serving((request, response) => {
    response.writeHead(200, { "content-length": 100 }).write("half");
    request.socket.destroySoon();
  });
  await expect(askServer(url, question)).rejects.toThrow();
  stop?.();
  await expect(askServer(url, question)).rejects.toThrow("ECONNREFUSED");
});
