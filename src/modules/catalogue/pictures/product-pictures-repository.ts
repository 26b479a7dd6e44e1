import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { lockedWhole } from "#platform/database/dialects.ts";
import { emit } from "#platform/events/events.ts";
import { productChanged } from "../events.ts";
import { updateProduct } from "../products/product-repository.ts";
import type { ColourView } from "../sellable-view.ts";
import { bumpVersion } from "../storage/version-repository.ts";

export interface Pictured {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly colours: readonly ColourView[];
  readonly pictures: readonly PictureView[];
}

/** The pictures that a product shows, in order: the first is its main view. */
export function createProductPictures({ db, clock, by }: { db: Database; clock: Clock; by: string }) {
  return {
    /** By id or by the name in its address. */
    async find(named: string): Promise<Pictured | undefined> {
      const row = await db.read
        .selectFrom("products")
        .select(["id", "slug", "title", "colours", "pictures"])
        .where((where) => where.or([where("id", "=", named), where("slug", "=", named)]))
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return (
        row && {
          ...row,
          colours: JSON.parse(row.colours) as ColourView[],
          pictures: JSON.parse(row.pictures) as PictureView[],
        }
      );
    },
    /** A picture may be the one of other products too. */
    async isShown({ file }: PictureView): Promise<boolean> {
      const row = await db.read
        .selectFrom("products")
        .select("number")
        .where("pictures", "like", `%"${file}"%`)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Gives the pictures as they were, so that the files of those that went can go too. */
    change(
      id: string,
      to: (pictures: readonly PictureView[]) => readonly PictureView[],
    ): Promise<readonly PictureView[]> {
      return db.write(async (tx) => {
        const asked = tx.selectFrom("products").select(["pictures", "version"]).where("id", "=", id);
        const row = await lockedWhole(tx, asked).executeTakeFirstOrThrow();
        const before = JSON.parse(row.pictures) as PictureView[];
        const after = to(before);
        const at = clock.now();
        await updateProduct(tx, id, {
          pictures: JSON.stringify(after),
          updated_at: at,
          version: row.version + 1,
        });
        const entry = { by, action: "change pictures", subject: id, at };
        await emit(tx, productChanged, { ...entry, before: filesOf(before), after: filesOf(after) });
        await bumpVersion(tx);
        return before;
      });
    },
  };
}

function filesOf(pictures: readonly PictureView[]): object {
  return { pictures: pictures.map(({ file }) => file) };
}
