import { spawn } from "node:child_process";
import { closeWithFile } from "./left-open.ts";
import { within } from "./within.ts";

export interface StandIn {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server of our own in a process of its own, which says its address when it is open. */
export async function startStandIn(
  name: string,
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StandIn> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // With our own line, given away, the run would wait until it ends.
  child.stderr.pipe(process.stderr);
  const isClosed = closeWithFile(() => child.kill("SIGKILL"));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const open = new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const told = /is open: (\S+)/.exec(text);
      if (told?.[1]) resolve(told[1]);
    });
    void ended.then(() => reject(new Error(`The stand-in ${name} ended before it was open.`)));
  });
  return {
    url: await within(`the stand-in ${name} to open`, open),
    async stop() {
      isClosed();
      child.kill("SIGTERM");
      await within(`the stand-in ${name} to end`, ended);
    },
  };
}
