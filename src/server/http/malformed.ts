import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Says for one address exactly one host by a name that can be one. */
export function isMalformed({ url = "", headers, rawHeaders }: IncomingMessage): boolean {
  if (!/^(?:\/|https?:\/\/)/i.test(url) || !hostName.test(headers.host ?? "")) return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts !== 1;
}

export function answerMalformed(response: ServerResponse, common: Headers): void {
  response.writeHead(400, { ...headersOf(common), connection: "close" }).end(bodyOf(400));
}

/** Asked for another shop, or for this one by a name that it does not know. */
export function answerMisdirected(response: ServerResponse, common: Headers, publicUrl: string): void {
  response
    .writeHead(421, { ...headersOf(common), connection: "close" })
    .end(`${bodyOf(421)}This shop is at ${publicUrl}\n`);
}

/** What the HTTP parser refuses gets the headers of every other answer, and the connection ends. */
export function refuseMalformed(server: Server, common: Headers): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const begun = (socket as Duplex & { _httpMessage?: ServerResponse })._httpMessage;
    if (!socket.writable || begun?.headersSent) return void socket.destroy(error);
    const status = statusOf(error.code);
    const lines = Object.entries({ ...headersOf(common), connection: "close" });
    const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${bodyOf(status)}`);
  });
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, { ...headersOf(common), connection: "close" }).end(bodyOf(417));
  });
}

function statusOf(code = ""): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

function headersOf(common: Headers): Headers {
  return { ...common, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
}

function bodyOf(status: number): string {
  return `${STATUS_CODES[status]}\n`;
}
