import type { z } from "zod";
import { readJson } from "#contract/endpoints/read-json.ts";
import { askServer } from "#platform/ask-server.ts";
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
  const type = json ? "application/json" : form && "application/x-www-form-urlencoded";
  const { status, text } = await askServer(url, {
    method: type ? "POST" : "GET",
    headers: { accept: "application/json", ...(type && { "content-type": type }), ...headers },
    body: json ? JSON.stringify(json) : form?.toString(),
    withinMs: patienceMs,
    mostBytes,
  }).catch(() => {
    throw new CourierUnavailable("The courier does not answer.");
  });
  const read = shape.safeParse(readJson(text));
  if (!read.success) throw new CourierUnavailable(`The courier answered ${status} in words nobody knows.`);
  return { status, body: read.data };
}
