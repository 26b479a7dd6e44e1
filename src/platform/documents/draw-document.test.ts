import { expect, it } from "vitest";
import { scanDocument, wordsOfDocument } from "#support/read-document.ts";
import type { Block, DocumentFormat, PrintedDocument } from "./document.ts";
import { drawDocument } from "./draw-document.ts";
import { createPdfPrinter } from "./pdf-printer.ts";

const text = (words: string): Block => ({ kind: "text", words });
const document = (
  blocks: readonly Block[],
  format: DocumentFormat = "a4",
  more: Partial<PrintedDocument> = {},
): PrintedDocument => ({
  title: "Test",
  lang: "en",
  at: Date.UTC(2026, 3, 1),
  format,
  pages: [blocks],
  ...more,
});
/** Joined, doubled, with letters that stand before what they follow, and marks above and below. */
const hindi = [
  "क्षमा",
  "श्री",
  "कर्क",
  "किताब",
  "हिन्दी",
  "विद्यार्थी",
  "प्राप्तकर्ता",
  "ट्रक",
  "द्वारा",
  "ज्ञान",
  "पाँच",
  "क़लम",
];
const formats = ["a4", "label", "labelsOnA4", "roll"] as const;

it.each(formats)("says in Hindi and English what it was given (%s)", async (format) => {
  const lines = [...hindi, "₹1,00,000.50 for Zoë Łukasz", "मकान 12-B, MG Road, पुणे"];
  const words = wordsOfDocument(await drawDocument(document(lines.map(text), format)));
  for (const line of lines) expect(words).toContain(line.normalize("NFC"));
});

it("joins the letters of Hindi instead of setting them side by side", async () => {
  const bold = (words: string) => document([{ kind: "text", words, size: 40 }], "roll");
  // As one sign it is narrower than its letters: the page has room for it, and not for the two.
  const joined = await drawDocument(bold("क्ष".repeat(4)));
  const apart = await drawDocument(bold("क्‌ष".repeat(4)));
  const heightOf = (file: Buffer) =>
    Number(/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(file.toString("latin1"))?.[1]);
  expect(heightOf(joined)).toBeLessThan(heightOf(apart));
});

it("is the same to the byte whenever it is drawn", async () => {
  const one = document([text("Ā क्षमा ₹10"), { kind: "qr", value: "H-1", side: 20 }], "label");
  const pdfPrinter = createPdfPrinter();
  const [here, again, there] = [
    await drawDocument(one),
    await drawDocument(one),
    await pdfPrinter.print(one),
  ];
  await pdfPrinter.stop();
  expect(again.equals(here)).toBe(true);
  expect(here.equals(there ?? Buffer.alloc(0))).toBe(true);
});

it("has codes that scanners read", async () => {
  const blocks: Block[] = [
    { kind: "qr", value: "H-1042", side: 24 },
    { kind: "bars", value: "EX123456789IN", height: 18 },
  ];
  expect(scanDocument(await drawDocument(document(blocks, "label")))).toEqual({
    bars: "EX123456789IN",
    qr: "H-1042",
    width: 788,
    height: 1182,
  });
});

it("goes on over the next page, with the head of its table, and loses nothing", async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ cells: [`Goods ${at}`, `${at}`] }));
  const columns = [
    { share: 3, head: "What" },
    { share: 1, head: "Many", align: "end" },
  ] as const;
  const words = wordsOfDocument(await drawDocument(document([{ kind: "table", columns, rows }])));
  const pages = words.split("\f").filter(Boolean);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain("What Many");
    expect(page).toContain(`Test · ${at + 1} / ${pages.length}`);
  }
  for (const { cells } of rows) expect(words).toContain(cells.join(" "));
});

it("draws a label smaller rather than leave out a part of a long address", async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at} of the way there`);
  const words = wordsOfDocument(await drawDocument(document(lines.map(text), "label")));
  expect(words.trim().split("\n")).toEqual(lines);
});

it("shows that a letter is missing", async () => {
  expect(wordsOfDocument(await drawDocument(document([text("தமிழ் street")])))).toContain("????? street");
});

it("lets no more wait than it can draw soon, and begins anew after it was stopped", async () => {
  const pdfPrinter = createPdfPrinter();
  const some = document([text("one")], "label");
  const printed = await Promise.all(Array.from({ length: 12 }, () => pdfPrinter.print(some)));
  expect(printed.filter((file) => file === undefined)).toHaveLength(4);
  const cut = pdfPrinter.print(some);
  await Promise.all([expect(cut).rejects.toThrow("stopped"), pdfPrinter.stop()]);
  expect(await pdfPrinter.print(some)).toBeInstanceOf(Uint8Array);
  await pdfPrinter.stop();
});
