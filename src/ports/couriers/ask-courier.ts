import type { z } from "zod";
import { CourierUnavailable } from "./courier.ts";

interface Ask<Shape extends z.ZodType> {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: object | undefined;
  readonly form?: URLSearchParams;
  readonly shape: Shape;
  readonly patienceMs?: number | undefined;
}

/** Longer than a shopper waits: what comes late is kept for the next one. */
const usualPatienceMs = 5_000;
/** Somebody of the staff waits for a parcel to be booked, and who does not know asks once more. */
export const bookingPatienceMs = 15_000;
const mostBytes = 1_000_000;

/** One request; what is no answer of this shape is none. No key stands in what is thrown. */
export async function askCourier<Shape extends z.ZodType>({
  url,
  headers,
  json,
  form,
  shape,
  patienceMs = usualPatienceMs,
}: Ask<Shape>) {
  const { status, text } = await reach(url, {
    method: json || form ? "POST" : "GET",
    headers: { accept: "application/json", ...(json && { "content-type": "application/json" }), ...headers },
    body: json ? JSON.stringify(json) : (form ?? null),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  const read = shape.safeParse(parse(text));
  if (!read.success) throw new CourierUnavailable(`The courier answered ${status} in words nobody knows.`);
  return { status, body: read.data };
}

async function reach(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await shortText(response) };
  } catch {
    throw new CourierUnavailable("The courier does not answer.");
  }
}

/** Reads no further than an answer can be long. */
async function shortText(response: Response): Promise<string> {
  let bytes = 0;
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error("answer too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
