import { z } from "zod";
import { couriers } from "#ports/couriers/couriers.ts";
import { chatMessengers, mailMessengers, smsMessengers } from "#ports/messengers/messengers.ts";
import { namesOf } from "#ports/payment-gateways/chosen-gateway.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import { pictureStores } from "#ports/picture-stores/picture-stores.ts";
import { isAddress } from "./address-list.ts";
import { isPostgresUrl } from "./database/postgres-url.ts";
import { readSender } from "./mail/sender.ts";
import { httpUrl, number, secret, text, yesOrNo } from "./setting-kinds.ts";

const rate = "expected a rate from 0.01 to 10000";

/** Each setting by itself; what they must be together stands in settings.ts. */
export const shape = z.object({
  PORT: number("a port from 0 to 65535", 0, 65_535).default(3000),
  HOST: text("an address to listen on").default("127.0.0.1"),
  DATA_DIR: text("a folder").default("./data"),
  DATABASE_URL: text("an address that starts with postgres://")
    .refine(isPostgresUrl, "expected an address that starts with postgres://")
    .optional(),
  /** Copies that answer what is the same for all shoppers. */
  DATABASE_REPLICA_URLS: z
    .string()
    .default("")
    .transform(listIn)
    .refine(
      (list) => list.length <= 16 && list.every(isPostgresUrl),
      "expected at most 16 addresses that start with postgres://, with commas between",
    ),
  SHOP_NAME: text("a name of 1 to 40 letters")
    .min(1)
    .max(40, "expected a name of 1 to 40 letters")
    .optional(),
  PUBLIC_URL: httpUrl.refine(
    (url) => url === undefined || isOrigin(url),
    "expected an address without a path, as https://shop.example: the shop stands at the root of its host",
  ),
  /** Names besides that of PUBLIC_URL by which the shop is asked for. */
  OTHER_HOSTS: z
    .string()
    .default("")
    .transform((list) => listIn(list.toLowerCase()))
    .refine(
      (list) => list.every((name) => /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name)),
      "expected names such as www.shop.example, with commas between",
    ),
  /** Signs the links that are sent; several machines need the same. */
  LINK_KEY: text("a secret of at least 32 letters")
    .min(32, "expected a secret of at least 32 letters")
    .optional(),
  PAYMENTS: z
    .enum(
      gateways.map(({ name }) => name),
      { error: `expected ${namesOf(gateways)}` },
    )
    .optional(),
  CASH_ON_DELIVERY: yesOrNo,
  SEARCH_LEARNS: yesOrNo.transform((given) => given ?? true),
  WEB_CONCURRENCY: number("a number of processes from 1 to 64", 1, 64).default(1),
  /** Answers that are kept for all, by each process. */
  PAGE_CACHE_MB: number("megabytes from 1 to 4096", 1, 4_096).default(32),
  /** Of SQLite's file, by each of a process's two connections. */
  SQLITE_MAPPED_MB: number("megabytes from 0 to 65536", 0, 65_536).default(64),
  DEMO: yesOrNo,
  DEMO_FULFILMENT: yesOrNo,
  GOOGLE_CLIENT_ID: secret,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER_URL: httpUrl.default("https://accounts.google.com"),
  COURIER_WEBHOOK_TOKEN: text("a secret of at least 16 letters")
    .min(16, "expected a secret of at least 16 letters")
    .optional(),
  MAIL_FROM: text("a sender")
    .transform((typed, context) => {
      const sender = readSender(typed);
      if (!sender)
        context.addIssue("expected an address such as orders@shop.example, or Name <orders@shop.example>");
      return sender;
    })
    .optional(),
  /** Where one-time codes go to; to some countries an SMS costs a hundred times more. */
  SMS_COUNTRIES: text("ISO codes of countries with commas between them")
    .default("IN")
    .transform((list) =>
      list
        .split(",")
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean),
    )
    .refine(
      (list) => list.length > 0 && list.every((code) => /^[A-Z]{2}$/.test(code)),
      "expected ISO codes of countries with commas between them, such as IN,NP",
    ),
  SMS_PER_DAY: number("a number of messages from 0 to 10000000", 0, 10_000_000).default(2_000),
  MAIL_PER_HOUR: number("a number of mails from 0 to 10000000", 0, 10_000_000).default(1_000),
  RUPEES_PER_UNIT: z.coerce.number({ error: rate }).min(0.01, rate).max(10_000, rate).default(83.16),
  /** Other origins whose scripts may call, by bearer token alone. */
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform(listIn)
    .refine(
      (list) => list.every(isPlainOrigin),
      "expected origins such as https://app.example.com, with commas between",
    ),
  /** The owner's own proxies, whose forwarded addresses are believed. */
  TRUSTED_PROXIES: text("addresses with commas between them")
    .default("")
    .transform(listIn)
    .refine(
      (list) => list.every(isAddress),
      "expected addresses or blocks such as 10.0.0.0/8, with commas between them",
    ),
  /** Further services that bring messages to browsers. */
  PUSH_SERVICES: z
    .string()
    .default("")
    .transform(listIn)
    .refine(
      (list) => list.every(isPlainOrigin),
      "expected origins such as https://push.example, with commas between",
    ),
  /** Opens the figures to whoever shows it. */
  METRICS_TOKEN: text("a secret of at least 16 letters")
    .min(16, "expected a secret of at least 16 letters")
    .regex(/^[\x21-\x7e]+$/, "expected letters, digits and signs without spaces")
    .optional(),
  /** Where finders of a weakness write to. */
  SECURITY_CONTACT: z
    .url({
      protocol: /^(?:mailto|https)$/,
      error: "expected an address that starts with mailto: or https://",
    })
    .optional(),
  /** The shop's time is when this was changed. */
  TEST_CLOCK: text("a file").optional(),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], {
      error: "expected silent, error, warn, info or debug",
    })
    .default("info"),
});

/** And what adapters read, whom alone it concerns. */
export const adapters = [
  ...gateways,
  ...couriers,
  ...mailMessengers,
  ...smsMessengers,
  ...chatMessengers,
  ...pictureStores,
];
export const adapterSettings: z.ZodRawShape = Object.assign({}, ...adapters.map(({ settings }) => settings));

function isOrigin(url: string): boolean {
  return !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`;
}

function isPlainOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

function listIn(list: string): string[] {
  return list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
