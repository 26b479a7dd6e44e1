import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("the calls of the newsletter", (openFresh) => {
  let shop: ShopForTests | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("refuses what is no address, a dead link and a missing token", async () => {
    shop = await openShop((await openFresh({ demo: true })).settings);
    const post = async (path: string, body: object) => (await shop?.call("POST", path, { body }))?.body.error;
    expect(await post("/newsletter/subscribe", { email: "asha" })).toBe("EMAIL_UNUSABLE");
    expect(await post("/newsletter/subscribe", {})).toBe("EMAIL_UNUSABLE");
    expect(await post("/newsletter/confirm", { token: "made-up" })).toBe("LINK_DEAD");
    expect(await post("/newsletter/unsubscribe", { token: "" })).toBe("INVALID_INPUT");
  });

  it("writes a letter whose link confirms, once asked", async () => {
    const { settings } = await openFresh({ demo: true });
    const { DATA_DIR } = settings;
    shop = await openShop(settings);
    const email = `asha-${Date.now()}@example.com`;
    const asked = await shop.call("POST", "/newsletter/subscribe", { body: { email } });
    expect(asked.body).toEqual({ success: true, message: expect.stringContaining("link") });
    const outbox = join(DATA_DIR, "outbox");
    const token = await vi.waitFor(() => {
      const texts = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8"));
      const letter = JSON.parse(texts.find((text) => text.includes(email)) ?? "");
      return new URL(/https?:\S+/.exec(letter.text)?.[0] ?? "").searchParams.get("token");
    }, 10_000);
    const confirmed = await shop.call("POST", "/newsletter/confirm", { body: { token } });
    expect(confirmed.body).toEqual({ success: true, message: "You are on the list. Welcome!" });
  });
});
