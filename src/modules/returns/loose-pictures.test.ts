import { mkdtempSync, readdirSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createKeptPictures } from "#platform/pictures/kept-pictures.ts";
import { type PictureStore, StoreUnavailable } from "#platform/pictures/picture-store.ts";
import { sharePictures } from "#platform/pictures/shared-pictures.ts";
import { folderStore } from "#ports/picture-stores/folder.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { plainPicture } from "#support/pictures.ts";
import { openReturns } from "#support/returns.ts";
import { pictureNameOf } from "./rules/picture-names.ts";

const hours = 3_600_000;
const folder = () => mkdtempSync(join(tmpdir(), "haat-kept-"));

describeOnBothEngines("pictures of returns", (openFresh) => {
  async function open() {
    const shop = await openReturns(await openFresh());
    const inStore = folder();
    const away = { is: false };
    const behind = folderStore(inStore);
    const ifThere =
      <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
      (...args: Args) =>
        away.is ? Promise.reject(new StoreUnavailable("away")) : ask(...args);
    const store: PictureStore = {
      put: ifThere(behind.put),
      get: ifThere(behind.get),
      head: ifThere(behind.head),
      delete: ifThere(behind.delete),
    };
    const { loose } = shop.parts.returns;
    const machine = () => {
      const own = folder();
      const shared = sharePictures({ here: folderStore(own), store, log: createLog("silent") });
      return { own, ...createKeptPictures({ folder: own, shared, loose }) };
    };
    const { id: returnId } = await shop.asked();
    const make = async (by: ReturnType<typeof machine>) => {
      const made = await by.make(await plainPicture(), pictureNameOf(returnId));
      if ("refused" in made) throw new Error(made.refused);
      return made.picture.file;
    };
    return { ...shop, returnId, make, inStore, machine, away };
  }

  it("are shown by every machine, and gone from all when they are forgotten", async () => {
    const shop = await open();
    const [one, two] = [shop.machine(), shop.machine()];
    const file = await shop.make(one);
    await shop.returns.addPicture(shop.orderId, { returnId: shop.returnId, file });
    expect(await two.read(file)).toEqual(await one.read(file));
    expect(await two.read(file)).toBeDefined();
    shop.pass(2 * hours);
    for (const machine of [one, two]) await machine.runJob();
    expect([readdirSync(shop.inStore).length, await one.read(file)]).toEqual([5, await two.read(file)]);

    const userId = shop.order.userId;
    const files = await shop.db.write((tx) => shop.parts.returns.forget(tx, userId));
    shop.away.is = true;
    await expect(one.forget(files)).rejects.toThrow(StoreUnavailable);
    shop.pass(2 * hours);
    await expect(one.runJob()).rejects.toThrow(StoreUnavailable);
    shop.away.is = false;
    for (const { own } of [one, two]) for (const name of readdirSync(own)) utimesSync(join(own, name), 1, 1);
    for (const machine of [one, two]) await machine.runJob();
    expect([shop.inStore, one.own, two.own].map((place) => readdirSync(place))).toEqual([[], [], []]);
  });

  it("are swept where the process died before the return was told of them, and not while it may be", async () => {
    const shop = await open();
    const machine = shop.machine();
    await shop.make(machine);
    await machine.runJob();
    expect([shop.inStore, machine.own].map((place) => readdirSync(place).length)).toEqual([5, 5]);
    shop.pass(2 * hours);
    await machine.runJob();
    expect(readdirSync(shop.inStore)).toEqual([]);
    expect(await shop.db.read.selectFrom("loose_pictures").selectAll().execute()).toEqual([]);
  });
});
