import { DatabaseUnavailable } from "#platform/database/database.ts";
import { type Settings, WrongSetting } from "#platform/settings.ts";

const cannotOpen = 14;
const readOnly = 8;
const notADatabase = 26;

/** What an owner can mend at once, by the setting that is wrong; anything else is a bug and shown whole. */
export function wrongSettingIn(error: unknown, settings?: Settings): string | undefined {
  if (error instanceof WrongSetting) return error.message;
  if (!settings) return undefined;
  if (error instanceof DatabaseUnavailable && settings.DATABASE_URL)
    return "DATABASE_URL: expected a database that answers";
  const { code, syscall, errcode } = error as NodeJS.ErrnoException & { readonly errcode?: number };
  // PostgreSQL's own classes for a wrong name or password and for a database that is not there.
  if (settings.DATABASE_URL && /^(?:28|3D)\w{3}$/.test(code ?? ""))
    return `DATABASE_URL: ${(error as Error).message}`;
  if (syscall === "mkdir" || [cannotOpen, readOnly, notADatabase].includes(errcode ?? -1))
    return `DATA_DIR: expected a folder that the shop may write to, not ${settings.DATA_DIR}`;
  if (code === "EADDRINUSE") return `PORT: something else listens on ${settings.PORT} already`;
  if (code === "EACCES" && syscall === "listen") return `PORT: the shop may not listen on ${settings.PORT}`;
  if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo")
    return `HOST: expected an address of this machine, not ${settings.HOST}`;
  return undefined;
}
