import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, resolve, sep } from "node:path";
import { closedPolicy } from "./security-headers.ts";

/** Serves a file when the address names one; false hands the request on. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

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
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const [encoding, body] =
      file.br && /\bbr\b/.test(accepted)
        ? ["br", file.br]
        : file.gzip && /\bgzip\b/.test(accepted)
          ? ["gzip", file.gzip]
          : ["", file.raw];
    response.writeHead(200, {
      ...file.headers,
      ...(encoding && { "content-encoding": encoding }),
      "content-length": body.length,
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/** Pictures: many and large, so they stay on the disk. Their names carry the hash of what they show. */
export function diskFiles(
  prefix: string,
  folders: readonly string[],
  common: Record<string, string>,
): FileServer {
  const roots = folders.map((folder) => resolve(folder));
  const name = /^[a-z0-9][a-z0-9.-]*\.(avif|webp|png|svg)$/;
  const full = fullNames(roots);
  return (request, response) => {
    const path = pathOf(request);
    if (!path.startsWith(prefix) || !isRead(request)) return false;
    const asked = path.slice(prefix.length);
    const alias = full.get(asked);
    const file = name.test(asked)
      ? roots.map((root) => join(root, alias ?? asked)).find((found) => existsSync(found))
      : undefined;
    if (!file) return false;
    response.writeHead(200, {
      ...common,
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-length": statSync(file).size,
      "cache-control": alias ? hour : year,
      "content-security-policy": closedPolicy,
    });
    if (request.method === "HEAD") response.end();
    else
      createReadStream(file)
        .on("error", () => response.destroy())
        .pipe(response);
    return true;
  };
}

/** Pages that name a picture without its hash, such as the hero, get the file that carries one. */
function fullNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return new Map(
    files.flatMap((file) => {
      const short = file.replace(/\.[0-9a-f]{8}(?=-\d+\.\w+$)/, "");
      return short === file ? [] : [[short, file] as const];
    }),
  );
}

function load(file: string, common: Record<string, string>): Loaded {
  const isHashed = file.includes(`${sep}assets${sep}`);
  const br = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  const gzip = existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : undefined;
  const isWorker = file.endsWith("service-worker.js");
  return {
    headers: {
      ...common,
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": isHashed ? year : isWorker ? "no-cache" : hour,
      "content-security-policy": isWorker ? "default-src 'self'" : closedPolicy,
      vary: "accept-encoding",
    },
    raw: readFileSync(file),
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
