import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "haat-rights-"));
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
const files = ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm"];

async function openIn(folder: string, look: () => void): Promise<void> {
  const db = openDatabase({ DATA_DIR: folder });
  await db.write((tx) => db.script(tx, "create table if not exists seen (at integer)"));
  look();
  await db.close();
}

describe("the files of the embedded database", () => {
  it("are their owner's alone, in a folder of the owner's alone", async () => {
    const folder = join(above, "new/data");
    await openIn(folder, () => {
      expect(rights(folder)).toBe("700");
      expect(files.map((file) => rights(join(folder, file)))).toEqual(["600", "600", "600"]);
    });
  });

  it("are made so when an older shop left them open", async () => {
    const folder = join(above, "data");
    await openIn(folder, () => {});
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "shop.sqlite"), 0o644);
    await openIn(folder, () => {
      expect(rights(folder)).toBe("700");
      expect(files.map((file) => rights(join(folder, file)))).toEqual(["600", "600", "600"]);
    });
  });

  it("leave a folder as it is that was there before", async () => {
    const folder = join(above, "shared");
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    await openIn(folder, () => expect(rights(folder)).toBe("755"));
    expect(rights(join(folder, "shop.sqlite"))).toBe("600");
  });

  it.each(["/proc/x", "/dev/null/x", "/sys/x"])(
    "are refused at once where nothing can be made: %s",
    (folder) => {
      expect(() => openDatabase({ DATA_DIR: folder })).toThrow();
    },
  );
});
