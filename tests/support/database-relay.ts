import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

export interface DatabaseRelay {
  /** The address of the database through it. */
  readonly url: string;
  /** Nothing goes through on the connections that are open, and none is closed; new ones work. */
  silence(): void;
  /** New ones neither. */
  silenceAll(): void;
  /** What was held goes on, and new connections work. */
  speak(): void;
  /** Refuses new connections and breaks the open ones. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** A way to a PostgreSQL that can fall silent without a word, as when a host vanishes or a firewall forgets. */
export async function databaseRelay(to: string, { isOpen = true } = {}): Promise<DatabaseRelay> {
  const { port: far } = new URL(to);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let isSilent = false;
  let server: Server | undefined;
  const url = new URL(to);
  url.port = String(port);

  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer(take).listen(port, "127.0.0.1", () => resolve());
    });
  if (isOpen) await open();
  return {
    url: url.href,
    open,
    silence: () => pauseAll(),
    silenceAll() {
      isSilent = true;
      pauseAll();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      const closed = new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = undefined;
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };

  function pauseAll(): void {
    for (const socket of sockets) socket.pause();
  }

  function take(near: Socket): void {
    const other = connect(Number(far), "127.0.0.1");
    carry(near, other);
    carry(other, near);
    if (isSilent) pauseAll();
  }

  function carry(from: Socket, into: Socket): void {
    sockets.add(from);
    from.on("data", (chunk) => into.write(chunk));
    from.on("error", () => into.destroy());
    from.on("close", () => {
      sockets.delete(from);
      into.destroy();
    });
  }
}
