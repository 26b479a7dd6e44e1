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

it.each([
  ["a full disk", gone(13)],
  ["a database that is away", gone()],
  ["a bug", new TypeError("no function")],
])("tells at once of %s", async (_what, error) => {
  const work = vi.fn(() => Promise.reject(error));
  await expect(waitForTurn(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});
