/** Cuts the shop's fonts to the letters it uses: `node tools/build/font.ts`, after a font package has changed. */
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
    to: "anek-latin.woff2",
    letters: `${lettersFrom(0x20, 0x7e)}\u00a0£©®°·×éè–—‘’“”•…←→↑↓−`,
    weight: { min: 400, max: 800 },
  },
  // The rupee sign lies in a file of its own, which is 36 KB when whole.
  {
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    to: "anek-rupee.woff2",
    letters: "₹",
    weight: { min: 400, max: 800 },
  },
  // With its weights this one would be 218 KB: the browser makes its own bold.
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    to: "anek-devanagari.woff2",
    letters: `${lettersFrom(0x900, 0x97f)}\u200c\u200d`,
    weight: 500,
  },
  // The one word of Hindi on English pages, in the switch of the languages.
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    to: "anek-hindi.woff2",
    letters: "हिन्दी",
    weight: 500,
  },
];

const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const fonts = new URL("../../src/web/styles/fonts/", import.meta.url);

for (const { from, to, letters, weight } of cuts) {
  const whole = await readFile(new URL(from, packages));
  const cut = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: { wght: weight } });
  const file = new URL(to, fonts);
  await writeFile(file, cut);
  console.log(`${fileURLToPath(file)}: ${whole.length} to ${cut.length} bytes`);
}

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
