import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** What a run needs at most, with room to spare; containers have much less of it unless they are told otherwise. */
const enough = 4_000_000_000;

/**
 * All that tests write, and the programs they start, is in one folder, named to every child by TMPDIR. It goes when the
 * run ends, whatever ended it. A run within a run shares its folder.
 */
export default async function openRunFolder(): Promise<() => Promise<void>> {
  if (process.env.TEST_RUN_FOLDER) return async () => {};
  const folder = mkdtempSync(join(quickestPlace(), "haat-tests-"));
  // PostgreSQL's own user has to pass through.
  chmodSync(folder, 0o711);
  const guardian = spawn(process.execPath, [join(import.meta.dirname, "guardian.ts"), folder], {
    // A signal to all of the run must not end the one that tidies up after it.
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  guardian.unref();
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  // Dozens of shops and workers start from the same files.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
  return async () => {
    const tidied = once(guardian, "exit");
    // Nothing else may be left that this process waits for.
    guardian.ref();
    guardian.stdin?.end();
    await tidied;
  };
}

/** A disk that others write to as well makes each commit of a test wait. */
function quickestPlace(): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
