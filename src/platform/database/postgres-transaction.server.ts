import { AbortedTransactionError, type DatabaseConnection, type Kysely, Transaction } from "kysely";
import type { Tables, Tx } from "./database.ts";

/**
 * A transaction whose statements go out as they are asked. Kysely would send each when the one before is answered,
 * so that what is asked together would still be a way there and back for each.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  let refused: unknown;
  try {
    return await db.transaction().execute(async (given) => {
      const executor = given.getExecutor();
      const connection = await executor.provideConnection(async (one) => one);
      let isOver = false;
      const sendAtOnce = async <R>(send: (to: DatabaseConnection) => Promise<R>): Promise<R> => {
        // Behind the end of its transaction a statement would stand for itself.
        if (isOver) throw new Error("The transaction is over.");
        try {
          return await send(connection);
        } catch (error) {
          refused ??= error;
          throw error;
        }
      };
      const tx = new Transaction<Tables>({
        config: nothing as never,
        dialect: nothing as never,
        driver: nothing as never,
        executor: executor.withConnectionProvider({ provideConnection: sendAtOnce }),
      });
      try {
        const done = await work(tx);
        // What this process refused the server has never heard of: it would commit the rest.
        if (refused) throw refused;
        return done;
      } finally {
        isOver = true;
      }
    });
  } catch (error) {
    throw isEcho(error) ? (refused ?? error) : error;
  }
}

/** All three belong to whoever opens transactions of his own. */
const nothing = {};

/** After a refused statement all others are refused, and the commit is none. */
function isEcho(error: unknown): boolean {
  return error instanceof AbortedTransactionError || (error as { code?: string }).code === "25P02";
}
