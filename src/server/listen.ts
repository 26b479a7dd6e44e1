import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Edge } from "./api/serve.ts";
import type { FileServer } from "./files.ts";
import type { PageCache } from "./page-cache.ts";

export interface Listening {
  readonly port: number;
  /** Takes no more, lets what runs finish within the time, then cuts. */
  close(withinMs: number): Promise<void>;
}

export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function listen({
  app,
  cache,
  files,
  host,
  port,
  front,
}: {
  app: Edge;
  cache: PageCache;
  files: readonly FileServer[];
  host: string;
  port: number;
  /** Stands before everything while developing. */
  front?: Front;
}): Promise<Listening> {
  const handle = getRequestListener(app.fetch);
  let isClosing = false;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader("connection", "close");
    if (cache.serve(request, response)) return;
    if (files.some((serveFile) => serveFile(request, response))) return;
    void handle(request, response);
  };
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    (request, response) =>
      front ? front(request, response, () => answer(request, response)) : answer(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close(withinMs) {
      isClosing = true;
      return close(server, withinMs);
    },
  };
}

/** So long a request may be on its way to a server that is about to close. */
const onTheWayMs = 250;

async function close(server: Server, withinMs: number): Promise<void> {
  await arrived();
  // The HTTP server's own way would cut kept-alive connections, and with them requests on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => void arrived().then(() => server.closeIdleConnections()), onTheWayMs);
  const cut = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** On a busy machine the time may be over before what came meanwhile is read; it is read before `setImmediate`. */
async function arrived(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, onTheWayMs));
  await new Promise((resolve) => setImmediate(resolve));
}
