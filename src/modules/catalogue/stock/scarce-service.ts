import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { type Counted, countedTo } from "#contract/format/counted.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Database } from "#platform/database/database.ts";
import { listScarce, type ScarceRow } from "./scarce-repository.ts";

const perPage = 25;
const mostCounted = 50;

/** Choices that are nearly sold out, each by itself: a shirt may lack its M alone. */
export function createScarceGoods({ db }: { readonly db: Database }) {
  return {
    async scarce(upTo: number, cursor?: string) {
      const [free, id, colour, size] = readCursor(cursor, 4) ?? [];
      const after =
        typeof free === "number" ? ([free, String(id), String(colour), String(size)] as const) : undefined;
      const rows = await listScarce(db.read, { upTo, after, most: perPage + 1 });
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      const next =
        rows.length > perPage && last ? cursorOf([last.free, last.product_id, last.colour, last.size]) : null;
      return { choices: shown.map(shownChoice), next };
    },
    async countScarce(upTo: number): Promise<Counted> {
      return countedTo(mostCounted, (await listScarce(db.read, { upTo, most: mostCounted + 1 })).length);
    },
  };
}

function shownChoice({
  product_id: id,
  colour,
  size,
  free,
  version: stockVersion,
  title,
  pictures,
}: ScarceRow) {
  const [picture = null] = JSON.parse(pictures) as PictureView[];
  return { id, title, picture, colour, size, free, stockVersion };
}
