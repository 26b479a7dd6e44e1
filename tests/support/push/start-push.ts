import { spawn } from "node:child_process";
import { join } from "node:path";
import type { PushedMessage } from "./push-service.ts";

export interface StandInBrowser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service of our own in a process of its own, with browsers that can read what they are sent. */
export async function startPush() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "push-main.ts")], {
    env: { PATH: process.env.PATH },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const open = /is open: (\S+)/.exec(said);
      if (open?.[1]) resolve(open[1]);
    });
    void ended.then(() => reject(new Error("The stand-in push service ended before it was open.")));
  });
  const control = async <T>(what: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/control/${what}`, { method: "POST", body: JSON.stringify(body) });
    return (await answer.json()) as T;
  };
  return {
    url,
    /** A browser that takes messages of the shop with this key. */
    subscribe: (sender: string) => control<StandInBrowser>("subscribe", { sender }),
    /** What it answers next, instead of taking the message. */
    answer: (id: string, answers: readonly number[]) => control("answer", { id, answers }),
    books: () => control<{ messages: PushedMessage[]; tries: Record<string, number> }>("books"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
