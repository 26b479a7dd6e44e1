import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from "@zxing/library";
import jsqr from "jsqr";

// Its types describe a bundler's view of it.
const readQr = jsqr as unknown as typeof jsqr.default;

/** What a PDF says, as a reader that is not ours has it. */
export function wordsOfDocument(file: Uint8Array): string {
  return withFile(file, (path) => run("pdftotext", ["-raw", path, "-"]).toString());
}

export interface SeenPage {
  readonly bars: string;
  readonly qr: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** What a scanner sees on the first page, at 200 dots an inch. */
export function scanDocument(file: Uint8Array): SeenPage {
  const page = withFile(file, (path, folder) => {
    run("pdftoppm", ["-r", "200", "-l", "1", "-singlefile", "-gray", path, join(folder, "page")]);
    return readFileSync(join(folder, "page.pgm"));
  });
  // P5, width and height, the lightest grey, then a byte for each dot.
  const [head = "", width = "", height = ""] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(page.toString("latin1", 0, 40)) ?? [];
  const size = { width: Number(width), height: Number(height) };
  const grey = new Uint8ClampedArray(page.subarray(head.length));
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const source = new RGBLuminanceSource(grey, size.width, size.height);
  const bars = new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints);
  const colours = new Uint8ClampedArray(grey.length * 4).map((_, at) =>
    at % 4 === 3 ? 255 : (grey[at >> 2] ?? 0),
  );
  return { bars: bars.getText(), qr: readQr(colours, size.width, size.height)?.data, ...size };
}

function run(program: string, args: readonly string[]): Buffer {
  if (!isHere(program)) installDebianPackage();
  if (!isHere(program)) throw new Error(`NO READER OF PDF: ${program} is not here. Install poppler-utils.`);
  return execFileSync(program, args, { stdio: ["ignore", "pipe", "pipe"] });
}

function isHere(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  execFileSync("apt-get", ["update", "-q"], { stdio: "pipe" });
  execFileSync("apt-get", ["install", "-yq", "--no-install-recommends", "poppler-utils"], { stdio: "pipe" });
}

function withFile<T>(file: Uint8Array, read: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "haat-paper-"));
  try {
    const path = join(folder, "paper.pdf");
    writeFileSync(path, file);
    return read(path, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
