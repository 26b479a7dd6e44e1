import { Client, type ClientBase, type ClientConfig, type PoolConfig } from "pg";
import { hostsOf } from "./postgres-url.ts";

type Done = (error: Error | null, client: Client) => void;

/**
 * Connections to whichever of several hosts can be written: after one that does not answer, or only reads, the next is
 * asked. With one host nothing is asked beyond connecting.
 */
export function connectingTo(url: string): { count: number; options: PoolConfig } {
  const urls = hostsOf(url);
  const [only = url] = urls;
  if (urls.length < 2) return { count: 1, options: { connectionString: only } };
  let turn = 0;
  const leave = (at: number) => {
    if (at === turn) turn = (turn + 1) % urls.length;
  };
  const turns = new WeakMap<object, number>();

  class ClientOfHosts extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: urls[turn] ?? only });
      turns.set(this, turn);
      const connect = this.connect.bind(this) as (done: Done) => void;
      this.connect = ((done: Done) =>
        connect((error, client) => {
          if (error) leave(turns.get(this) ?? 0);
          done(error, client);
        })) as Client["connect"];
    }
  }
  return {
    count: urls.length,
    options: {
      Client: ClientOfHosts,
      async onConnect(client: ClientBase): Promise<void> {
        const { rows } = await client.query<{ reads: boolean }>(
          "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads",
        );
        if (!rows[0]?.reads) return;
        leave(turns.get(client) ?? 0);
        throw Object.assign(new Error("None of the hosts can be written."), { code: "25006" });
      },
    },
  };
}
