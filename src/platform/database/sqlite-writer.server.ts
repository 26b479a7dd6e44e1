import { AsyncResource } from "node:async_hooks";
import { setImmediate as nextRound, setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable, type Tx } from "./database.ts";

const mostTogether = 64;
/** How long a writer waits for another process before the shop says 503. */
const patience = 5_000;

interface WriteConnection {
  readonly inTransaction: boolean;
  /** One statement, as it stands. */
  run(text: string): void;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One writer at a time, in the order of asking. What has gathered meanwhile is committed together: the disk is
 * waited for once, and nobody is answered before it has everything. Each work is undone for itself when it fails.
 */
export function createWriter(pen: WriteConnection, tx: Tx) {
  let jobs: Job[] = [];
  let isWriting = false;

  const add = <T>(work: () => Promise<T>): Promise<T> => {
    // A snapshot does the same by way of a function of its own, which takes as long to make as a statement to answer.
    const itsContext = new AsyncResource("haat.write");
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    jobs.push({ work: () => itsContext.runInAsyncScope(work), resolve, reject });
    if (!isWriting) {
      isWriting = true;
      void writeAll();
    }
    return promise;
  };

  const writeAll = async (): Promise<void> => {
    while (jobs.length > 0) {
      // Whoever has already asked gets along: his request may lie unread on a socket.
      await nextRound();
      const together = jobs.slice(0, mostTogether);
      jobs = jobs.slice(mostTogether);
      await commitTogether(pen, together);
    }
    isWriting = false;
  };

  return {
    transaction: <T>(work: (given: Tx) => Promise<T>): Promise<T> => add(() => work(tx)),
    /** Resolves when all that was asked for is written. */
    async rest(): Promise<void> {
      while (isWriting) await nextRound();
    },
  };
}

async function commitTogether(pen: WriteConnection, jobs: readonly Job[]): Promise<void> {
  const done: (() => void)[] = [];
  try {
    await beginWithPatience(pen);
    for (const job of jobs) done.push(await carryOut(pen, job));
    pen.run("commit");
    for (const tell of done) tell();
  } catch (error) {
    if (pen.inTransaction) pen.run("rollback");
    for (const { reject } of jobs) reject(asUnavailable(error));
  }
}

/** Gives what to tell once everything is on the disk. A failure that ended the transaction is everybody's. */
async function carryOut(pen: WriteConnection, { work, resolve, reject }: Job): Promise<() => void> {
  pen.run("savepoint work");
  try {
    const value = await work();
    pen.run("release work");
    return () => resolve(value as never);
  } catch (error) {
    if (!pen.inTransaction) throw error;
    pen.run("rollback to work");
    pen.run("release work");
    return () => reject(asUnavailable(error));
  }
}

/** Another process may hold the lock: wait without standing in the way of this one's readers. */
async function beginWithPatience(pen: WriteConnection): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return pen.run("begin immediate");
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await wait(5 + Math.random() * 20);
    }
  }
}

/** Busy, locked, full, unreadable: troubles of the machine, not of the statement. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code !== undefined && [5, 6, 8, 10, 13, 14].includes(code & 0xff);
}

function asUnavailable(error: unknown): unknown {
  return isBusy(error) ? new DatabaseUnavailable("The database is busy.", { cause: error }) : error;
}
