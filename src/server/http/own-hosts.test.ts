import { describe, expect, it } from "vitest";
import { ownHosts } from "./own-hosts.ts";

const isOwn = ownHosts("https://shop.example", ["www.shop.example"]);
const asked = (host: string, url = "/") => isOwn({ url, headers: { host } });

describe("whoever asks", () => {
  it.each(["shop.example", "Shop.Example.", "shop.example:443", "www.shop.example"])(
    "for the shop by its name %s is answered",
    (host) => expect(asked(host)).toBe(true),
  );

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "10.0.3.7", "haat:3000"])(
    "for the machine by %s, which nobody outside can lead here, is answered",
    (host) => expect(asked(host)).toBe(true),
  );

  it.each(["evil.example", "shop.example.evil.example", "evilshop.example", "localhost.evil.example"])(
    "for %s is not, but for its health",
    (host) => {
      expect(asked(host)).toBe(false);
      expect(asked(host, "/healthzz")).toBe(false);
      for (const url of ["/healthz", "/readyz", "/metrics?a=1"]) expect(asked(host, url)).toBe(true);
    },
  );
});
