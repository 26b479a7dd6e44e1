import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { looksLike, type PictureStore, StoreUnavailable } from "#platform/pictures/picture-store.ts";

export interface S3Location {
  /** With the bucket and what stands before each name in it. */
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly region: string;
  /** So long an answer is waited for. */
  readonly patienceMs?: number;
}

const mostBytes = 20_000_000;
const sumName = "x-amz-meta-sha256";

/** A store that speaks Amazon's protocol, whoever runs it. */
export function s3Store({ url, keyId, keySecret, region, patienceMs = 8_000 }: S3Location): PictureStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: keySecret,
    service: "s3",
    region,
    retries: 0,
  });

  return {
    async put(name, bytes) {
      const sum = sumOf(bytes);
      const headers = { "content-type": typeOf(name), "x-amz-content-sha256": sum, [sumName]: sum };
      const { response } = await ask("PUT", name, { headers, body: Buffer.from(bytes) });
      if (!response.ok) throw unexpected("PUT", response);
    },

    async get(name) {
      const { response, body } = await ask("GET", name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected("GET", response);
      const sum = response.headers.get(sumName);
      if ((sum !== null && sum !== sumOf(body)) || !looksLike(name, body))
        throw new StoreUnavailable(`The store sent something else as ${name}.`);
      return body;
    },

    async head(name) {
      const { response } = await ask("HEAD", name);
      if (response.status === 404) return undefined;
      if (!response.ok) throw unexpected("HEAD", response);
      return Number(response.headers.get("content-length") ?? 0);
    },

    async delete(name) {
      const { response } = await ask("DELETE", name);
      if (!response.ok && response.status !== 404) throw unexpected("DELETE", response);
    },
  };

  async function ask(method: string, name: string, init: RequestInit = {}) {
    try {
      // The whole answer has this long, not its beginning alone.
      const signal = AbortSignal.timeout(patienceMs);
      const response = await client.fetch(`${url}/${name}`, { ...init, method, signal, redirect: "error" });
      return { response, body: await bodyOf(response) };
    } catch (error) {
      throw error instanceof StoreUnavailable ? error : new StoreUnavailable("No answer.", { cause: error });
    }
  }
}

/** Never more than a picture can have, and never less than was announced. */
async function bodyOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new StoreUnavailable("The store sends more than a picture has.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unexpected(method: string, { status }: Response): StoreUnavailable {
  return new StoreUnavailable(`The store answered ${method} with ${status}.`);
}

function sumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function typeOf(name: string): string {
  return `image/${name.slice(name.lastIndexOf(".") + 1)}`;
}
