import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  filesEverOf,
  filesOf,
  isOurs,
  type PictureStore,
  StoreUnavailable,
} from "#platform/pictures/picture-store.ts";
import { sharePictures } from "#platform/pictures/shared-pictures.ts";
import { type StandInStore, type StoreFault, startStore } from "#support/store/start-store.ts";
import { folderStore } from "./folder.ts";
import { s3Store } from "./s3/store.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-store-"));
let standIn: StandInStore;
beforeAll(async () => {
  standIn = await startStore();
});
afterEach(() => standIn.fault("none"));
afterAll(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});

const name = "kurta.0a1b2c3d-320.webp";
const picture = (size = 100) => Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.alloc(size, 7)]);
const open = (more: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({
    url: `${standIn.url}/bucket`,
    keyId: "standin",
    keySecret: "standin-secret",
    region: "ap-south-1",
    patienceMs: 700,
    ...more,
  });

describe.each(["folder", "s3"])("a store of pictures: %s", (kind) => {
  it("gives what was put, until it is deleted", async () => {
    const store: PictureStore = kind === "s3" ? open() : folderStore(join(folder, "one"));
    expect(await store.get(name)).toBeUndefined();
    expect(await store.head(name)).toBeUndefined();
    await store.put(name, picture());
    await store.put(name, picture());
    expect(Buffer.from((await store.get(name)) ?? []).equals(picture())).toBe(true);
    expect(await store.head(name)).toBe(112);
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeUndefined();
  });
});

describe("a store elsewhere", () => {
  it("refuses who does not hold the key", async () => {
    for (const wrong of [{ keySecret: "other" }, { keyId: "other" }])
      await expect(open(wrong).put(name, picture())).rejects.toThrow(StoreUnavailable);
    expect((await standIn.books()).names).toEqual([]);
  });

  it.each<StoreFault>(["down", "slow", "wrong", "changed", "cut"])(
    "that is %s gives nothing that is not the picture",
    async (fault) => {
      const store = open();
      await store.put(name, picture());
      await standIn.fault(fault);
      await expect(store.get(name)).rejects.toThrow(StoreUnavailable);
      await standIn.fault("none");
      expect(await store.get(name)).toBeDefined();
    },
  );
});

describe("pictures that machines share", () => {
  const file = "saree.0a1b2c3d";
  const machine = (of: string) => {
    const here = folderStore(join(folder, of));
    const shared = sharePictures({ here, store: open(), log: { warn: () => {} } });
    return { here, shared };
  };
  const made = async (here: PictureStore) => {
    const avif = Buffer.concat([Buffer.from("\0\0\0\0ftypavif"), Buffer.alloc(9)]);
    for (const one of filesOf({ file, width: 1200 }))
      await here.put(one, one.endsWith("avif") ? avif : picture());
  };

  it("come to each from the one that made them, and only once", async () => {
    const [first, second] = [machine("first"), machine("second")];
    await made(first.here);
    expect(await first.shared.share(filesOf({ file, width: 1200 }))).toBe(true);
    const before = (await standIn.books()).asked.length;
    const wanted = `${file}-800.webp`;
    expect(await Promise.all([1, 2, 3].map(() => second.shared.fetch(wanted)))).toEqual([true, true, true]);
    expect((await standIn.books()).asked.length).toBe(before + 1);
    expect(await second.here.get(wanted)).toEqual(await first.here.get(wanted));
    expect(await second.shared.fetch("none.0a1b2c3d-320.webp")).toBe(false);
    const older = `${file}-1200.webp`;
    await open().put(older, picture());
    await second.shared.drop(filesEverOf(file));
    expect((await standIn.books()).names.filter((name) => name.includes(file))).toEqual([]);
  });

  it("are asked for once where there are none, until a minute is over or they are made", async () => {
    const time = { now: 0 };
    const here = folderStore(join(folder, "missed"));
    const warn = () => {};
    const shared = sharePictures({ here, store: open(), log: { warn }, now: () => time.now });
    const asked = async () => (await standIn.books()).asked.length;
    const wanted = `${file}-480.avif`;
    expect(await shared.fetch(wanted)).toBe(false);
    const before = await asked();
    expect(await shared.fetch(wanted)).toBe(false);
    expect(await asked()).toBe(before);
    time.now = 60_000;
    expect(await shared.fetch(wanted)).toBe(false);
    expect(await asked()).toBe(before + 1);
    await made(here);
    await shared.share(filesOf({ file, width: 1200 }));
    await here.delete(wanted);
    expect(await shared.fetch(wanted)).toBe(true);
    await shared.drop(filesOf({ file, width: 1200 }));
  });

  it.each<StoreFault>(["down", "full", "slow"])("are nowhere where the store is %s", async (fault) => {
    const { here, shared } = machine(fault);
    await made(here);
    await standIn.fault(fault);
    expect(await shared.share(filesOf({ file, width: 1200 }))).toBe(false);
    expect(readdirSync(join(folder, fault))).toEqual([]);
    await standIn.fault("none");
    await made(here);
    expect(await shared.share(filesOf({ file, width: 1200 }))).toBe(true);
    await shared.drop(filesOf({ file, width: 1200 }));
  });

  it("keep nobody waiting while the store is away", async () => {
    const { shared } = machine("away");
    await standIn.fault("down");
    await expect(shared.fetch(`${file}-320.webp`)).rejects.toThrow(StoreUnavailable);
    const before = (await standIn.books()).asked.length;
    await expect(shared.fetch(`${file}-480.webp`)).rejects.toThrow(StoreUnavailable);
    expect((await standIn.books()).asked.length).toBe(before);
  });

  it.each(["../../etc/passwd", "kurta.webp", "a.0a1b2c3d-321.webp", "", "x".repeat(300)])(
    "are asked for by no other name: %s",
    (typed) => expect(isOurs(typed)).toBe(false),
  );
});
