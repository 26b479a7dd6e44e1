import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

const secrets = [
  "password",
  "token",
  "code",
  "otp",
  "secret",
  "authorization",
  "cookie",
  "cardNumber",
  "cvv",
  "signature",
  "key_secret",
];

/** Structured logging: one JSON line an event on standard output; what must not be read there is taken out by name. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: "[taken out]",
    },
  };
  return to ? pino(options, to) : pino(options);
}
