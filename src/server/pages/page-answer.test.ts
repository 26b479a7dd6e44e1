import { expect, it } from "vitest";
import { type Packing, unpack } from "../http/packing.ts";
import { packedPage, plainPage } from "./page-answer.ts";

const html = Buffer.from(
  Array.from({ length: 2_000 }, (_, at) => `<li>Kurta ${(at * 7_919) % 1_000}</li>`).join(""),
);

it.each(["br", "gzip"] as const)(
  "is the same page with %s, packed lightly or not",
  async (packing: Packing) => {
    const request = new Request("http://localhost/", { headers: { "accept-encoding": packing } });
    const packed = async (lightly: boolean) => {
      const answer = await packedPage(request, html, 200, new Headers(), { lightly });
      expect(answer.headers.get("content-encoding")).toBe(packing);
      const sent = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(sent.length));
      expect((await unpack(sent, packing)).equals(html)).toBe(true);
      return sent.length;
    };
    expect(await packed(true)).toBeGreaterThan(await packed(false));
  },
);

it("is sent as it is to who takes no packing", async () => {
  const answer = await packedPage(new Request("http://localhost/"), html, 200, new Headers(), {
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
