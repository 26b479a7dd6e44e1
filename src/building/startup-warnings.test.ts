import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { readSettings } from "#platform/settings.ts";
import { startupWarnings } from "./startup-warnings.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const keys = { RAZORPAY_KEY_ID: "rzp_test", RAZORPAY_KEY_SECRET: "secret", RAZORPAY_WEBHOOK_SECRET: "hook" };
const warningsFor = (env: Record<string, string>) => startupWarnings(readSettings(env));

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return (server.address() as AddressInfo).port;
}

async function gatewayThat(status: number): Promise<string> {
  const server = createServer((request, response) => {
    const known = `Basic ${Buffer.from("rzp_test:secret").toString("base64")}`;
    response.writeHead(request.headers.authorization === known ? 200 : status).end("{}");
  });
  endings.push(() => server.close());
  return `http://127.0.0.1:${await portOf(server)}`;
}

async function mailServer(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authMethods: ["PLAIN"],
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "shop" }) : done(new Error("Wrong password")),
  });
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${await portOf(server.server as unknown as Server)}`;
}

describe("warnings of the start", () => {
  it("are none on a machine of one's own, nor where all is set and answers", async () => {
    expect(await warningsFor({})).toEqual([]);
    const all = {
      ...keys,
      PUBLIC_URL: "https://shop.example",
      SMS_URL: "https://sms.example",
      SMTP_URL: `smtp://shop:right@${await mailServer()}`,
      RAZORPAY_API_URL: await gatewayThat(401),
    };
    expect(await warningsFor(all)).toEqual([]);
  });

  it("say what is missing where others can reach the shop", async () => {
    const words = await warningsFor({ PUBLIC_URL: "http://shop.example", PAYMENTS: "mock" });
    expect(words.map((line) => line.split(" ")[0])).toEqual(["SMTP_URL", "SMS_URL", "PUBLIC_URL"]);
  });

  it("say that the webhook's secret is missing", async () => {
    const { RAZORPAY_WEBHOOK_SECRET: _, ...both } = keys;
    const [words] = await warningsFor({ ...both, RAZORPAY_API_URL: await gatewayThat(401) });
    expect(words).toMatch(/^RAZORPAY_WEBHOOK_SECRET is not set/);
  });

  it("say that Razorpay refuses the keys, or is away", async () => {
    const env = { ...keys, RAZORPAY_KEY_SECRET: "other" };
    expect(await warningsFor({ ...env, RAZORPAY_API_URL: await gatewayThat(401) })).toEqual([
      "RAZORPAY_KEY_ID: Razorpay refuses the keys; nobody can pay until that is mended.",
    ]);
    expect(await warningsFor({ ...env, RAZORPAY_API_URL: "http://127.0.0.1:1" })).toEqual([
      "RAZORPAY_KEY_ID: Razorpay cannot be reached; nobody can pay until that is mended.",
    ]);
  });

  it("say that the mail server refuses the login, or is away, without the password", async () => {
    const host = await mailServer();
    const [refused = ""] = await warningsFor({ SMTP_URL: `smtp://shop:wrong@${host}` });
    expect(refused).toContain(`SMTP_URL: ${host} refuses the login`);
    const [away = ""] = await warningsFor({ SMTP_URL: "smtp://shop:wrong@127.0.0.1:1" });
    expect(away).toContain("SMTP_URL: 127.0.0.1:1 cannot be reached");
    expect(refused + away).not.toContain(":wrong");
  });
});
