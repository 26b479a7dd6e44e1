import { expect, it } from "vitest";
import { listAuditEntries } from "#platform/database/audit.ts";
import { idOf } from "#platform/ids.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { createCatalogueService } from "../service.ts";

const clock = { now: () => 1_790_000_000_000 };
const id = idOf("product:meghdoot-wireless-headphones");
const picture = (file: string) => ({ file, width: 800, height: 800, colour: "#ffffff" });

describeWithDatabase("the pictures of a product", (openFresh) => {
  it("come behind the others, are moved, described and taken away as they were seen, and shoppers see it", async () => {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 1 });
    const files = async () => {
      const opened = await catalogue.openProduct(id);
      return opened.ok ? opened.value.pictures.map(({ file }) => file) : [];
    };
    const before = await files();
    expect(await catalogue.pictureName(id)).toEqual({ ok: true, value: "meghdoot-wireless-headphones" });
    await catalogue.addPicture("meera", id, picture("m.00000001"));
    await catalogue.addPicture("meera", id, picture("m.00000001"));
    await catalogue.addPicture("meera", id, picture("m.00000002"));
    expect(await files()).toEqual([...before, "m.00000001", "m.00000002"]);
    const seen = async () => {
      const goods = await catalogue.goodsOf(id);
      return goods.ok ? goods.value.version : -1;
    };
    const file = "m.00000002";
    await catalogue.movePicture("meera", id, { file, seen: await seen(), step: -1 });
    expect(await files()).toEqual([...before, "m.00000002", "m.00000001"]);
    expect(await catalogue.movePicture("arun", id, { file, seen: 0, step: -1 })).toMatchObject({
      reason: "productChanged",
    });
    await catalogue.movePicture("meera", id, { file, seen: await seen(), place: 1 });
    expect(await files()).toEqual(["m.00000002", ...before, "m.00000001"]);
    await catalogue.movePicture("meera", id, { file, seen: await seen(), place: 99 });
    expect(await files()).toEqual([...before, "m.00000001", "m.00000002"]);
    await catalogue.movePicture("meera", id, { file, seen: await seen(), place: before.length + 1 });
    await catalogue.describePicture("meera", id, { file, seen: await seen(), alt: "From the side" });
    const described = await catalogue.goodsOf(id);
    expect(described).toMatchObject({
      value: { pictures: expect.arrayContaining([expect.objectContaining({ file, alt: "From the side" })]) },
    });
    await catalogue.removePicture("meera", id, { file, seen: await seen() });
    expect(await files()).toEqual([...before, "m.00000001"]);
    const gone = { file, seen: await seen() };
    expect(await catalogue.removePicture("meera", id, gone)).toMatchObject({ reason: "pictureUnknown" });
    const entries = await listAuditEntries(db.read, { subject: id, limit: 20 });
    expect(entries.filter(({ action }) => action === "change pictures")).toHaveLength(8);
  });

  it("are twenty at most", async () => {
    const db = await openFresh();
    await seedWhenEmpty(db, clock);
    const catalogue = createCatalogueService({ db, clock, rate: 1 });
    for (let at = 0; at < 20; at++) await catalogue.addPicture("meera", id, picture(`n.${at}`));
    expect(await catalogue.addPicture("meera", id, picture("n.20"))).toMatchObject({
      reason: "picturesFull",
    });
    expect(await catalogue.pictureName(id)).toMatchObject({ reason: "picturesFull" });
    expect(await catalogue.pictureName("none")).toMatchObject({ reason: "productNotFound" });
  });
});
