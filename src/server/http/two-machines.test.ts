import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeOnPostgres } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { plainPicture } from "#support/pictures.ts";
import { openShop } from "#support/running-shop.ts";
import { startStore } from "#support/store/start-store.ts";

describeOnPostgres("two machines with one store of pictures", (openFresh) => {
  it("show what either was given, and lose nothing while it is away", async () => {
    const { settings } = await openFresh({ demo: true });
    const store = await startStore();
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "haat-machine-")));
    const open = (DATA_DIR = "") => openShop({ ...settings, DATA_DIR }, { env: store.settings });
    const [first, second] = [await open(folders[0]), await open(folders[1])];
    const db = openDatabase(settings);
    onTestFinished(async () => {
      await Promise.all([first.stop(), second.stop(), store.stop(), db.close()]);
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
    const { token } = await signedUpUser(db, { role: "owner" });
    const id = await plainProduct(db);
    const send = async (shop: typeof first, width: number) => {
      const answer = await fetch(`${shop.url}/api/manage/goods/${id}/pictures`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
        body: new Uint8Array(await plainPicture({ width, height: 400 })),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
      return { status: answer.status, body: (await answer.json()) as any };
    };
    const shown = (shop: typeof first, file: string, width: number) =>
      fetch(`${shop.url}/pictures/${file}-${width}.webp`);

    const sent = await send(first, 400);
    expect(sent.status).toBe(201);
    const { file } = sent.body.goods.pictures.at(-1);
    const there = await shown(second, file, 320);
    expect([there.status, there.headers.get("cache-control"), there.headers.get("content-type")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      "image/webp",
    ]);
    expect(Buffer.from(await there.arrayBuffer())).toEqual(
      Buffer.from(await (await shown(first, file, 320)).arrayBuffer()),
    );

    await store.fault("down");
    expect((await shown(second, file, 320)).status).toBe(200);
    const missing = await shown(second, file, 480);
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([503, "no-store"]);
    const refused = await send(second, 500);
    expect(refused).toMatchObject({
      status: 503,
      body: { error: "PICTURES_AWAY", message: expect.stringContaining("store for pictures") },
    });
    const { goods } = (await first.call("GET", `/goods/${id}`, { token })).body;
    expect(goods.pictures.map((one: { file: string }) => one.file)).toContain(file);
    expect(goods.pictures).toHaveLength(sent.body.goods.pictures.length);

    await store.fault("none");
    await vi.waitFor(async () => expect((await shown(second, file, 480)).status).toBe(200), 20_000);
    expect((await send(second, 500)).status).toBe(201);
  });
});
