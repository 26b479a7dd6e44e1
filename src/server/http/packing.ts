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

export type Packing = "br" | "gzip";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const unpacking = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** The best that the client takes; what it weighs with nothing it does not take. */
export function packingFor(accepted: string | undefined): Packing | undefined {
  if (!accepted) return undefined;
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : undefined;
}

/** How hard it is tried: what is kept will be sent many times, what nobody may ask for again only once. */
type Effort = "kept" | "made" | "once";

const qualities = { kept: 6, made: 4, once: 1 };
const levels = { kept: 7, made: 5, once: 1 };
/** More of it is lightly packed in about half a millisecond. */
const mostAtOnce = 64 * 1024;

/** Beside the loop: the pool has threads for it. */
export function pack(body: Uint8Array, packing: Packing, effort: Effort): Promise<Buffer> {
  return packing === "gzip"
    ? toGzip(body, { level: levels[effort] })
    : toBrotli(body, brotliFor(body, effort));
}

/** What zlib gives lies at the beginning of 64 KB, which would be kept with it. */
export async function packedToKeep(body: Uint8Array, packing: Packing): Promise<Buffer> {
  const packed = await pack(body, packing, "kept");
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}

/** Of a small answer the way to a thread and back costs three times what packing it lightly does. */
export function packLightly(body: Uint8Array, packing: Packing): Buffer | Promise<Buffer> {
  if (body.length > mostAtOnce) return pack(body, packing, "once");
  return packing === "gzip"
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

export function unpack(packed: Uint8Array, packing: Packing): Promise<Buffer> {
  return unpacking[packing](packed);
}

/** No wider than what it looks back on: a window is made ready for each answer. */
function windowFor(bytes: number): number {
  return Math.min(Math.max(32 - Math.clz32(bytes), 16), constants.BROTLI_DEFAULT_WINDOW);
}

function takes(accepted: string, packing: Packing): boolean {
  if (!accepted.includes(packing)) return false;
  return accepted.split(",").some((part) => {
    const [name = "", weight = ""] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === packing && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
