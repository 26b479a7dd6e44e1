import { createServer, type Server, type ServerResponse } from "node:http";
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

/** Says so at the shop's address while the work takes long that comes before the shop can open. */
export async function openSoonWhile<T>(
  { HOST: host, PORT: port }: { readonly HOST: string; readonly PORT: number },
  work: () => Promise<T>,
  { after = afterMs }: { readonly after?: number } = {},
): Promise<T> {
  let server: Server | undefined;
  const timer = setTimeout(() => {
    // Whoever has the address already is told of by the shop itself.
    server = createServer(({ url = "/" }, response) => say(url, response)).on("error", () => {});
    server.listen({ host, port });
  }, after);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    await closed(server);
  }
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

function closed(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!server?.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
