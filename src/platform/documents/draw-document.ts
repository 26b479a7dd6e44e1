import { once } from "node:events";
import PDFDocument from "pdfkit";
import type { Block, DocumentPage, PrintedDocument } from "./document.ts";
import { type Document, drawBlock, drawBlocks, drawRow, mm, type Place, tableRows } from "./draw-blocks.ts";
import { readFaces } from "./faces.ts";

const a4 = { width: mm(210), height: mm(297) };
const label = { width: mm(100), height: mm(150) };
const rollWidth = mm(80);

/** Draws a document as PDF. The same data give the same bytes: no clock and no chance are asked. */
export async function drawDocument(paper: PrintedDocument, faces = readFaces()): Promise<Buffer> {
  const { title, lang, at } = paper;
  const document = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    // Else a font is loaded that has no letters of India.
    font: "",
    lang: `${lang}-IN`,
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = once(document, "end");
  for (const [face, file] of faces) document.registerFont(face, file);
  drawers[paper.format](document, paper);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

const drawers: Readonly<
  Record<PrintedDocument["format"], (document: Document, paper: PrintedDocument) => void>
> = {
  a4: drawOnA4,
  label(document, { pages }) {
    for (const page of pages) {
      addPage(document, label);
      drawInto(document, page, { x: 0, y: 0, ...label });
    }
  },
  labelsOnA4(document, { pages }) {
    const [width, height] = [a4.width / 2, a4.height / 2];
    for (const [at, page] of pages.entries()) {
      if (at % 4 === 0) addPage(document, a4);
      drawInto(document, page, { x: (at % 2) * width, y: Math.floor((at % 4) / 2) * height, width, height });
    }
  },
  roll(document, { pages }) {
    for (const page of pages) {
      const place = { x: mm(4), y: mm(4), width: rollWidth - mm(8) };
      const height = drawBlocks(document, page, place, false) + mm(10);
      addPage(document, { width: rollWidth, height });
      drawBlocks(document, page, place, true);
    }
  },
};

const margin = mm(14);

/** What does not fit goes on over the next page; a table says there again what its columns are. */
function drawOnA4(document: Document, { title, pages }: PrintedDocument): void {
  const place = { x: margin, width: a4.width - 2 * margin };
  const bottom = a4.height - margin - mm(6);
  for (const page of pages) {
    let y = turn();
    for (const part of page.flatMap((block) => partsOf(document, block, place.width))) {
      if (y + part.height > bottom && y > margin) {
        y = turn();
        if (part.head) y += part.head.draw({ ...place, y });
      }
      y += part.draw({ ...place, y });
    }
  }
  numberPages(document, title);

  function turn(): number {
    addPage(document, a4);
    return margin;
  }
}

/** What is not cut at the end of a page: a block, or a row of a table with the head that belongs above it. */
interface Part {
  readonly height: number;
  readonly draw: (place: Place) => number;
  readonly head?: Part;
}

function partsOf(document: Document, block: Block, width: number): Part[] {
  const partOf = (draw: (place: Place, isDrawn: boolean) => number): Part => ({
    height: draw({ x: 0, y: 0, width }, false),
    draw: (place) => draw(place, true),
  });
  if (block.kind !== "table") return [partOf((place, isDrawn) => drawBlock(document, block, place, isDrawn))];
  const [head, ...rows] = tableRows(block).map((row) =>
    partOf((place, isDrawn) => drawRow(document, block, row, place, isDrawn)),
  );
  return head ? [head, ...rows.map((row) => ({ ...row, head }))] : [];
}

function numberPages(document: Document, title: string): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    document.switchToPage(at);
    const words = `${title} · ${at + 1} / ${count}`;
    const place = { x: margin, y: a4.height - margin, width: a4.width - 2 * margin };
    drawBlock(document, { kind: "text", words, size: 7, align: "end" }, place, true);
  }
}

/** A sheet that is too long for its place is drawn smaller: nothing of an address may be missing. */
function drawInto(
  document: Document,
  page: DocumentPage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const edge = mm(5);
  const room = { width: width - 2 * edge, height: height - 2 * edge };
  let scale = 1;
  while (drawBlocks(document, page, { x: 0, y: 0, width: room.width / scale }, false) * scale > room.height)
    scale *= 0.95;
  document.save();
  document.translate(x + edge, y + edge).scale(scale);
  drawBlocks(document, page, { x: 0, y: 0, width: room.width / scale }, true);
  document.restore();
}

function addPage(document: Document, { width, height }: { width: number; height: number }): void {
  document.addPage({ size: [width, height], margin: 0 });
}
