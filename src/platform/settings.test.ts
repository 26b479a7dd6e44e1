import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { namesOf, wrongGateways } from "#ports/payment-gateways/chosen-gateway.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import { readSettings, settingNames, WrongSettings } from "./settings.ts";
import { unknownSettings } from "./unknown-settings.ts";

describe("settings", () => {
  it("need nothing on a machine of one's own", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      payments: "mock",
    });
    expect(settings.publicUrl).toBe("http://localhost:3000");
  });

  it("treat an empty value as none", () => {
    expect(readSettings({ PORT: "", SHOP_NAME: "  " })).toMatchObject({ PORT: 3000, SHOP_NAME: undefined });
  });

  const aPort = "PORT: expected a port from 0 to 65535";
  const [reachable = ""] = wrongGateways({}, false);
  const aGateway = `PAYMENTS: expected ${namesOf(gateways)}`;
  const proxies =
    "TRUSTED_PROXIES: expected addresses or blocks such as 10.0.0.0/8, with commas between them";
  const rate = "RUPEES_PER_UNIT: expected a rate from 0.01 to 10000";
  const clockHere = "TEST_CLOCK: expected a shop that only this machine can reach, without live keys";
  const processes = "WEB_CONCURRENCY: expected a number of processes from 1 to 64";
  const root =
    "PUBLIC_URL: expected an address without a path, as https://shop.example: the shop stands at the root of its host";

  it.each([
    [{ PORT: "99999" }, aPort],
    [{ PORT: "abc" }, aPort],
    [{ PORT: "3.5" }, aPort],
    [{ HOST: "0.0.0.0" }, reachable],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: expected an address that starts with postgres://"],
    [
      { DATABASE_URL: "postgres://a:1,b:x/shop" },
      "DATABASE_URL: expected an address that starts with postgres://",
    ],
    [
      { DATABASE_URL: "postgres://a/b", DATABASE_REPLICA_URLS: "postgres://c/b, mysql://x" },
      "DATABASE_REPLICA_URLS: expected at most 16 addresses that start with postgres://, with commas between",
    ],
    [
      { DATABASE_REPLICA_URLS: "postgres://a/b" },
      "DATABASE_REPLICA_URLS: expected DATABASE_URL beside it; the embedded database has no replicas",
    ],
    [
      { DATABASE_URL: "postgres://a/b", DATABASE_REPLICA_URLS: "postgres://a/b" },
      "DATABASE_REPLICA_URLS: expected other databases than that of DATABASE_URL",
    ],
    [{ SHOP_NAME: "x".repeat(41) }, "SHOP_NAME: expected a name of 1 to 40 letters"],
    [{ PUBLIC_URL: "shop.example" }, "PUBLIC_URL: expected an address that starts with http:// or https://"],
    [{ PUBLIC_URL: "https://shop.example" }, reachable],
    [{ PUBLIC_URL: "http://localhost/shop" }, root],
    [{ PUBLIC_URL: "http://localhost/?a=b" }, root],
    [{ PUBLIC_URL: "http://asha:secret@localhost/" }, root],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL: expected an address that starts with smtp:// or smtps://"],
    [
      { MAIL_FROM: "shop.example" },
      "MAIL_FROM: expected an address such as orders@shop.example, or Name <orders@shop.example>",
    ],
    [{ SMS_URL: "sms.example" }, "SMS_URL: expected an address that starts with http:// or https://"],
    [
      { SMS_COUNTRIES: "India" },
      "SMS_COUNTRIES: expected ISO codes of countries with commas between them, such as IN,NP",
    ],
    [{ SMS_PER_DAY: "many" }, "SMS_PER_DAY: expected a number of messages from 0 to 10000000"],
    [{ MAIL_PER_HOUR: "-1" }, "MAIL_PER_HOUR: expected a number of mails from 0 to 10000000"],
    [{ PAYMENTS: "free" }, aGateway],
    [{ PAYMENTS: "Razorpay" }, aGateway],
    [{ PAYMENTS: "razorpay" }, "RAZORPAY_KEY_ID: expected, because PAYMENTS is razorpay"],
    [{ RAZORPAY_KEY_ID: "rzp" }, "RAZORPAY_KEY_SECRET: expected, because the other half of the key is set"],
    [{ PICTURES_URL: "s3://pictures" }, "PICTURES_KEY_ID: expected, because PICTURES_URL is set"],
    [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET: expected, because the other half of the key is set"],
    [{ DEMO: "true" }, "DEMO: expected 0 or 1"],
    [{ DEMO_FULFILMENT: "yes" }, "DEMO_FULFILMENT: expected 0 or 1"],
    [{ CASH_ON_DELIVERY: "yes" }, "CASH_ON_DELIVERY: expected 0 or 1"],
    [{ WEB_CONCURRENCY: "auto" }, processes],
    [{ WEB_CONCURRENCY: "0" }, processes],
    [{ RUPEES_PER_UNIT: "0" }, rate],
    [{ RUPEES_PER_UNIT: "abc" }, rate],
    [{ RUPEES_PER_UNIT: "83,16" }, rate],
    [{ RUPEES_PER_UNIT: "1000000000" }, rate],
    [{ TRUSTED_PROXIES: "10.0.0.1, proxy" }, proxies],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, proxies],
    [
      { OTHER_HOSTS: "https://www.shop.example" },
      "OTHER_HOSTS: expected names such as www.shop.example, with commas between",
    ],
    [{ TEST_CLOCK: "clock", HOST: "0.0.0.0", PAYMENTS: "mock" }, clockHere],
    [{ TEST_CLOCK: "clock", PUBLIC_URL: "https://shop.example", PAYMENTS: "mock" }, clockHere],
    [{ TEST_CLOCK: "clock", RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "x" }, clockHere],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: expected silent, error, warn, info or debug"],
  ])("name the wrong one and what is expected: %j", (env, words) => {
    expect(wrongIn(env)).toEqual([words]);
  });

  it("name all that are wrong at once", () => {
    expect(
      wrongIn({ PORT: "abc", SMTP_URL: "mail", HOST: "0.0.0.0", GOOGLE_CLIENT_SECRET: "x", DEMO: "no" }),
    ).toEqual([
      aPort,
      "DEMO: expected 0 or 1",
      "SMTP_URL: expected an address that starts with smtp:// or smtps://",
      "GOOGLE_CLIENT_ID: expected, because the other half of the key is set",
      reachable,
    ]);
  });

  it("take blocks of addresses as proxies", () => {
    const { TRUSTED_PROXIES } = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8,127.0.0.1" });
    expect(TRUSTED_PROXIES).toEqual(["10.0.0.0/8", "fd00::/8", "127.0.0.1"]);
  });

  it.each([{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://shop.example" }, { HOST: "192.168.1.5" }])(
    "refuse mock payments by default where others can reach the shop: %j",
    (env) => {
      expect(wrongIn(env)).toEqual([reachable]);
      expect(readSettings({ ...env, PAYMENTS: "mock" }).payments).toBe("mock");
      expect(readSettings({ ...env, RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b" }).payments).toBe(
        "razorpay",
      );
    },
  );

  it("show demo goods by themselves only on the own machine and without money", () => {
    const keys = { RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b" };
    const outside = { PUBLIC_URL: "https://shop.example", PAYMENTS: "mock" };
    const demo = (env: Record<string, string>) => readSettings(env).demo;
    expect(demo({})).toBe(true);
    expect([keys, outside, { ...outside, ...keys }].map(demo)).toEqual([false, false, false]);
    expect([keys, outside].map((env) => demo({ ...env, DEMO: "1" }))).toEqual([true, true]);
    expect(demo({ DEMO: "0" })).toBe(false);
  });
});

it("each have their line in .env.example, and no other name has one", () => {
  const text = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
  const named = [...text.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

describe("settings that nobody reads", () => {
  it.each([
    ["SHOPNAME", "SHOP_NAME"],
    ["shop_name", "SHOP_NAME"],
    ["PUBLIC_URLS", "PUBLIC_URL"],
    ["RAZORPAY_KEY_SECERT", "RAZORPAY_KEY_SECRET"],
    ["TRUSTED_PROXY", undefined],
    ["SMTP_HOST", undefined],
  ])("are named when they look like one: %s", (name, meant) => {
    expect(unknownSettings([], [name])).toEqual([{ name, meant }]);
  });

  it("are named when the owner's own file holds them, not when the machine does", () => {
    expect(unknownSettings(["CURRENCY", "HOSTNAME", "PATH", "npm_config_port"], ["CURRENCY"])).toEqual([
      { name: "CURRENCY", meant: undefined },
    ]);
    expect(unknownSettings(["HOSTNAME", "PATH", "PORT", "SMTP_HOST"], [])).toEqual([
      { name: "SMTP_HOST", meant: undefined },
    ]);
  });

  it("are named in the owner's own file where only the environment is read", () => {
    const names = ["NODE_COMPILE_CACHE", "MALLOC_ARENA_MAX"];
    expect(unknownSettings(names, [])).toEqual([]);
    expect(unknownSettings([], names).map(({ name }) => name)).toEqual(names);
  });
});

function wrongIn(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof WrongSettings) return error.wrong;
    throw error;
  }
  return [];
}
