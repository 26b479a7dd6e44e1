import { describe, expect, it } from "vitest";
import { readSettings, WrongSetting } from "./settings.ts";

describe("settings", () => {
  it("need nothing on a machine of one's own", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      SHOP_NAME: "Haat",
      payments: "mock",
    });
    expect(settings.publicUrl).toBe("http://localhost:3000");
  });

  it("treat an empty value as none", () => {
    expect(readSettings({ PORT: "", SHOP_NAME: "  " })).toMatchObject({ PORT: 3000, SHOP_NAME: "Haat" });
  });

  it.each([
    [{ PORT: "99999" }, "PORT: expected a port from 0 to 65535"],
    [{ PORT: "abc" }, "PORT: expected a port from 0 to 65535"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: expected an address that starts with postgres://"],
    [{ PUBLIC_URL: "shop.example" }, "PUBLIC_URL: expected an address that starts with http:// or https://"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL: expected an address that starts with smtp:// or smtps://"],
    [{ PAYMENTS: "free" }, "PAYMENTS: expected mock or razorpay"],
    [{ DEMO_FULFILMENT: "yes" }, "DEMO_FULFILMENT: expected 0 or 1"],
    [{ TRUSTED_PROXIES: "10.0.0.1, proxy" }, "TRUSTED_PROXIES: expected addresses with commas between them"],
    [{ RAZORPAY_KEY_ID: "rzp" }, "RAZORPAY_KEY_SECRET: expected, because the other half of the key is set"],
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET: expected, because the other half of the key is set"],
    [{ PAYMENTS: "razorpay" }, "RAZORPAY_KEY_ID: expected, because PAYMENTS is razorpay"],
  ])("name the wrong one and what is expected: %j", (env, words) => {
    expect(() => readSettings(env)).toThrow(new WrongSetting(words));
  });

  it.each([{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://shop.example" }, { HOST: "192.168.1.5" }])(
    "refuse mock payments by default where others can reach the shop: %j",
    (env) => {
      expect(() => readSettings(env)).toThrow(/^PAYMENTS: /);
      expect(readSettings({ ...env, PAYMENTS: "mock" }).payments).toBe("mock");
      expect(readSettings({ ...env, RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b" }).payments).toBe(
        "razorpay",
      );
    },
  );
});
