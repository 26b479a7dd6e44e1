import { expect, it } from "vitest";
import { type ContentEncoding, unpack } from "../http/compression.ts";
import { compressedPage, plainPage } from "./page-answer.ts";

const html = Buffer.from(
  Array.from({ length: 2_000 }, (_, at) => `<li>Kurta ${(at * 7_919) % 1_000}</li>`).join(""),
);

it.each(["br", "gzip"] as const)(
  "is the same page with %s, compressed lightly or not",
  async (encoding: ContentEncoding) => {
    const request = new Request("http://localhost/", { headers: { "accept-encoding": encoding } });
    const compressed = async (lightly: boolean) => {
      const answer = await compressedPage(request, html, 200, new Headers(), { lightly });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      const sent = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(sent.length));
      expect((await unpack(sent, encoding)).equals(html)).toBe(true);
      return sent.length;
    };
    expect(await compressed(true)).toBeGreaterThan(await compressed(false));
  },
);

it("is sent as it is to who takes no compression", async () => {
  const answer = await compressedPage(new Request("http://localhost/"), html, 200, new Headers(), {
    lightly: true,
  });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer()).equals(html)).toBe(true);
});

it.each([
  ["document", "navigate", true],
  // By a service worker.
  ["empty", "navigate", true],
  ["empty", "cors", false],
])("says a notice once: asked for as %s, %s", async (dest, mode, isForgotten) => {
  const headers = { "sec-fetch-dest": dest, "sec-fetch-mode": mode };
  const asked = new Request("http://localhost/", { headers });
  const answer = await plainPage(asked, "<p>", { nonce: "n", https: false, withPolicy: true });
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("haat-notice=;"))).toBe(
    isForgotten,
  );
});
