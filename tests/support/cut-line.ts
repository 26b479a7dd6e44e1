import { connect, createServer, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

export interface CutLine {
  readonly url: string;
  /** From now on connections are refused, and the open ones end. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** How often something was sent along it, answers aside. */
  pieces(): number;
}

/** A line to another server on this machine that a test can cut. */
export async function cutLine(to: string): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let pieces = 0;
  const port = await freePort();
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), "127.0.0.1");
    near.on("data", () => pieces++);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const mend = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await mend();
  return {
    url: `http://127.0.0.1:${port}`,
    mend,
    pieces: () => pieces,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
