import { setImmediate as breathe } from "node:timers/promises";
import { createGstReturn, type TaxDocument, type TaxReturn } from "./rules/gst-return.ts";
import { namedRow, namedSections } from "./rules/gst-sections.ts";
import type { InvoiceView } from "./views.ts";

/** Where a month's invoices come from, part by part, and those that are named once more by their numbers. */
export interface TaxDocuments {
  readonly parts: AsyncIterable<readonly TaxDocument[]>;
  readonly numbered: (numbers: readonly string[]) => Promise<ReadonlyMap<string, InvoiceView>>;
}

const part = 100;

type Keyed = readonly [key: string, numbers: readonly string[]];

/** GSTR-1 as the portal takes it, piece by piece: of a busy month only sums and numbers are ever in memory. */
export async function* gstFile(of: TaxReturn, { parts, numbered }: TaxDocuments): AsyncGenerator<string> {
  const made = createGstReturn(of);
  for await (const documents of parts) for (const document of documents) made.add(document);
  const [year, month] = of.month.split("-");
  yield `{\n"gstin": ${JSON.stringify(of.gstin)},\n"fp": "${month}${year}"`;
  for (const section of namedSections) {
    const keys = made.named.get(section.name);
    if (keys) yield* sectionOf(section, keys, numbered);
  }
  for (const [name, rows] of Object.entries(made.sums()))
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify(rows)}`;
  yield "\n}\n";
}

/** A line of the file for each paper. */
async function* sectionOf(
  { name, keyed, papers }: (typeof namedSections)[number],
  keys: ReadonlyMap<string, readonly string[]>,
  numbered: TaxDocuments["numbered"],
): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let isFirst = true;
  for (const some of partsOf(keys)) {
    const views = await numbered(some.flatMap(([, numbers]) => numbers));
    const rows = ([key, numbers]: Keyed) => {
      const list = numbers
        .map((number) => JSON.stringify(namedRow(name, invoiceIn(views, number))))
        .join(",\n");
      return keyed === null ? list : `{"${keyed}":${JSON.stringify(key)},"${papers}":[\n${list}]}`;
    };
    yield `${isFirst ? "" : ","}\n${some.map(rows).join(",\n")}`;
    isFirst = false;
    await breathe();
  }
  yield "]";
}

/** So many invoices at once; who bought more stands there several times, each time with some. */
function* partsOf(keys: ReadonlyMap<string, readonly string[]>): Generator<readonly Keyed[]> {
  let some: Keyed[] = [];
  let count = 0;
  for (const [key, numbers] of keys)
    for (let at = 0; at < numbers.length; at += part) {
      const those = numbers.slice(at, at + part);
      if (count + those.length > part) {
        yield some;
        some = [];
        count = 0;
      }
      some.push([key, those]);
      count += those.length;
    }
  if (some.length > 0) yield some;
}

function invoiceIn(invoices: ReadonlyMap<string, InvoiceView>, number: string): InvoiceView {
  const invoice = invoices.get(number);
  if (!invoice) throw new Error(`${number} went while its return was made.`);
  return invoice;
}
