import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { booksEndpoints } from "#modules/invoices/endpoints.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import { Refusal } from "#tools/refusal.ts";
import { writeFile } from "../files.ts";
import type { Form, Typed } from "../form.ts";
import type { Terminal } from "../terminal.ts";

const { gstr1, taxTable, eInvoices } = booksEndpoints;

export const booksForms: readonly Form[] = [
  {
    words: "gst MONTH FOLDER",
    does: "the tax files of a month such as 2026-11: GSTR-1, and a table for the accountant",
    right: gstr1.right,
    endpoint: gstr1,
    run: writeMonth,
  },
];

async function writeMonth(at: Terminal, { MONTH: month = "", FOLDER = "" }: Typed): Promise<string[]> {
  const gstinMissing = "A return needs the seller's GSTIN: see npm run staff -- setting.";
  const made = {
    [`gstr1-${month}.json`]: await at.ask(gstr1, { month }, { gstinMissing }),
    [`sales-${month}.csv`]: await at.ask(taxTable, { month }),
    [`inv01-${month}.json`]: await at.ask(eInvoices, { month }),
  };
  mkdirSync(FOLDER, { recursive: true });
  const files = Object.keys(made).map((name) => join(FOLDER, name));
  for (const [nth, { file }] of Object.values(made).entries())
    await writeFile(files[nth] ?? "", file as FileOfAnswer);
  const [back = "", table = "", ofBusinesses = ""] = files;
  const sales = await readLines(readFileSync(table), Number.POSITIVE_INFINITY);
  if (!("lines" in sales) || sales.lines.length === 0) {
    for (const file of files) rmSync(file);
    throw new Refusal(`Nothing was sold or given back in ${month}.`);
  }
  const isOfNone = JSON.parse(readFileSync(ofBusinesses, "utf8")).length === 0;
  if (isOfNone) rmSync(ofBusinesses);
  const cell = (name: string) => sales.header.indexOf(name);
  const [hsn, item, quantity] = [cell("HSN"), cell("Item"), cell("Quantity")];
  const unnamed = sales.lines.filter(({ cells }) => cells[quantity] !== "0" && cells[hsn] === "");
  return [
    back,
    table,
    ...(isOfNone ? [] : [ofBusinesses]),
    ...(unnamed.length > 0
      ? [`${unnamed.length} rows have no HSN; the first is "${unnamed[0]?.cells[item]}".`]
      : []),
  ];
}
