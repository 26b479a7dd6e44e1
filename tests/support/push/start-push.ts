import { join } from "node:path";
import { startStandIn } from "../stand-in.ts";
import type { PushedMessage } from "./push-service.ts";

export interface StandInBrowser {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service of our own in a process of its own, with browsers that can read what they are sent. */
export async function startPush() {
  const { url, stop } = await startStandIn("push service", join(import.meta.dirname, "push-main.ts"));
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
    stop,
  };
}
