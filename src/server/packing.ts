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

/** Beside the loop: the pool has threads for it. */
export function pack(body: Uint8Array, packing: Packing, isKept: boolean): Promise<Buffer> {
  if (packing === "gzip") return toGzip(body, { level: isKept ? 7 : 5 });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isKept ? 6 : 4,
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
