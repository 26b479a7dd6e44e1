import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { readLinkKey, takeInLinkKey } from "./link-key.ts";

const LINK_KEY = "a secret of the owner, of thirty-two letters or more";

describeOnBothEngines("the key of links", (openFresh, engine) => {
  async function open() {
    const db = await openFresh();
    /** Each machine has a folder of its own. */
    const machine = () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), "haat-key-"));
      onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
      return { ...db.settings, DATA_DIR };
    };
    return { db, machine };
  }
  const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, "link.key");

  it("lies in a file of the owner's alone, the same at each start", async () => {
    const { db, machine } = await open();
    const here = machine();
    const [key, same] = await Promise.all([readLinkKey(db, here), readLinkKey(db, here)]);
    expect(key).toHaveLength(43);
    expect(same).toBe(key);
    expect(readFileSync(fileOf(here), "utf8").trim()).toBe(key);
    expect(statSync(fileOf(here)).mode & 0o777).toBe(0o600);
    expect(await readLinkKey(db, here)).toBe(key);
    expect(await takeInLinkKey(db, here)).toBe(true);
  });

  it("is the setting where there is one, which several machines share", async () => {
    const { db, machine } = await open();
    for (const here of [machine(), machine()]) {
      expect(await readLinkKey(db, { ...here, LINK_KEY })).toBe(LINK_KEY);
      expect(existsSync(fileOf(here))).toBe(false);
    }
  });

  it("is said to be missing on another machine of one database, and made anew where there is one alone", async () => {
    const { db, machine } = await open();
    const key = await readLinkKey(db, machine());
    const other = machine();
    if (engine === "sqlite") {
      expect(await readLinkKey(db, other)).not.toBe(key);
      return;
    }
    await expect(readLinkKey(db, other)).rejects.toThrow("LINK_KEY: expected what the machine");
    writeFileSync(fileOf(other), `${key}\n`);
    expect(await readLinkKey(db, other)).toBe(key);
    expect(await readLinkKey(db, { ...other, LINK_KEY })).toBe(LINK_KEY);
  });

  it("may be made anew where a copy of the database was brought to without it", async () => {
    const { db, machine } = await open();
    const [here, there] = [machine(), machine()];
    const key = await readLinkKey(db, here);
    expect(await takeInLinkKey(db, here)).toBe(true);
    expect(await takeInLinkKey(db, there)).toBe(false);
    expect(await readLinkKey(db, there)).not.toBe(key);
  });

  it("is never half a key", async () => {
    const { db, machine } = await open();
    const here = machine();
    writeFileSync(fileOf(here), "");
    await expect(readLinkKey(db, here)).rejects.toThrow("DATA_DIR: expected a key of at least 32 letters");
  });
});
