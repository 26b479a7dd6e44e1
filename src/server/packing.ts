import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Packing = "br" | "gzip";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best that the client takes; what it weighs with nothing it does not take. */
export function packingFor(accepted: string | undefined): Packing | undefined {
  if (!accepted) return undefined;
  if (takes(accepted, "br")) return "br";
  return takes(accepted, "gzip") ? "gzip" : undefined;
}

/** How hard it is tried: what is kept will be sent many times, what nobody may ask for again only once. */
export type Effort = "kept" | "made" | "once";

const qualities = { kept: 6, made: 4, once: 2 };
const levels = { kept: 7, made: 5, once: 1 };

/** Beside the loop: the pool has threads for it. */
export function pack(body: Uint8Array, packing: Packing, effort: Effort): Promise<Buffer> {
  if (packing === "gzip") return toGzip(body, { level: levels[effort] });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
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
