import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Who may read the figures of the process. */
export interface MetricsAccess {
  /** Whoever shows it, from anywhere. */
  readonly token: string | undefined;
  /** Without one: programs of this machine, as long as no proxy of it could be asking for somebody else. */
  readonly isOpenHere: boolean;
}

const fromElsewhere =
  /^(?:x-forwarded-|x-real-ip$|x-client-ip$|forwarded$|via$|cf-|true-client-ip$|x-envoy-)/;

export function mayReadFigures({ token, isOpenHere }: MetricsAccess, request: IncomingMessage): boolean {
  if (token !== undefined) return shows(request, token);
  return isOpenHere && isAskedHere(request);
}

/** By a program of this machine that names it as such, and by no proxy. */
export function isAskedHere({ socket, headers }: IncomingMessage): boolean {
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") &&
    isThisMachine(`http://${headers.host}`) &&
    !Object.keys(headers).some((name) => fromElsewhere.test(name))
  );
}

export function isThisMachine(url: string): boolean {
  const name = URL.canParse(url) ? new URL(url).hostname : "";
  return name === "localhost" || name === "[::1]" || /^127(?:\.\d+){3}$/.test(name);
}

function shows({ headers }: IncomingMessage, token: string): boolean {
  const [, given = ""] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
