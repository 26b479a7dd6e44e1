import { Writable } from "node:stream";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { namedStatements } from "./postgres-pool.server.ts";

test("statements that nobody waits between go out in one write, in their order", async () => {
  const writes: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(""));
      done();
    },
  });
  const client = {
    connection: { stream },
    async query({ text }: { text: string }) {
      stream.write(`${text};`);
      await new Promise(setImmediate);
    },
  };
  const ask = namedStatements(client as unknown as PoolClient);
  await Promise.all([ask("begin", []), Promise.resolve().then(() => ask("lock", [1])), ask("read", [1])]);
  await ask("write", [2]);
  await ask("commit", []);
  expect(writes).toEqual(["begin;read;lock;", "write;", "commit;"]);
});
