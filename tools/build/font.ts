/** Cuts the shop's fonts to the letters it uses, for browsers and for paper: `node tools/build/font.ts`, after a font package has changed. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Cut = {
  readonly from: string;
  readonly to: string;
  readonly letters: string;
  readonly weight: number | Range;
};
type Range = { readonly min: number; readonly max: number };

const cuts: readonly Cut[] = [
  {
    from: "anek-latin/files/anek-latin-latin-wght-normal.woff2",
    to: "web/styles/fonts/anek-latin.woff2",
    letters: `${lettersFrom(0x20, 0x7e)}\u00a0£©®°·×éè–—‘’“”•…←→↑↓−`,
    weight: { min: 400, max: 800 },
  },
  // The rupee sign lies in a file of its own, which is 36 KB when whole.
  {
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    to: "web/styles/fonts/anek-rupee.woff2",
    letters: "₹",
    weight: { min: 400, max: 800 },
  },
  // With its weights this one would be 218 KB: the browser makes its own bold.
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    to: "languages/hi/fonts/anek-devanagari.woff2",
    letters: `${lettersFrom(0x900, 0x97f)}\u200c\u200d`,
    weight: 500,
  },
  // The one word of Hindi on English pages, in the switch of the languages.
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    to: "languages/hi/fonts/name/anek-hindi.woff2",
    letters: "हिन्दी",
    weight: 500,
  },
];

/** Paper takes fonts without axes: each weight is a file. Addresses may have letters that no page of the shop has. */
const faces: readonly Omit<Cut, "weight">[] = [
  {
    from: "anek-latin/files/anek-latin-latin-wght-normal.woff2",
    to: "latin",
    letters: `${lettersFrom(0x20, 0xff)}–—‘’“”•…−×`,
  },
  {
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    to: "latin-more",
    letters: `${lettersFrom(0x100, 0x24f)}${lettersFrom(0x1e00, 0x1eff)}₹`,
  },
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    to: "devanagari",
    letters: `${lettersFrom(0x900, 0x97f)}\u200c\u200d\u25cc`,
  },
];
const weights = { regular: 400, bold: 700 };

const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const sources = new URL("../../src/", import.meta.url);
const forDocuments = new URL("platform/documents/fonts/", sources);

for (const { from, to, letters, weight } of cuts)
  await cutTo(new URL(to, sources), from, letters, "woff2", weight);
for (const { from, to, letters } of faces)
  for (const [name, weight] of Object.entries(weights))
    await cutTo(new URL(`anek-${to}-${name}.ttf`, forDocuments), from, letters, "truetype", weight);

async function cutTo(
  file: URL,
  from: string,
  letters: string,
  targetFormat: "woff2" | "truetype",
  weight: number | Range,
): Promise<void> {
  const whole = await readFile(new URL(from, packages));
  const cut = await subsetFont(whole, letters, { targetFormat, variationAxes: { wght: weight } });
  // A last letter without a shape is looked for behind the end of the file by what reads it for paper.
  const end = Buffer.alloc(targetFormat === "truetype" ? 16 : 0);
  await writeFile(file, Buffer.concat([cut, end]));
  console.log(`${fileURLToPath(file)}: ${whole.length} to ${cut.length} bytes`);
}

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
