import { setTimeout as pause } from "node:timers/promises";
import { failure, type Outcome } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Fetched } from "#platform/fetch/fetch-public.ts";
import type { Made } from "#platform/pictures/picture-maker.ts";
import { type BulkRow, type LineRow, lineOf, lockBulk, saveLines } from "../bulk/bulk-repository.ts";
import { knownGoods } from "../bulk/known-goods.ts";
import type { FilePictureProblem, GoodsPart, WholeGoods } from "../bulk-view.ts";
import type { createGoodsPictures } from "../pictures/pictures-service.ts";
import { isStill } from "../rules/bulk/goods-part.ts";
import type { FileGoods } from "../rules/import/file-goods.ts";
import {
  claimFilePicture,
  countFilePictures,
  dropWaiting,
  dueFilePictures,
  type FilePictureRow,
  insertFilePictures,
  settleFilePicture,
} from "./file-pictures-repository.ts";

/** Of one file: more would fill a disk. */
const mostOfFile = 5_000;
/** At once, so that neither the shop nor the one it fetches from is kept busy. */
const together = 2;
/** Whoever claims one has it for so long; then its process has died over it. */
const claimMs = 120_000;
const mostTries = 3;
/** A run ends after so long, so that a shop which closes need not wait for it. */
const mostMs = 1_500;

export interface PictureFetcher {
  readonly fetch: (address: string) => Promise<Fetched>;
  readonly make: (bytes: Uint8Array, name: string) => Promise<Made>;
}

interface FilePicturesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly pictures: Pick<ReturnType<typeof createGoodsPictures>, "pictureName" | "addPictureIn">;
}

/** Pictures that a file of goods names elsewhere: kept with the goods that it made, and fetched one after the other. */
export function createFilePictures({ db, clock, pictures }: FilePicturesParts) {
  return {
    /** Called again and again by every process. */
    async runFilePicturesJob(ways: PictureFetcher): Promise<void> {
      const began = performance.now();
      while (performance.now() - began < mostMs) {
        const due = await dueFilePictures(db.read, clock.now(), together);
        if (due.length === 0) return;
        await Promise.all(due.map((row) => bring(row, ways)));
        await pause(20);
      }
    },
  };

  async function bring(row: FilePictureRow, { fetch, make }: PictureFetcher): Promise<void> {
    if (row.tries >= mostTries) return fail(row, "noAnswer");
    if (!(await db.write((tx) => claimFilePicture(tx, row, clock.now() + claimMs)))) return;
    const line = await lineOf(db.read, row.bulk_id, row.line);
    const named = await pictures.pictureName(line?.product_id ?? "");
    if (!named.ok) return fail(row, named.reason === "picturesFull" ? "picturesFull" : "gone");
    const fetched = await fetch(row.address);
    if ("refused" in fetched) return fail(row, fetched.refused);
    const made = await make(fetched.bytes, named.value);
    if ("picture" in made) return keep(row, made.picture);
    // The shop is busy, or its store is away: that says nothing of the picture.
    const isBusy = made.refused === "tooMany" || made.refused === "picturesAway";
    if (isBusy && row.tries + 1 < mostTries) return;
    await fail(row, isBusy ? "noAnswer" : (made.refused as FilePictureProblem));
  }

  async function fail(row: FilePictureRow, problem: FilePictureProblem): Promise<void> {
    await db.write((tx) => settleFilePicture(tx, row, { state: "failed", problem }));
  }

  /** What was taken back meanwhile gets none. */
  async function keep(row: FilePictureRow, picture: Omit<PictureView, "alt">): Promise<void> {
    await db.write(async (tx) => {
      const action = await lockBulk(tx, row.bulk_id);
      const line = await lineOf(tx, row.bulk_id, row.line);
      if (!action || !line) return;
      if (action.state === "undoing" || action.state === "undone") return dropWaiting(tx, action.id);
      const added = await show(tx, action, line, picture);
      const problem = added.ok ? null : added.reason === "picturesFull" ? "picturesFull" : "gone";
      await settleFilePicture(tx, row, { state: problem ? "failed" : "done", problem });
    });
  }

  /** It becomes part of what the file did, so that taking that back takes it back too. */
  async function show(
    tx: Tx,
    { by_id }: BulkRow,
    line: LineRow,
    picture: Omit<PictureView, "alt">,
  ): Promise<Outcome<unknown>> {
    const id = line.product_id ?? "";
    const was = await goodsNow(tx, id);
    if (!was) return failure("productNotFound");
    const added = await pictures.addPictureIn(tx, by_id, id, picture);
    const now = await goodsNow(tx, id);
    if (!added.ok || !now) return added;
    const after = JSON.parse(line.after ?? "{}") as GoodsPart;
    // Somebody has changed them since: then they are hers.
    if (!isStill(was, { pictures: after.pictures ?? [] })) return added;
    const before = line.before === null ? null : { pictures: [], ...(JSON.parse(line.before) as GoodsPart) };
    const told = {
      before: before && JSON.stringify(before),
      after: JSON.stringify({ ...after, pictures: now.pictures }),
    };
    await saveLines(tx, line.bulk_id, [{ ...line, ...told }]);
    return added;
  }
}

async function goodsNow(tx: Tx, id: string): Promise<WholeGoods | undefined> {
  return (await knownGoods(tx, [id])).get(id)?.whole;
}

/** What these lines have made, in the same transaction: of goods that have no picture yet. */
export async function noteFilePictures(
  tx: Tx,
  action: BulkRow,
  lines: readonly LineRow[],
  now: number,
): Promise<void> {
  const named = lines.flatMap((line) => {
    const { said: attributes } = JSON.parse(line.wish ?? "{}") as FileGoods;
    const addresses = [...new Set(attributes.pictures.filter((address) => /^https?:\/\//i.test(address)))];
    return addresses.length > 0 ? [{ line, addresses }] : [];
  });
  if (named.length === 0) return;
  const known = await knownGoods(
    tx,
    named.flatMap(({ line }) => line.product_id ?? []),
  );
  const bare = named.filter(({ line }) => known.get(line.product_id ?? "")?.whole.pictures.length === 0);
  const { waits, done, failed } = await countFilePictures(tx, action.id);
  const left = Math.max(0, mostOfFile - waits - done - failed);
  const rows = bare.flatMap(({ line, addresses }) =>
    addresses.map((address, nth) => ({ line: line.line, nth, address })),
  );
  await insertFilePictures(
    tx,
    rows.map((row, at) => ({
      ...{ bulk_id: action.id, ...row, tries: 0, due_at: now },
      ...(at < left ? { state: "waits", problem: null } : { state: "failed", problem: "tooMany" }),
    })),
  );
}
