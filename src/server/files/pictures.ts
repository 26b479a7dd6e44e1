import { existsSync, readdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { closedPolicy } from "../http/security-headers.ts";
import { hour, isRead, pathOf, typeOf, year } from "../http/served-file.ts";
import type { FileServer } from "./files.ts";

const prefix = "/pictures/";
const fileName = /^[a-z0-9][a-z0-9.-]*\.(avif|webp|png|svg)$/;

/**
 * Pictures: many and large, so they stay on the disk. Their names carry the hash of what they show. The first folder
 * is the demo's, whose pictures are made anew from version to version.
 */
export function pictureFiles(
  folders: readonly string[],
  common: Record<string, string>,
  /** Brings one here that lies elsewhere; false where there is none. */
  fetch: (name: string) => Promise<boolean> = async () => false,
): FileServer {
  const roots = folders.map((folder) => resolve(folder));
  const demo = fullNames(roots.slice(0, 1));
  const full = new Map([...demo, ...fullNames(roots.slice(1))]);
  return (request, response) => {
    const asked = pathOf(request).slice(prefix.length);
    if (!pathOf(request).startsWith(prefix) || !isRead(request) || !fileName.test(asked)) return false;
    const name = full.get(asked) ?? asked;
    const made = instead(asked);
    const others = [full.get(made) ?? made, demo.get(withoutHash(asked)), demo.get(withoutHash(made))].filter(
      (other) => other !== undefined,
    );
    void answer(request, response, { roots, asked, name, others, common, fetch });
    return true;
  };
}

interface PictureRequest {
  readonly roots: readonly string[];
  readonly asked: string;
  readonly name: string;
  /** Where it is a size that is made no more, or a picture of the demo of an earlier version. */
  readonly others: readonly string[];
  readonly common: Record<string, string>;
  readonly fetch: (name: string) => Promise<boolean>;
}

/** Whatever becomes of the client, the file is closed. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { roots, asked, name, others, common, fetch }: PictureRequest,
): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = (await firstOf(roots, name)) ?? ((await fetch(name)) ? await firstOf(roots, name) : undefined);
    let shown = name;
    for (const other of file ? [] : others) {
      shown = other;
      file = await firstOf(roots, shown);
      if (file) break;
    }
    if (file) await send(request, response, file, headersOf(shown, asked, common));
    else response.writeHead(404, { ...common, "cache-control": "no-store" }).end();
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { ...common, "cache-control": "no-store", "retry-after": "2" }).end();
  } finally {
    await file?.close();
  }
}

function headersOf(name: string, asked: string, common: Record<string, string>) {
  return {
    ...common,
    "content-type": typeOf(extname(name)),
    "cache-control": name === asked ? year : hour,
    "content-security-policy": closedPolicy,
    "accept-ranges": "bytes",
    etag: `"${name}"`,
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: FileHandle,
  headers: ReturnType<typeof headersOf>,
): Promise<void> {
  if (isKnown(request, headers.etag)) return void response.writeHead(304, headers).end();
  const { size } = await file.stat();
  const part = partOf(request, size, headers.etag);
  if (part === "outside")
    return void response.writeHead(416, { ...headers, "content-range": `bytes */${size}` }).end();
  const { start, end } = part ?? { start: 0, end: size - 1 };
  response.writeHead(part ? 206 : 200, {
    ...headers,
    ...(part && { "content-range": `bytes ${start}-${end}/${size}` }),
    "content-length": end - start + 1,
  });
  if (request.method === "HEAD" || size === 0) response.end();
  else await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
}

async function firstOf(roots: readonly string[], name: string): Promise<FileHandle | undefined> {
  for (const root of roots)
    try {
      return await open(join(root, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  return undefined;
}

function isKnown({ headers }: IncomingMessage, etag = ""): boolean {
  const known = headers["if-none-match"]?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Earlier versions made four sizes for browsers without AVIF too, where two do, and 1200 px of pictures less wide. */
function instead(file: string): string {
  return file.replace(
    /-(?:480\.webp|1200\.(?:avif|webp))$/,
    (size) => `-800${size.slice(size.indexOf("."))}`,
  );
}

/** Older pages name some pictures without the hash; they get the file that carries one. */
function fullNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return new Map(
    files.flatMap((file) => {
      const short = withoutHash(file);
      return short === file ? [] : [[short, file] as const];
    }),
  );
}

function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{8}(?=-\d+\.\w+$)/, "");
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The one part of a file that is asked for; several at once, or a part of an older file, get the whole. */
function partOf(
  { method, headers }: IncomingMessage,
  size: number,
  etag: string | undefined,
): Part | "outside" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (method !== "GET" || (first === "" && last === "")) return undefined;
  if (headers["if-range"] !== undefined && headers["if-range"] !== etag) return undefined;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end ? "outside" : { start, end };
}
