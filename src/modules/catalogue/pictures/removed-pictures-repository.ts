import type { PictureView } from "#contract/picture-view.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    removed_pictures: { product_id: string; file: string; picture: string; removed_at: number };
  }
}

/** What goes is kept for a while, and what comes back is kept no more. */
export async function keepRemoved(
  tx: Tx,
  productId: string,
  { before, after, at }: { before: readonly PictureView[]; after: readonly PictureView[]; at: number },
): Promise<void> {
  const isIn = (pictures: readonly PictureView[], { file }: PictureView) =>
    pictures.some((one) => one.file === file);
  const gone = before.filter((one) => !isIn(after, one));
  const back = after.filter((one) => !isIn(before, one)).map(({ file }) => file);
  const files = [...gone.map(({ file }) => file), ...back];
  if (files.length > 0)
    await tx
      .deleteFrom("removed_pictures")
      .where("product_id", "=", productId)
      .where("file", "in", files)
      .execute();
  if (gone.length > 0)
    await tx
      .insertInto("removed_pictures")
      .values(
        gone.map((one) => ({
          product_id: productId,
          file: one.file,
          picture: JSON.stringify(one),
          removed_at: at,
        })),
      )
      .execute();
}

export async function removedPicturesOf(q: Reads | Tx, productId: string): Promise<PictureView[]> {
  const rows = await q
    .selectFrom("removed_pictures")
    .select("picture")
    .where("product_id", "=", productId)
    .execute();
  return rows.map(({ picture }) => JSON.parse(picture) as PictureView);
}

/** Some files that were taken away up to this moment. */
export async function longRemoved(q: Reads, upTo: number, most: number): Promise<string[]> {
  const rows = await q
    .selectFrom("removed_pictures")
    .select("file")
    .where("removed_at", "<=", upTo)
    .orderBy("removed_at")
    .limit(most)
    .execute();
  return [...new Set(rows.map(({ file }) => file))];
}

export async function forgetRemoved(tx: Tx, files: readonly string[], upTo: number): Promise<void> {
  await tx
    .deleteFrom("removed_pictures")
    .where("file", "in", files)
    .where("removed_at", "<=", upTo)
    .execute();
}

const batch = 2_000;

/** Those of these files that a product shows, or that were taken away later: one walk past all products. */
export async function stillNeeded(
  db: Database,
  files: readonly string[],
  upTo: number,
): Promise<Set<string>> {
  const later = await db.read
    .selectFrom("removed_pictures")
    .select("file")
    .where("file", "in", files)
    .where("removed_at", ">", upTo)
    .execute();
  const needed = new Set(later.map(({ file }) => file));
  for (let after = 0; ; ) {
    const rows = await db.read
      .selectFrom("products")
      .select(["number", "pictures"])
      .where("number", ">", after)
      .orderBy("number")
      .limit(batch)
      .execute();
    for (const { pictures } of rows)
      for (const file of files) if (pictures.includes(`"${file}"`)) needed.add(file);
    const last = rows.at(-1);
    if (!last) return needed;
    after = last.number;
  }
}
