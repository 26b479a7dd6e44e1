import type { Socket } from "node:net";
import type { PoolClient } from "pg";

export type Line = ReturnType<typeof createLine>;

/** What is known of the connections of one pool together. */
export interface Suspicion {
  /** One that was asked then answers nothing: so may be all that were not heard since. */
  silentSince: number;
  /** One that was open then can no longer be written, as after a failover: so may be all of them. */
  readOnlyAt: number;
}

/** How often all connections may be opened anew while a database can only be read. */
const renewMs = 1_000;

/**
 * Watches over one connection: who answers nothing for so long is given up, which fails all that wait for it. One timer
 * for all statements, and nothing more to ask the server.
 */
export function createLine(client: PoolClient, answerMs: number | undefined, suspicion: Suspicion) {
  const openedAt = performance.now();
  let heardAt = openedAt;
  let movedAt = openedAt;
  let waiting = 0;
  let isBroken = false;
  const timer = answerMs ? setTimeout(look, answerMs).unref() : undefined;

  return {
    async ask<T>(send: () => Promise<T>): Promise<T> {
      waiting++;
      movedAt = performance.now();
      timer?.refresh();
      try {
        return await send();
      } catch (error) {
        if ((error as { code?: string }).code === "25006") noteReadOnly();
        throw error;
      } finally {
        waiting--;
        heardAt = performance.now();
        movedAt = heardAt;
        timer?.refresh();
      }
    },
    isSuspect: () => heardAt < suspicion.silentSince || openedAt < suspicion.readOnlyAt,
    release(error?: Error) {
      client.release(error ?? isBroken);
    },
    /** Without a farewell, which it may never take. */
    throwAway() {
      clearTimeout(timer);
      client.release(true);
      socketOf(client).destroy();
    },
  };

  function look(): void {
    if (waiting === 0) return;
    suspicion.silentSince = Math.max(suspicion.silentSince, movedAt);
    socketOf(client).destroy(new Error("timeout exceeded: the connection does not answer"));
  }

  function noteReadOnly(): void {
    isBroken = true;
    const now = performance.now();
    if (now - suspicion.readOnlyAt > renewMs) suspicion.readOnlyAt = now;
  }
}

function socketOf(client: PoolClient): Socket {
  return (client as PoolClient & { connection: { stream: Socket } }).connection.stream;
}
