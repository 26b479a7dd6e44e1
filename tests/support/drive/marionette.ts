import { once } from "node:events";
import { connect } from "node:net";

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
// biome-ignore lint/suspicious/noExplicitAny: as JSON came
export type Ask = (name: string, parameters?: object) => Promise<any>;

/** Firefox's own wire for WebDriver: messages of JSON, each after its length. */
export async function connectMarionette(port: number): Promise<Ask> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, Waiting>();
  let came: Buffer = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    came = Buffer.concat([came, part]);
    for (let next = firstOf(came); next; next = firstOf(came)) {
      came = next.rest;
      take(next.message);
    }
  });
  socket.on("error", () => socket.destroy());
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser is gone."));
  });

  function take(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, number, error, result] = message;
    const asked = waiting.get(number);
    waiting.delete(number);
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
    else asked?.resolve(result);
  }

  let asked = 0;
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) throw new Error("The browser is gone.");
      waiting.set(++asked, { resolve, reject });
      const message = Buffer.from(JSON.stringify([0, asked, name, parameters]));
      socket.write(`${message.length}:${message}`);
    });
}

function firstOf(came: Buffer): { message: unknown; rest: Buffer } | undefined {
  const colon = came.indexOf(":");
  const end = colon + 1 + Number(came.subarray(0, Math.max(0, colon)));
  if (colon < 0 || came.length < end) return undefined;
  return { message: JSON.parse(came.toString("utf8", colon + 1, end)), rest: came.subarray(end) };
}
