import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { contentEncodingFor } from "../http/compression.ts";
import { closedPolicy } from "../http/security-headers.ts";
import { hour, isRead, pathOf, typeOf, year } from "../http/served-file.ts";

/** Serves a file when the address names one; false hands the request on. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Loaded {
  readonly headers: Record<string, string>;
  readonly raw: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The built browser files, few and small: all in memory, precompressed by the build. */
export function memoryFiles(folder: string, common: Record<string, string>): FileServer {
  const files = new Map<string, Loaded>();
  for (const file of walk(folder)) {
    if (/\.(br|gz)$/.test(file)) continue;
    files.set(`/${relative(folder, file).split(sep).join("/")}`, load(file, common));
  }
  return (request, response) => {
    const file = files.get(pathOf(request));
    if (!file || !isRead(request)) return false;
    const encoding = contentEncodingFor(request.headers["accept-encoding"] as string | undefined);
    const compressed = encoding && file[encoding];
    const body = compressed ?? file.raw;
    response.writeHead(200, {
      ...file.headers,
      ...(compressed && { "content-encoding": encoding }),
      "content-length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

function load(file: string, common: Record<string, string>): Loaded {
  const isHashed = file.includes(`${sep}assets${sep}`);
  const br = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const gzip = existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : undefined;
  const isWorker = file.endsWith("service-worker.js");
  return {
    headers: {
      ...common,
      "content-type": typeOf(extname(file)),
      "cache-control": isHashed ? year : isWorker ? "no-cache" : hour,
      "content-security-policy": isWorker ? "default-src 'self'" : closedPolicy,
      vary: "accept-encoding",
    },
    raw: readFileSync(file),
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
