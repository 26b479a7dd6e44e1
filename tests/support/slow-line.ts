import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface SlowLine {
  readonly url: string;
  close(): void;
}

/** Long enough for a browser to paint what it has. */
const pauseMs = 25;
/** As many tags as make the header, and of its own part the first screen of any page. */
const paused = { header: 250, main: 200 };

/** A line to the shop on which pages come tag by tag, and all else whole. */
export async function slowLine(to: string): Promise<SlowLine> {
  const server = createServer((request, answer) => {
    const isPage = request.headers["sec-fetch-dest"] === "document";
    pass(to, request, answer, isPage).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(
  to: string,
  request: IncomingMessage,
  answer: ServerResponse,
  isPage: boolean,
): Promise<void> {
  const read = await fetch(to + request.url, { redirect: "manual" });
  const headers = Object.fromEntries(read.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) delete headers[name];
  answer.writeHead(read.status, headers);
  if (isPage) for await (const piece of inPieces(await read.text())) answer.write(piece);
  else answer.write(Buffer.from(await read.arrayBuffer()));
  answer.end();
}

async function* inPieces(page: string): AsyncGenerator<string> {
  const body = page.indexOf("<body");
  yield page.slice(0, body);
  const main = page.indexOf("<main");
  yield* slowly(page.slice(body, main), paused.header);
  yield* slowly(page.slice(main), paused.main);
}

async function* slowly(part: string, count: number): AsyncGenerator<string> {
  // Not within a price, nor before the sign at the end of a word.
  const tags = part.split(/(?<=>)(?=<)/);
  for (const tag of tags.slice(0, count)) {
    yield tag;
    await wait(pauseMs);
  }
  yield tags.slice(count).join("");
}
