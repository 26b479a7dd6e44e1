import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from "node:zlib";

export type ContentEncoding = "br" | "gzip";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const decoding = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The best that the client takes; what it weighs with nothing it does not take. */
export function contentEncodingFor(accepted: string | undefined): ContentEncoding | undefined {
  if (!accepted) return undefined;
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : undefined;
}

/** How hard it is tried: what is kept will be sent many times, what nobody may ask for again only once. */
type Effort = "kept" | "made" | "once";

const qualities = { kept: 6, made: 4, once: 1 };
const levels = { kept: 7, made: 5, once: 1 };
/** More of it is lightly compressed in about half a millisecond. */
const mostAtOnce = 64 * 1024;

/** Beside the loop: the pool has threads for it. */
export function compress(body: Uint8Array, encoding: ContentEncoding, effort: Effort): Promise<Buffer> {
  return encoding === "gzip"
    ? toGzip(body, { level: levels[effort] })
    : toBrotli(body, brotliFor(body, effort));
}

/** What zlib gives lies at the beginning of 64 KB, which would be kept with it. */
export async function compressedToKeep(body: Uint8Array, encoding: ContentEncoding): Promise<Buffer> {
  const compressed = await compress(body, encoding, "kept");
  const own = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(own);
  return own;
}

/** Of a small answer the way to a thread and back costs three times what compressing it lightly does. */
export function compressLightly(body: Uint8Array, encoding: ContentEncoding): Buffer | Promise<Buffer> {
  if (body.length > mostAtOnce) return compress(body, encoding, "once");
  return encoding === "gzip"
    ? gzipSync(body, { level: levels.once })
    : brotliCompressSync(body, brotliFor(body, "once"));
}

function brotliFor({ length }: Uint8Array, effort: Effort) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  };
}

export function unpack(compressed: Uint8Array, encoding: ContentEncoding): Promise<Buffer> {
  return decoding[encoding](compressed);
}

/** No wider than what it looks back on: a window is made ready for each answer. */
function windowFor(bytes: number): number {
  return Math.min(Math.max(32 - Math.clz32(bytes), 16), constants.BROTLI_DEFAULT_WINDOW);
}

function takes(accepted: string, encoding: ContentEncoding): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(",").some((part) => {
    const [name = "", weight = ""] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
