import { spawn } from "node:child_process";
import { join } from "node:path";

/** A fault may make a test wait for what never comes. */
const mostMs = 15 * 60_000;

/** One of the project's programs in a copy of it; gives its status at the end. */
export function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  { isSaid = false } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(folder, "node_modules/.bin", program), args, {
      cwd: folder,
      stdio: isSaid ? "inherit" : "ignore",
      ...(!isSaid && { timeout: mostMs }),
    });
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
}
