import { spawn } from "node:child_process";
import { join } from "node:path";
import { within } from "../within.ts";
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
  const open = new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const told = /is open: (\S+)/.exec(said);
      if (told?.[1]) resolve(told[1]);
    });
    void ended.then(() => reject(new Error("The stand-in push service ended before it was open.")));
  });
  const url = await within("the stand-in push service to open", open);
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
      await within("the stand-in push service to end", ended);
    },
  };
}
