import { createServer, type Server, type ServerResponse } from "node:http";
import { backlog } from "./listen.ts";
import { commonHeaders } from "./security-headers.ts";

const seconds = 10;
/** Most starts are over by then. */
const afterMs = 1_000;

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>Open soon</title>
<h1>The shop opens soon</h1><p>It is being brought up to date. This page looks again by itself.</p>
<p lang="hi">दुकान थोड़ी देर में खुलेगी। उसे नया किया जा रहा है। यह पन्ना अपने-आप फिर देखेगा।</p></html>
`;

export interface OpenSoon {
  /** Says so no longer; the server has the address still, for the shop's own to listen on in its place. None where it has not. */
  handOver(): Server | undefined;
  /** The address is free for another process. */
  close(): Promise<void>;
}

/** Says so at the shop's address while what comes before the shop can open takes long. */
export function openSoon(
  { HOST: host, PORT: port }: { readonly HOST: string; readonly PORT: number },
  { after = afterMs }: { readonly after?: number } = {},
): OpenSoon {
  // Whoever has the address already is told of by the shop itself.
  const server = createServer(({ url = "/" }, response) => say(url, response)).on("error", () => {});
  const timer = setTimeout(() => server.listen({ host, port, backlog }), after);
  const handOver = () => {
    clearTimeout(timer);
    return server.listening ? server : undefined;
  };
  return {
    handOver,
    close: () =>
      new Promise((resolve) => {
        if (!handOver()) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function say(url: string, response: ServerResponse): void {
  const isAlive = url === "/healthz";
  const isPage = !/^\/(?:api\/|healthz$|readyz$)/.test(url);
  response.writeHead(isAlive ? 200 : 503, {
    ...commonHeaders(false),
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
    ...(!isAlive && { "retry-after": String(seconds) }),
  });
  const refused = { success: false, message: "The shop opens soon.", error: "UNAVAILABLE", statusCode: 503 };
  response.end(isPage ? page : JSON.stringify(isAlive ? { success: true, message: "ok" } : refused));
}
