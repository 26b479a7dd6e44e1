import { expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import { waitForTurn } from "./wait-for-turn.ts";

const gone = (errcode?: number) =>
  new DatabaseUnavailable("The database is busy.", { cause: Object.assign(new Error("no"), { errcode }) });

it("tries again while another process writes", async () => {
  const work = vi.fn(async () => "done");
  work.mockRejectedValueOnce(gone(5)).mockRejectedValueOnce(gone(5 | (2 << 8)));
  expect(await waitForTurn(work)).toBe("done");
  expect(work).toHaveBeenCalledTimes(3);
});

it("waits for a PostgreSQL that is away, and says so once in a while", async () => {
  const away = new DatabaseUnavailable("The database does not answer.", {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
  });
  const work = vi.fn(async () => "done");
  work.mockRejectedValueOnce(new Error("Migration failed", { cause: away })).mockRejectedValueOnce(away);
  const said: string[] = [];
  expect(await waitForTurn(work, (line) => said.push(line))).toBe("done");
  expect(said).toEqual([
    expect.stringContaining("connect ECONNREFUSED 127.0.0.1:5432. The shop waits for it."),
  ]);
});

it.each([
  ["a full disk", gone(13)],
  ["a bug", new TypeError("no function")],
])("tells at once of %s", async (_what, error) => {
  const work = vi.fn(() => Promise.reject(error));
  await expect(waitForTurn(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});
