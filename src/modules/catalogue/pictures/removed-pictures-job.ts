import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import { forgetRemoved, longRemoved, stillNeeded } from "./removed-pictures-repository.ts";

const mostAtOnce = 100;

/** Files of pictures that were taken away a month ago, unless a product shows them. */
export function createRemovedPicturesJob({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async dropRemovedPictures(drop: (file: string) => Promise<void>): Promise<void> {
      const upTo = clock.now() - takenBackWithin;
      const files = await longRemoved(db.read, upTo, mostAtOnce);
      if (files.length === 0) return;
      const needed = await stillNeeded(db, files, upTo);
      for (const file of files) if (!needed.has(file)) await drop(file);
      await db.write((tx) => forgetRemoved(tx, files, upTo));
    },
  };
}
