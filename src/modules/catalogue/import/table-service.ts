import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { defused } from "#contract/defused.ts";
import { unread } from "#contract/endpoints/unread-file.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import {
  insertBulk,
  insertLines,
  type LineRow,
  lockBulk,
  lookAnew,
  updateBulk,
} from "../bulk/bulk-repository.ts";
import { knownGoods } from "../bulk/known-goods.ts";
import type { BulkView, ImportRequest } from "../bulk-view.ts";
import { bulkWorkChanged } from "../events.ts";
import { isUnfit } from "../rules/import/file-goods.ts";
import { ownColumns, ownLines } from "../rules/import/own-table.ts";
import { readTable } from "../rules/import/read-table.ts";
import { countFilePictures, failedFilePictures } from "./file-pictures-repository.ts";
import { countElsewhere, idsAfter, unknownCategories } from "./origins-repository.ts";

const linesAtOnce = 200;
const goodsAtOnce = 100;
/** Pictures that did not come, of which so many are told by name. */
const mostMissing = 100;

export interface FileChoices extends Pick<ImportRequest, "newState" | "pieces" | "categories"> {
  readonly by: string;
  readonly seen: number;
}

/** Goods as a CSV file: export and import, of Shopify and WooCommerce too. */
export function createTableService({
  db,
  clock,
  begun,
}: {
  readonly db: Database;
  readonly clock: Clock;
  /** The first of it is looked at at once. */
  readonly begun: (id: string) => Promise<Outcome<BulkView>>;
}) {
  return {
    /** All goods, some at a time, as they are when it comes to them. */
    goodsFile(): ReadableStream<Uint8Array> {
      const encoder = new TextEncoder();
      let after = 0;
      return new ReadableStream<Uint8Array>({
        start(stream) {
          // Spreadsheets take a file without it for one of the letters of their own country.
          stream.enqueue(encoder.encode(`\ufeff${lineOf([[...ownColumns]])}`));
        },
        async pull(stream) {
          const next = await idsAfter(db.read, after, goodsAtOnce);
          const ids = next.map(({ id }) => id);
          const known = await knownGoods(db.read, ids);
          const lines = ids.flatMap((id) => {
            const goods = known.get(id)?.whole;
            return goods ? ownLines(id, goods) : [];
          });
          if (lines.length > 0) stream.enqueue(encoder.encode(lineOf(lines)));
          after = next.at(-1)?.number ?? after;
          if (next.length < goodsAtOnce) stream.close();
        },
      });
    },

    /** It is kept line by line, and looked at; nothing is changed yet. */
    async readGoodsFile(by: string, bytes: Uint8Array): Promise<Outcome<BulkView>> {
      const file = await readLines(bytes);
      if ("fault" in file) return unread(file);
      const table = readTable(file.header, file.lines);
      if (!table) return failure("tableUnknown", { field: "table" });
      if (table.goods.length === 0) return failure("tableEmpty", { field: "table" });
      const at = clock.now();
      const id = newId(at);
      const request: ImportRequest = {
        ...{ kind: "import", format: table.format, newState: "draft", pieces: 0, categories: {} },
        fileHash: createHash("sha256").update(bytes).digest("hex"),
      };
      const lines = table.goods.map((one, index): LineRow => {
        const line = {
          ...{ bulk_id: id, line: index + 1, file_row: one.line, product_id: null },
          ...{ title: one.title.slice(0, 200), before: null, after: null },
        };
        if (isUnfit(one))
          return { ...line, state: "unfit", wish: null, problem: one.problem, detail: one.detail };
        return { ...line, state: "waits", wish: JSON.stringify(one), problem: null, detail: null };
      });
      const action = { id, kind: "import" as const, wish: JSON.stringify(request), by_id: by, at };
      await db.write((tx) => insertBulk(tx, { ...action, state: "reading", lines: lines.length }));
      for (let from = 0; from < lines.length; from += linesAtOnce) {
        await db.write((tx) => insertLines(tx, lines.slice(from, from + linesAtOnce)));
        await breathe();
      }
      await db.write(async (tx) => {
        await updateBulk(tx, id, { state: "checking" });
        const after = { format: table.format, goods: lines.length };
        await emit(tx, bulkWorkChanged, {
          by,
          action: "read goods file",
          subject: id,
          after,
          at: clock.now(),
        });
      });
      return begun(id);
    },

    /** Said otherwise it is looked at once more. */
    async chooseForFile(id: string, { by, seen, ...choices }: FileChoices): Promise<Outcome<BulkView>> {
      const chosen = await db.write(async (tx: Tx): Promise<Outcome<void>> => {
        const row = await lockBulk(tx, id);
        if (row?.kind !== "import") return failure("notFound");
        if (row.state !== "planned" || row.version !== seen) return failure("bulkChanged");
        const before = JSON.parse(row.wish) as ImportRequest;
        const request = {
          ...before,
          ...choices,
          categories: { ...before.categories, ...choices.categories },
        };
        await updateBulk(tx, id, { wish: JSON.stringify(request), state: "checking", version: seen + 1 });
        await lookAnew(tx, id);
        const { newState, pieces, categories } = before;
        await emit(tx, bulkWorkChanged, {
          ...{ by, action: "choose for goods file", subject: id, at: clock.now() },
          ...{ before: { newState, pieces, categories }, after: choices },
        });
        return success(undefined);
      });
      return chosen.ok ? begun(id) : chosen;
    },

    /** What is to be said of a file before it is done. */
    async questionsOfFile(id: string) {
      const [categories, elsewhere, counted, missing] = await Promise.all([
        unknownCategories(db.read, id),
        countElsewhere(db.read, id),
        countFilePictures(db.read, id),
        failedFilePictures(db.read, id, mostMissing),
      ]);
      return { categories, elsewhere, pictures: { ...counted, missing } };
    },
  };
}

function lineOf(lines: readonly (readonly string[])[]): string {
  return stringify(
    lines.map((cells) => cells.map(defused)),
    { record_delimiter: "windows" },
  );
}
