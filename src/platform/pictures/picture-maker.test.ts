import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { plainPicture } from "#support/pictures.ts";
import { createPictureMaker } from "./picture-maker.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const maker = createPictureMaker({ folder });

/** A PNG that says it is larger than it is. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plainPicture();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe("a picture that was sent", () => {
  it("is turned, stripped of what the camera wrote, and made into every size that it is wide enough for", async () => {
    const camera = await sharp(await plainPicture({ width: 1400, height: 900 }, "jpeg"))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(camera.includes("SecretCamera")).toBe(true);
    const made = await maker.make(camera, "kurta");
    if ("refused" in made) throw new Error(made.refused);
    expect(made.picture).toMatchObject({
      width: 900,
      height: 1400,
      file: expect.stringMatching(/^kurta\.[0-9a-f]{8}$/),
    });
    const files = readdirSync(folder).filter((name) => name.startsWith(made.picture.file));
    expect(files).toHaveLength(5);
    for (const file of files) {
      const bytes = readFileSync(join(folder, file));
      expect(bytes.includes("SecretCamera"), file).toBe(false);
      expect((await sharp(bytes).metadata()).exif, file).toBeUndefined();
    }
    const wide = await maker.make(await plainPicture({ width: 1200, height: 900 }), "wide");
    if ("refused" in wide) throw new Error(wide.refused);
    expect(readdirSync(folder)).toContain(`${wide.picture.file}-1200.avif`);
  });

  it("of pattern alone weighs no more in a listing than others", async () => {
    const side = 320;
    const dots = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * 7919) % 251));
    const png = await sharp(dots, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    const fine = await sharp(png).avif({ quality: 53, effort: 2 }).toBuffer();
    const made = await maker.make(png, "dots");
    if ("refused" in made) throw new Error(made.refused);
    const bytes = readFileSync(join(folder, `${made.picture.file}-320.avif`));
    expect([fine.length > 16_000, bytes.length <= 16_000]).toEqual([true, true]);
  });

  it("is refused where it is broken, disguised, poisoned, too large or too small, and the next one is made", async () => {
    const jpeg = await plainPicture({ width: 800, height: 800 }, "jpeg");
    const before = readdirSync(folder);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/></svg>';
    const bad: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      cut: jpeg.subarray(0, jpeg.length / 2),
      page: Buffer.from("<!doctype html><script>alert(1)</script>".repeat(50)),
      svg: Buffer.from(svg),
      gif: await plainPicture({}, "gif"),
      pdf: Buffer.from("%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>endobj"),
      zip: Buffer.from("PK\u0003\u0004 not a picture"),
      bomb: await claiming(60_000, 60_000),
      noise: Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)),
    };
    for (const [name, bytes] of Object.entries(bad))
      expect(await maker.make(bytes, "bad"), name).toEqual({ refused: "pictureUnusable" });
    const heic = Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), Buffer.alloc(500)]);
    expect(await maker.make(heic, "bad")).toEqual({ refused: "pictureHeic" });
    expect(await maker.make(await plainPicture({ width: 200 }), "bad")).toEqual({ refused: "pictureSmall" });
    expect(readdirSync(folder)).toEqual(before);
    const hidden = Buffer.concat([jpeg, Buffer.from("<?php system('id'); ?>")]);
    const made = await maker.make(hidden, "tail");
    if ("refused" in made) throw new Error(made.refused);
    for (const file of readdirSync(folder).filter((name) => name.startsWith("tail")))
      expect(readFileSync(join(folder, file)).includes("<?php")).toBe(false);
  }, 60_000);
});
