import { type Run, runsOf } from "./faces.ts";

export interface Line {
  readonly runs: readonly SetRun[];
  readonly width: number;
}

export interface SetRun extends Run {
  readonly width: number;
}

/** Words in lines of a width. One that is wider than a line is cut where a letter ends. */
export function setLines(words: string, width: number, measure: (run: Run) => number): Line[] {
  const space = measure({ script: "latin", words: " " });
  return words
    .normalize("NFC")
    .split(/\r?\n/)
    .flatMap((paragraph) => linesOf(paragraph));

  function linesOf(paragraph: string): Line[] {
    const lines: SetRun[][] = [[]];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      for (const piece of piecesOf(word)) {
        const line = lines.at(-1) ?? [];
        const isFirst = line.length === 0;
        const needed = widthOf(piece) + (isFirst || piece.isRest ? 0 : space);
        if (!isFirst && (piece.isRest || widthOf(line) + needed > width)) lines.push([...piece.runs]);
        else
          line.push(
            ...(isFirst ? [] : [{ script: "latin", words: " ", width: space } as const]),
            ...piece.runs,
          );
      }
    }
    return lines.map((line) => ({ runs: joined(line), width: widthOf(line) }));
  }

  function piecesOf(word: string): { readonly runs: SetRun[]; readonly isRest: boolean }[] {
    const whole = measured(word);
    if (widthOf(whole) <= width) return [{ runs: whole, isRest: false }];
    const pieces: string[] = [];
    let piece = "";
    for (const { segment } of letters.segment(word)) {
      if (piece !== "" && widthOf(measured(piece + segment)) > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += segment;
    }
    return [...pieces, piece].map((part, at) => ({ runs: measured(part), isRest: at > 0 }));
  }

  function measured(part: string): SetRun[] {
    return runsOf(part).map((run) => ({ ...run, width: measure(run) }));
  }
}

const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });

function widthOf(of: readonly SetRun[] | { readonly runs: readonly SetRun[] }): number {
  return ("runs" in of ? of.runs : of).reduce((sum, { width }) => sum + width, 0);
}

/** Whoever copies words out of the file gets them with their spaces. */
function joined(line: readonly SetRun[]): SetRun[] {
  const runs: SetRun[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last?.script === run.script)
      runs[runs.length - 1] = { ...run, words: last.words + run.words, width: last.width + run.width };
    else runs.push(run);
  }
  return runs;
}
