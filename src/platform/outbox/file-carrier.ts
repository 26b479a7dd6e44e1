import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Carrier, Message } from "./message.ts";

/** The way out when nothing is configured: each message is a JSON file that a developer can open. */
export function fileCarrier(folder: string, log: Log): Carrier<Message> {
  return {
    async send(id, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.part`, `${JSON.stringify({ id, ...message }, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file, kind: message.kind }, "a message lies in the outbox folder");
    },
  };
}
