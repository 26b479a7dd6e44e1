import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isOfBusiness } from "#shop/invoices/rules/gst-sections.ts";
import { taxFiles } from "#shop/invoices/tax-files.ts";
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
  const { count, ofBusinesses, unnamed } = await lookThrough(db.read, month);
  if (count === 0) return refuse(`Nothing was sold or given back in ${month}.`);
  mkdirSync(folder, { recursive: true });
  const write = async (name: string, pieces: AsyncIterable<string>) => {
    const file = join(folder, name);
    await pipeline(Readable.from(pieces), createWriteStream(file, { mode: 0o600 }));
    console.log(file);
  };
  const of = { gstin, month };
  await write(`gstr1-${month}.json`, taxFiles.gstr1(db.read, of));
  await write(`sales-${month}.csv`, taxFiles.table(db.read, of));
  if (ofBusinesses > 0) await write(`inv01-${month}.json`, taxFiles.eInvoices(db.read, of));
  if (unnamed.length > 0) console.log(`${unnamed.length} rows have no HSN; the first is "${unnamed[0]}".`);
  return "done";
}

async function lookThrough(q: StaffShop["db"]["read"], month: string) {
  let [count, ofBusinesses] = [0, 0];
  const unnamed: string[] = [];
  for await (const part of readTaxMonth(q, month)) {
    count += part.length;
    ofBusinesses += part.filter(({ paper }) => isOfBusiness(paper)).length;
    const goods = part.flatMap(({ paper }) => paper.items).filter(({ line }) => line !== null);
    unnamed.push(...goods.filter(({ hsn }) => !hsn).map(({ words }) => words));
  }
  return { count, ofBusinesses, unnamed };
}
