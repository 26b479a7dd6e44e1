import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { readLinkKey, takeInLinkKey } from "./link-key.ts";

const old = "the key that an older version kept in the database";
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
    const secrets = async () =>
      (
        await db.read.selectFrom("payment_keys").select("secret").where("name", "like", "link%").execute()
      ).map(({ secret }) => secret);
    const keepOld = () =>
      db.write((tx) => tx.insertInto("payment_keys").values({ name: "link", secret: old }).execute());
    return { db, machine, secrets, keepOld };
  }
  const fileOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, "link.key");

  it("lies in a file of the owner's alone, the same at each start", async () => {
    const { db, machine, secrets } = await open();
    const here = machine();
    const key = await readLinkKey(db, here);
    expect(key).toHaveLength(43);
    expect(readFileSync(fileOf(here), "utf8").trim()).toBe(key);
    expect(statSync(fileOf(here)).mode & 0o777).toBe(0o600);
    expect(await secrets()).not.toContain(key);
    expect(await readLinkKey(db, here)).toBe(key);
    expect(await takeInLinkKey(db, here)).toBe(true);
  });

  it("is carried over once from where an older version kept it, so that sent links hold", async () => {
    const { db, machine, secrets, keepOld } = await open();
    await keepOld();
    const here = machine();
    expect(await takeInLinkKey(db, here)).toBe(true);
    expect(await Promise.all([readLinkKey(db, here), readLinkKey(db, here)])).toEqual([old, old]);
    expect(readFileSync(fileOf(here), "utf8").trim()).toBe(old);
    expect(await secrets()).not.toContain(old);
    // A process of the older version that starts meanwhile makes another.
    await keepOld();
    expect(await readLinkKey(db, here)).toBe(old);
    expect(await secrets()).not.toContain(old);
  });

  it("is the setting where there is one, which several machines share", async () => {
    const { db, machine, secrets, keepOld } = await open();
    await keepOld();
    for (const here of [machine(), machine()])
      expect(await readLinkKey(db, { ...here, LINK_KEY })).toBe(LINK_KEY);
    expect(await secrets()).toHaveLength(1);
    expect(await secrets()).not.toContain(LINK_KEY);
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
