import { DatabaseUnavailable } from "#platform/database/database.ts";
import { type Settings, WrongSettings } from "#platform/settings.ts";

/** What an owner can mend at once, a line for each setting that is wrong; anything else is a bug and shown whole. */
export function wrongSettingsIn(error: unknown, settings?: Settings): readonly string[] {
  if (error instanceof WrongSettings) return error.wrong;
  if (!settings) return [];
  const reasons = [...reasonsOf(error)];
  const wrong = firstOf(reasons, (reason) => machineSays(reason, settings));
  if (wrong) return [wrong];
  const unreachable = reasons.some((reason) => reason instanceof DatabaseUnavailable);
  return unreachable && settings.DATABASE_URL ? ["DATABASE_URL: expected a database that answers"] : [];
}

/** An error is told by what caused it: a failed migration by the right that the role lacks. */
function* reasonsOf(error: unknown): Generator<SystemError> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

type SystemError = NodeJS.ErrnoException & { readonly errcode?: number };

/** SQLite's codes: full; unreadable; may not be opened, written or is something else. */
const full = 13;
const unreadable = 10;
const notOurs = [8, 14, 26];

function machineSays(error: SystemError, settings: Settings): string | undefined {
  const { DATABASE_URL, DATA_DIR, PORT, HOST, TEST_CLOCK } = settings;
  const { code = "", syscall = "", message, path } = error;
  const errcode = (error.errcode ?? 0) & 0xff;
  if (DATABASE_URL && code === "42501")
    return `DATABASE_URL: ${message}; the role must be allowed to create and change tables there`;
  // PostgreSQL's own classes for a wrong name or password and for a database that is not there.
  if (DATABASE_URL && /^(?:28|3D)\w{3}$/.test(code)) return `DATABASE_URL: ${message}`;
  if (errcode === full || code === "ENOSPC" || code === "EDQUOT")
    return `DATA_DIR: the disk of ${DATA_DIR} is full`;
  if (errcode === unreadable || code === "EIO") return `DATA_DIR: the disk of ${DATA_DIR} does not answer`;
  if (["mkdir", "open", "chmod"].includes(syscall) || notOurs.includes(errcode))
    return `DATA_DIR: expected a folder that the shop may write to, not ${DATA_DIR}`;
  if (TEST_CLOCK !== undefined && path === TEST_CLOCK)
    return `TEST_CLOCK: expected a file that is there, not ${TEST_CLOCK}`;
  if (code === "EADDRINUSE") return `PORT: something else listens on ${PORT} already`;
  if (code === "EACCES" && syscall === "listen") return `PORT: the shop may not listen on ${PORT}`;
  if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo")
    return `HOST: expected an address of this machine, not ${HOST}`;
  return undefined;
}

function firstOf<T, R>(list: readonly T[], read: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = read(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
