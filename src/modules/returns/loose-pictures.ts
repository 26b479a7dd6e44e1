import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import * as rows from "./loose-repository.ts";
import { returnOfPicture } from "./rules/picture-names.ts";

/** A picture is worked on for a minute, and its return is told of it right afterwards. */
const patience = 3_600_000;
const most = 100;

/** Pictures that may be nobody's. They are noted before they can be left behind, and are looked at an hour later. */
export function createLoosePictures({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    note: (files: readonly string[]) => db.write((tx) => noteIn(tx, files)),
    noteIn,

    /** Of these, those that a return shows. */
    async needed(files: readonly string[]): Promise<ReadonlySet<string>> {
      const ids = files.flatMap((file) => returnOfPicture(file) ?? []);
      const shown = await rows.picturesOf(db.read, ids);
      const all = new Set(shown.flatMap(({ pictures }) => JSON.parse(pictures) as string[]));
      return new Set(files.filter((file) => all.has(file)));
    },

    /** Some of them; where they cannot be dropped they stay noted for the next run. */
    async runJob(drop: (files: readonly string[]) => Promise<void>): Promise<void> {
      const noted = await rows.looseBefore(db.read, { until: clock.now() - patience, most });
      if (noted.length === 0) return;
      const files = noted.map(({ file }) => file);
      const needed = await this.needed(files);
      await drop(files.filter((file) => !needed.has(file)));
      await db.write((tx) => rows.removeLoose(tx, files));
    },
  };

  async function noteIn(tx: Tx, files: readonly string[]): Promise<void> {
    if (files.length > 0) await rows.insertLoose(tx, files, clock.now());
  }
}
