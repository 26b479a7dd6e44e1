import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Admission } from "../admission/admission.ts";
import { limitPipelining } from "../admission/pipelining.ts";
import { limitSlowBodies } from "../admission/slow-bodies.ts";
import type { FileServer } from "../files/files.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { HttpApp } from "./http-app.ts";
import { takeLang } from "./lang-of.ts";
import { answerMalformed, answerMisdirected, isMalformed, refuseMalformed } from "./malformed.ts";
import { ownHosts } from "./own-hosts.ts";

export interface Listening {
  readonly port: number;
  /** Takes no more, lets what runs finish within the time, then cuts. */
  close(withinMs: number): Promise<void>;
}

export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A client that neither takes nor sends anything for so long is gone. */
const stalledMs = 90_000;
/** As many may knock at once; the system's own bound may be lower. */
export const backlog = 4_096;

export async function listen({
  app,
  cache,
  files,
  common,
  admission,
  publicUrl,
  otherHosts,
  host,
  port,
  inPlaceOf,
  front,
}: {
  app: HttpApp;
  cache: PageCache;
  files: readonly FileServer[];
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  admission: Admission;
  publicUrl: string;
  /** Names besides that of the public address. */
  otherHosts: readonly string[];
  host: string;
  port: number;
  /** Has the address, and leaves its socket to this one: nobody who connects meanwhile is refused. */
  inPlaceOf?: Server | undefined;
  /** Stands before everything while developing. */
  front?: Front;
}): Promise<Listening> {
  const handle = getRequestListener(app.fetch);
  const isAskedFor = ownHosts(publicUrl, otherHosts);
  let isClosing = false;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    admission.pages.arrived();
    if (isClosing) response.setHeader("connection", "close");
    if (isMalformed(request)) return answerMalformed(response, common);
    if (!isAskedFor(request)) return answerMisdirected(response, common, publicUrl);
    takeLang(request);
    if (cache.serve(request, response)) return;
    if (files.some((serveFile) => serveFile(request, response))) return;
    if (admission.refuseEarly(request, response)) return;
    void handle(request, response);
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      // Each body has a bound of its own below.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      // A missing name is refused below, with the headers that every answer carries.
      requireHostHeader: false,
    },
    limitPipelining((request, response) =>
      front ? front(request, response, () => answer(request, response)) : answer(request, response),
    ),
  );
  server.timeout = stalledMs;
  limitSlowBodies(server);
  server.on("connection", admission.pages.arrived);
  refuseMalformed(server, common);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    if (inPlaceOf) server.listen(inPlaceOf, backlog, resolve);
    else server.listen({ port, host, backlog }, resolve);
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
