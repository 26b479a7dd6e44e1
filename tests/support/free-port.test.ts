import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort, signOf } from "./free-port.ts";

it("finds no port that another process has taken and does not listen on yet, or listens on", async () => {
  const before = await freePort();
  const [signed, used] = [before + 1, before + 2];
  writeFileSync(signOf(signed), "");
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(used, "127.0.0.1", resolve));
  expect([signed, used]).not.toContain(await freePort());
  other.close();
  rmSync(signOf(signed));
});
