import { lookup as lookUp } from "node:dns/promises";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Why nothing was fetched: the shop goes to no such address, nothing useful came from there, or too much. */
export type FetchRefusal = "addressUnfit" | "noAnswer" | "tooLarge";
export type Fetched = { readonly bytes: Uint8Array } | { readonly refused: FetchRefusal };
export type FetchPublic = (address: string) => Promise<Fetched>;

interface FetchBounds {
  readonly mostBytes: number;
  readonly mostMs: number;
  /** Where the shop may go; a test has its own machine for the internet. */
  readonly mayReach?: (address: string, port: number) => boolean;
  /** All that a name stands for. */
  readonly addressesOf?: (name: string) => Promise<readonly string[]>;
}

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

class Refused extends Error {
  readonly refusal: FetchRefusal;
  constructor(refusal: FetchRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * Fetches what somebody has named, who must not reach the shop's own network by it (SSRF): each name is resolved once,
 * and the connection goes to an address that was looked at, after each redirect anew.
 */
export function createFetchPublic({
  mostBytes,
  mostMs,
  mayReach = (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  addressesOf = async (name) => (await lookUp(name, { all: true })).map(({ address }) => address),
}: FetchBounds): FetchPublic {
  return async (address) => {
    const signal = AbortSignal.timeout(mostMs);
    try {
      let url = readUrl(address);
      for (let hops = 0; hops <= mostRedirects; hops++) {
        const answer = await ask(url, signal);
        const { statusCode = 0, headers } = answer;
        if (redirects.includes(statusCode) && headers.location) {
          answer.destroy();
          url = readUrl(headers.location, url);
          continue;
        }
        if (statusCode === 200) return { bytes: await bytesOf(answer, signal) };
        answer.destroy();
        break;
      }
      return { refused: "noAnswer" };
    } catch (error) {
      return { refused: error instanceof Refused ? error.refusal : "noAnswer" };
    }
  };

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const name = url.hostname.replace(/^\[|\]$/g, "");
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const all = isIP(name) ? [name] : await resolved(name, signal);
    // One inner address among several is one too many: a name that has it is not the open internet's.
    if (!all.every((one) => mayReach(one, port))) throw new Refused("addressUnfit");
    const request = url.protocol === "https:" ? overHttps : overHttp;
    return new Promise((resolve, reject) => {
      const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Haat" };
      request(url, { agent: false, signal, headers, lookup: given(all) })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
  }

  async function resolved(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new Refused("noAnswer")), { once: true }),
    );
    const all = await Promise.race([addressesOf(name), late]);
    if (all.length === 0) throw new Refused("noAnswer");
    return all;
  }

  async function bytesOf(answer: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
    if (Number(answer.headers["content-length"] ?? 0) > mostBytes) {
      answer.destroy();
      throw new Refused("tooLarge");
    }
    const parts: Buffer[] = [];
    let size = 0;
    const stop = () => answer.destroy(new Refused("noAnswer"));
    signal.addEventListener("abort", stop, { once: true });
    try {
      for await (const part of answer as AsyncIterable<Buffer>) {
        size += part.length;
        if (size > mostBytes) throw new Refused("tooLarge");
        parts.push(part);
      }
    } finally {
      signal.removeEventListener("abort", stop);
    }
    return Buffer.concat(parts);
  }
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!url || !isWeb || url.username || url.password) throw new Refused("addressUnfit");
  return url;
}

/**
 * The connection is made to these and asks nobody again: a name that answers otherwise the next time leads nowhere.
 */
function given(all: readonly string[]): LookupFunction {
  return (_name, options, callback) => {
    const found = all.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (options.all) callback(null, found);
    else if (first) callback(null, first.address, first.family);
  };
}
