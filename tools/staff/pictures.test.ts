import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { createProductPictures } from "#modules/catalogue/pictures/product-pictures-repository.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { idOf } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { staffSays } from "./staff-says.ts";

const clock = { now: () => 1_790_000_000_000 };
const rate = 83.16;
const folder = mkdtempSync(join(tmpdir(), "haat-own-pictures-"));
const own = (name: string) => join(folder, name);

afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothEngines("own pictures", (openFresh) => {
  async function open() {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const refusals = vi.spyOn(console, "error").mockImplementation(() => {});
    const db = await openFresh({ demo: true, at: clock.now() });
    const data = mkdtempSync(join(folder, "data-"));
    const said = async (...words: string[]) =>
      (await staffSays(db, { DATA_DIR: data }, "picture", ...words)) === 0;
    const shown = async (product: string) =>
      (await createProductPictures({ db, clock, by: "meera" }).find(product))?.pictures ?? [];
    const files = () => readdirSync(join(data, "pictures"));
    const version = createCatalogueService({ db, clock, rate }).version;
    return { said, shown, files, version, refusals };
  }

  it("shows a photograph that lies on its side upright, in every size, and tells the shop", async () => {
    const { said, shown, files, version } = await open();
    const photo = own("photo.jpg");
    await sharp({ create: { width: 1003, height: 701, channels: 3, background: "#336699" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(photo);
    const before = await version();
    expect(await said("add", photo, "jharna-steel-bottle", "--alt", "The bottle on a rock")).toBe(true);
    const pictures = await shown(idOf("product:jharna-steel-bottle"));
    const added = pictures.at(-1);
    expect(added).toMatchObject({ width: 701, height: 1003, alt: "The bottle on a rock" });
    expect(added?.file).toMatch(/^jharna-steel-bottle\.[0-9a-f]{8}$/);
    expect(files().sort()).toEqual(
      ["320.avif", "480.avif", "800.avif", "320.webp", "800.webp"]
        .map((size) => `${added?.file}-${size}`)
        .sort(),
    );
    expect(await version()).toBeGreaterThan(before);
  });

  it("puts a picture in the place of another, and its files go with it", async () => {
    const { said, shown, files } = await open();
    const clear = own("clear.png");
    await sharp({ create: { width: 640, height: 640, channels: 4, background: "#00000000" } })
      .png()
      .toFile(clear);
    const red = own("red.png");
    await sharp({ create: { width: 640, height: 640, channels: 3, background: "#aa1111" } })
      .png()
      .toFile(red);
    const count = (await shown("jharna-steel-bottle")).length;
    expect(await said("add", clear, "jharna-steel-bottle", "--colour", "olive")).toBe(true);
    const olive = (await shown("jharna-steel-bottle")).filter(({ file }) => file.includes("--olive."));
    // What a transparent picture leaves open shows the shop's paper.
    expect(olive).toMatchObject([{ colour: "#f4f0ea", alt: expect.stringContaining("Olive") }]);
    expect(await said("add", red, "jharna-steel-bottle", "--colour", "Olive")).toBe(true);
    const pictures = await shown("jharna-steel-bottle");
    expect(pictures.filter(({ file }) => file.includes("--olive."))).toMatchObject([{ colour: "#aa1111" }]);
    expect(pictures).toHaveLength(count);
    expect(files()).toHaveLength(5);
    const at = pictures.findIndex(({ file }) => file.includes("--olive."));
    expect(await said("remove", "jharna-steel-bottle", String(at + 1))).toBe(true);
    expect(await shown("jharna-steel-bottle")).toHaveLength(count - 1);
    expect(files()).toHaveLength(0);
  });

  it("makes the first one the main view", async () => {
    const { said, shown } = await open();
    const red = own("main.png");
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#aa1111" } })
      .png()
      .toFile(red);
    expect(await said("add", red, "jharna-steel-bottle", "--number", "1")).toBe(true);
    expect((await shown("jharna-steel-bottle"))[0]).toMatchObject({ width: 900, colour: "#aa1111" });
  });

  it("refuses what is no whole picture, and what fits nowhere, and changes nothing", async () => {
    const { said, shown, refusals } = await open();
    const before = await shown("jharna-steel-bottle");
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await writeFile(own("half.jpg"), noise.subarray(0, noise.length / 2));
    await writeFile(own("words.jpg"), "not a picture");
    await sharp(noise).resize(300).toFile(own("tiny.jpg"));
    await writeFile(own("whole.jpg"), noise);
    for (const [file, why] of [
      ["half.jpg", "cannot be read"],
      ["words.jpg", "cannot be read"],
      ["missing.jpg", "cannot be read"],
      ["tiny.jpg", "only 300 px"],
    ] as const) {
      expect(await said("add", own(file), "jharna-steel-bottle")).toBe(false);
      expect(refusals.mock.lastCall?.[0]).toContain(why);
    }
    expect(await said("add", own("whole.jpg"), "no-such-product")).toBe(false);
    expect(await said("add", own("whole.jpg"), "jharna-steel-bottle", "--colour", "Pink")).toBe(false);
    expect(refusals.mock.lastCall?.[0]).toContain("Blue, Olive");
    expect(await said("add", own("whole.jpg"), "jharna-steel-bottle", "--number", "9")).toBe(false);
    expect(await said("remove", "jharna-steel-bottle", "9")).toBe(false);
    expect(await said("paint", "jharna-steel-bottle", "9")).toBe(false);
    expect(await shown("jharna-steel-bottle")).toEqual(before);
  });
});
