import { readFileSync } from "node:fs";

const scripts = ["latin", "latin-more", "devanagari"] as const;
type Script = (typeof scripts)[number];

export type Face = `${Script}-${"regular" | "bold"}`;

/** Letters that follow each other in one script, or a space. */
export interface Run {
  readonly script: Script;
  readonly words: string;
}

export function faceFor({ script }: Run, isBold: boolean): Face {
  return `${script}-${isBold ? "bold" : "regular"}`;
}

/** Every face with its file. */
export function readFaces(): (readonly [Face, Buffer])[] {
  const faces = scripts.flatMap((script) => [`${script}-regular`, `${script}-bold`] as const);
  return faces.map((face) => [face, readFileSync(new URL(`fonts/anek-${face}.ttf`, import.meta.url))]);
}

/** A letter that no face has is a question mark: whoever reads sees that something is missing. */
export function runsOf(words: string): Run[] {
  const runs: { script: Script; words: string }[] = [];
  for (const letter of words) {
    const script = scriptOf(letter);
    const shown = script !== "latin" || isLatin.test(letter) ? letter : "?";
    const last = runs.at(-1);
    if (last?.script === script) last.words += shown;
    else runs.push({ script, words: shown });
  }
  return runs;
}

/** With what joins its letters and keeps them apart. */
const isDevanagari = /[\u0900-\u097f\u200c-\u200d\u25cc]/u;
const isMoreLatin = /[\u0100-\u024f\u1e00-\u1eff₹]/u;
const isLatin = /[ -~\u00a0-\u00ff–—‘’“”•…−]/u;

function scriptOf(letter: string): Script {
  if (isDevanagari.test(letter)) return "devanagari";
  return isMoreLatin.test(letter) ? "latin-more" : "latin";
}
