import { barsOf, squaresOf } from "./codes.ts";
import type { Block, ColumnsBlock, TableBlock, TableRow, TextBlock } from "./document.ts";
import { faceFor, type Run } from "./faces.ts";
import { type Line, setLines } from "./set-lines.ts";

export type Document = PDFKit.PDFDocument;

/** In points, as the file has them. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const mm = (length: number) => (length * 72) / 25.4;

const gap = mm(4);
const lineHeight = 1.32;
const hair = 0.5;

/** Draws a block where a pen is given, and says how high it is. */
export function drawBlock(document: Document, block: Block, place: Place, isDrawn: boolean): number {
  switch (block.kind) {
    case "text":
      return drawText(document, block, place, isDrawn);
    case "columns":
      return drawColumns(document, block, place, isDrawn);
    case "table":
      return tableRows(block).reduce(
        (height, row) => height + drawRow(document, block, row, { ...place, y: place.y + height }, isDrawn),
        0,
      );
    case "frame": {
      const inner = { x: place.x + mm(2), y: place.y + mm(2), width: place.width - mm(4) };
      const height = drawBlocks(document, block.blocks, inner, isDrawn) + mm(4);
      if (isDrawn) document.lineWidth(1).rect(place.x, place.y, place.width, height).stroke("#000");
      return height;
    }
    case "rule":
      if (isDrawn) drawHair(document, place.x, place.y + mm(1.5), place.width);
      return mm(3);
    case "space":
      return mm(block.height);
    case "bars":
      if (isDrawn) drawBars(document, block.value, { ...place, height: mm(block.height) });
      return mm(block.height);
    case "qr":
      if (isDrawn) drawSquares(document, block.value, { ...place, side: mm(block.side) });
      return mm(block.side);
  }
}

export function drawBlocks(
  document: Document,
  blocks: readonly Block[],
  place: Place,
  isDrawn: boolean,
): number {
  return blocks.reduce(
    (height, block) => height + drawBlock(document, block, { ...place, y: place.y + height }, isDrawn),
    0,
  );
}

function drawText(document: Document, block: TextBlock, place: Place, isDrawn: boolean): number {
  const { words, size = 10, isBold = false, align = "start" } = block;
  const measure = (run: Run) => document.font(faceFor(run, isBold)).fontSize(size).widthOfString(run.words);
  const lines = setLines(words, place.width, measure);
  const step = size * lineHeight;
  if (isDrawn) {
    const shift = { start: 0, middle: 0.5, end: 1 }[align];
    for (const [at, line] of lines.entries())
      drawLine(document, line, {
        x: place.x + (place.width - line.width) * shift,
        baseline: place.y + at * step + size,
        size,
        isBold,
      });
  }
  return lines.length * step;
}

function drawLine(
  document: Document,
  { runs }: Line,
  { x, baseline, size, isBold }: { x: number; baseline: number; size: number; isBold: boolean },
): void {
  document.fillColor("#000");
  const drawRuns = () => {
    let left = x;
    for (const run of runs) {
      document
        .font(faceFor(run, isBold))
        .fontSize(size)
        .text(run.words, left, baseline, { lineBreak: false, baseline: "alphabetic" });
      left += run.width;
    }
  };
  if (runs.some(({ script }) => script === "devanagari"))
    readAs(document, runs.map(({ words }) => words).join(""), drawRuns);
  else drawRuns();
}

/** Joined letters stand in another order than they are typed: whoever reads the file is told the words themselves. */
function readAs(document: Document, words: string, draw: () => void): void {
  // Readers place the words by where up is when they end, and letters are drawn upside down.
  const turn = () => document.transform(1, 0, 0, -1, 0, document.page.height);
  document.save();
  turn();
  document.markContent("Span", { actual: words });
  turn();
  draw();
  turn();
  document.endMarkedContent();
  document.restore();
}

function drawColumns(document: Document, { columns }: ColumnsBlock, place: Place, isDrawn: boolean): number {
  const places = placesOf(columns, place);
  const heights = columns.map(({ blocks }, at) => drawBlocks(document, blocks, places[at] ?? place, isDrawn));
  return Math.max(0, ...heights);
}

function placesOf(columns: readonly { readonly share: number }[], { x, y, width }: Place): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - gap * (columns.length - 1);
  let left = x;
  return columns.map(({ share }) => {
    const place = { x: left, y, width: (room * share) / whole };
    left += place.width + gap;
    return place;
  });
}

/** Its head first. */
export function tableRows({ columns, rows }: TableBlock): TableRow[] {
  return [{ cells: columns.map(({ head }) => head), isBold: true }, ...rows];
}

export function drawRow(
  document: Document,
  { columns, size = 9 }: TableBlock,
  { cells, isBold = false }: TableRow,
  place: Place,
  isDrawn: boolean,
): number {
  const blocks = columns.map(({ share, align = "start" }, at) => {
    const text: TextBlock = { kind: "text", words: cells[at] ?? "", size, isBold, align };
    return { share, blocks: [text] };
  });
  const inner = { ...place, y: place.y + mm(1) };
  const height = drawColumns(document, { kind: "columns", columns: blocks }, inner, isDrawn) + mm(2);
  if (isDrawn) drawHair(document, place.x, place.y + height, place.width);
  return height;
}

function drawHair(document: Document, x: number, y: number, width: number): void {
  document
    .lineWidth(hair)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke("#777");
}

/** With ten modules of white on either side, as scanners ask; no wider than they need. */
function drawBars(
  document: Document,
  value: string,
  { x, y, width, height }: Place & { height: number },
): void {
  const bars = barsOf(value);
  const modules = bars.reduce((sum, bar) => sum + bar, 20);
  const module = Math.min(width / modules, mm(0.5));
  let left = x + (width - modules * module) / 2 + 10 * module;
  for (const [at, bar] of bars.entries()) {
    if (at % 2 === 0) document.rect(left, y, bar * module, height);
    left += bar * module;
  }
  document.fill("#000");
}

/** With four modules of white around. */
function drawSquares(document: Document, value: string, { x, y, side }: Place & { side: number }): void {
  const rows = squaresOf(value);
  const module = side / (rows.length + 8);
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) document.rect(x + (right + 4) * module, y + (down + 4) * module, module, module);
  document.fill("#000");
}
