import { isIP } from "node:net";
import { z } from "zod";

/** Every setting of the shop, read once at the start. docs/operating.md explains each. */
export type Settings = Readonly<z.output<typeof shape>> & {
  readonly publicUrl: string;
  readonly payments: "mock" | "razorpay";
  /** Orders travel by themselves; where no money moves, that is what there is to see. */
  readonly demoFulfilment: boolean;
};

export class WrongSetting extends Error {}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: ["?"], message: "unreadable" };
    throw new WrongSetting(`${String(path[0])}: ${message}`);
  }
  const settings = parsed.data;
  const payments = paymentsOf(settings);
  hasBoth(settings, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  return {
    ...settings,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ""),
    payments,
    demoFulfilment: settings.DEMO_FULFILMENT ?? payments === "mock",
  };
}

function paymentsOf(settings: z.output<typeof shape>): Settings["payments"] {
  const hasKeys = hasBoth(settings, "RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET");
  const chosen = settings.PAYMENTS ?? (hasKeys ? "razorpay" : undefined);
  if (chosen === "razorpay" && !hasKeys)
    throw new WrongSetting("RAZORPAY_KEY_ID: expected, because PAYMENTS is razorpay");
  if (chosen) return chosen;
  if (isLoopback(settings)) return "mock";
  throw new WrongSetting(
    "PAYMENTS: the shop is reachable from outside, so expected RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or PAYMENTS=mock to say that no money shall move",
  );
}

type Half = "RAZORPAY_KEY_ID" | "RAZORPAY_KEY_SECRET" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET";

function hasBoth(settings: z.output<typeof shape>, one: Half, other: Half): boolean {
  const missing = [one, other].filter((name) => settings[name] === undefined);
  if (missing.length === 1)
    throw new WrongSetting(`${missing[0]}: expected, because the other half of the key is set`);
  return missing.length === 0;
}

function isLoopback({ HOST, PUBLIC_URL }: z.output<typeof shape>): boolean {
  const names = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])];
  return names.every(
    (name) =>
      name === "localhost" ||
      name === "[::1]" ||
      name === "::1" ||
      (isIP(name) === 4 && name.startsWith("127.")),
  );
}

const text = (expected: string) => z.string({ error: `expected ${expected}` }).trim();
const number = (expected: string, least: number, most: number) =>
  z.coerce
    .number({ error: `expected ${expected}` })
    .int(`expected ${expected}`)
    .min(least, `expected ${expected}`)
    .max(most, `expected ${expected}`);
const httpUrl = z
  .url({ protocol: /^https?$/, error: "expected an address that starts with http:// or https://" })
  .optional();
const secret = text("a text").min(1).optional();

const shape = z.object({
  PORT: number("a port from 0 to 65535", 0, 65_535).default(3000),
  HOST: text("an address to listen on").default("127.0.0.1"),
  DATA_DIR: text("a folder").default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "expected an address that starts with postgres://" })
    .optional(),
  SHOP_NAME: text("a name of 1 to 40 letters")
    .min(1)
    .max(40, "expected a name of 1 to 40 letters")
    .default("Haat"),
  PUBLIC_URL: httpUrl,
  PAYMENTS: z.enum(["mock", "razorpay"], { error: "expected mock or razorpay" }).optional(),
  CASH_ON_DELIVERY: z
    .enum(["0", "1"], { error: "expected 0 or 1" })
    .default("0")
    .transform((given) => given === "1"),
  WEB_CONCURRENCY: number("a number of processes from 1 to 64", 1, 64).default(1),
  DEMO_FULFILMENT: z
    .enum(["0", "1"], { error: "expected 0 or 1" })
    .transform((given) => given === "1")
    .optional(),
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_API_URL: httpUrl.default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_URL: httpUrl.default("https://checkout.razorpay.com/v1/checkout.js"),
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER_URL: httpUrl.default("https://accounts.google.com"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "expected an address that starts with smtp:// or smtps://" })
    .optional(),
  SMS_URL: httpUrl,
  RUPEES_PER_UNIT: z.coerce
    .number({ error: "expected a rate above 0" })
    .positive("expected a rate above 0")
    .default(83.16),
  /** The owner's own proxies, whose forwarded addresses are believed. */
  TRUSTED_PROXIES: text("addresses with commas between them")
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((address) => isIP(address) !== 0),
      "expected addresses with commas between them",
    ),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], {
      error: "expected silent, error, warn, info or debug",
    })
    .default("info"),
});
