import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { picture } from "../relief/picture.ts";
import { hero } from "./hero.ts";
import { maskableMark, plainMark, tileMark } from "./mark.ts";
import { palette } from "./palette.ts";
import { wordmark } from "./wordmark.ts";

const folder = join(import.meta.dirname, "../../public");

async function writeBrand(): Promise<void> {
  save("mark.svg", tileMark(5));
  save("mark-plain.svg", plainMark());
  save("favicon.svg", tileMark(3));
  save("favicon.ico", icon(await Promise.all([16, 32, 48].map(small))));
  save("icon-192.png", await bitmap(tileMark(5), 192));
  save("icon-512.png", await bitmap(tileMark(5), 512));
  save("icon-maskable-512.png", await bitmap(maskableMark(), 512));
  // iOS rounds the corners itself and paints transparency black.
  save("apple-touch-icon.png", await bitmap(tileMark(5, 0), 180));
  save("social-card.jpg", await socialCard());
}

async function socialCard(): Promise<Buffer> {
  const parts = [...hero(), ...wordmark(96, 236, palette.indigo, 3)];
  const card = await picture({ parts, view: { x: 0, y: 30, size: 1600 }, looseness: 0.6 }, 1200, 630);
  return sharp(card).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

function save(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, name), content);
}

async function small(size: number): Promise<{ size: number; png: Buffer }> {
  return { size, png: await bitmap(tileMark(3, 12), size) };
}

async function bitmap(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: Math.max(72, size * 1.2) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function icon(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await writeBrand();
