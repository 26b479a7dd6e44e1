import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { barsOf } from "#platform/documents/codes.ts";

const [width, height, module] = [640, 480, 3];

/** What a browser is started with whose camera looks at a label with these bars. */
export async function cameraShowing(code: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "haat-camera-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "label.mjpeg");
  const frame = await sharp(Buffer.from(labelOf(code)))
    .jpeg({ quality: 95 })
    .toBuffer();
  writeFileSync(file, Buffer.concat(Array(10).fill(frame)));
  return [
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

function labelOf(code: string): string {
  let x = 40;
  const bars = barsOf(code).map((wide, at) => {
    const from = x;
    x += wide * module;
    return at % 2 === 0 ? `<rect x="${from}" y="120" width="${wide * module}" height="240"/>` : "";
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${bars.join("")}</svg>`;
}
