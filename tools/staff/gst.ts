import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eInvoice } from "#shop/invoices/rules/e-invoice.ts";
import { gstReturn, isOfBusiness } from "#shop/invoices/rules/gst-return.ts";
import { taxTableOf } from "#shop/invoices/rules/tax-table.ts";
import { readTaxMonth } from "#shop/invoices/tax-month.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";

export const gst: Command = {
  right: () => "money.see",
  forms: {
    "gst MONTH FOLDER": "the tax files of a month such as 2026-11: GSTR-1, and a table for the accountant",
  },
  run: writeFiles,
};

async function writeFiles({ db, shopSettings }: StaffShop, words: readonly string[]): Promise<Result> {
  const [month = "", folder = "", ...more] = words;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || folder === "" || more.length > 0) return "unclear";
  const { gstin } = shopSettings.now().seller;
  if (gstin === "") return refuse("A return needs the seller's GSTIN: see npm run staff -- setting.");
  const { papers, earlier } = await readTaxMonth(db.read, month);
  if (papers.length === 0) return refuse(`Nothing was sold or given back in ${month}.`);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    console.log(file);
  };
  write(`gstr1-${month}.json`, JSON.stringify(gstReturn({ gstin, month, papers, earlier }), null, 2));
  write(`sales-${month}.csv`, taxTableOf(papers));
  const known = new Map([...earlier, ...papers].map((paper) => [paper.number, paper]));
  const toBusinesses = papers.filter(isOfBusiness);
  const eInvoices = toBusinesses.map((paper) => eInvoice(paper, known.get(paper.ofNumber ?? "")));
  if (eInvoices.length > 0) write(`inv01-${month}.json`, JSON.stringify(eInvoices, null, 2));
  const unnamed = papers.flatMap(({ items }) => items).filter(({ line, hsn }) => line !== null && !hsn);
  if (unnamed.length > 0)
    console.log(`${unnamed.length} rows have no HSN; the first is "${unnamed[0]?.words}".`);
  return "done";
}
