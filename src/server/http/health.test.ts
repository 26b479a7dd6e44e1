import { expect, it } from "vitest";
import { type HealthParts, healthRoutes } from "./health.ts";

it("says how far a migration is that runs in the background of an open shop", async () => {
  let unfinished = [{ name: "9002-fill", done: 500, of: 4_000 }];
  const parts = { isReady: async () => true, migrations: async () => unfinished } as unknown as HealthParts;
  const ready = healthRoutes(parts).find(({ path }) => path === "/readyz");
  const told = async () => {
    const { answer } = ready ?? expect.unreachable();
    return ((await answer({} as never, {} as never)) as Response).json();
  };
  expect(await told()).toEqual({ success: true, message: "ready", migrations: unfinished });
  unfinished = [];
  expect(await told()).toEqual({ success: true, message: "ready" });
});
