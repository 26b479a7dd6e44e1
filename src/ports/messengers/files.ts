import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";
import type { Message, Messenger } from "#platform/outbox/message.ts";

/**
 * The way out when nothing is configured: each message is a JSON file that a developer can open. It is written at
 * once: to hand it to threads and back five times takes longer than the writing.
 */
export function fileMessenger(folder: string, log: Log): Messenger<Message> {
  return {
    async send(id, message) {
      const file = join(folder, `${id}.json`);
      const text = `${JSON.stringify({ id, ...message }, null, 2)}\n`;
      inFolder(folder, () => writeFileSync(`${file}.part`, text, { mode: 0o600 }));
      renameSync(`${file}.part`, file);
      log.info({ file, kind: message.kind }, "a message lies in the outbox folder");
    },
  };
}

/** It may not be there yet, or not any more. */
function inFolder(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write();
  }
}

/** Letters to people do not lie there for ever; gives how many files went. */
export async function deleteOldFiles(folder: string, before: number): Promise<number> {
  let gone = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.json(\.part)?$/.test(one))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs >= before) continue;
    await rm(file, { force: true });
    gone++;
  }
  return gone;
}

/** The messages to somebody who wants to be forgotten. */
export async function deleteFilesTo(folder: string, to: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".json"))) {
    const file = join(folder, name);
    const message = await readFile(file, "utf8").then(JSON.parse, () => undefined);
    if (to.includes(message?.to)) await rm(file, { force: true });
  }
}
