import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import { emit } from "#platform/events/events.ts";
import { productChanged } from "../events.ts";
import type { GoodsView } from "../goods-view.ts";
import { goodsViewOf } from "../products/goods-view-repository.ts";
import { findNamed, lockGoods, type ProductRow, updateProduct } from "../products/product-repository.ts";
import { isProductId } from "../rules/product-id.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import { variantAttributesOf } from "../stock/variant-attributes-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { differences } from "./goods-image.ts";
import { forgetRemoved, longRemoved, stillNeeded } from "./removed-pictures-repository.ts";
import { showPictures } from "./show-pictures.ts";

const mostPictures = 20;
const mostDropped = 100;

interface Seen {
  /** One of its pictures. */
  readonly file: string;
  readonly seen: number;
}

type ChangePictures = (
  tx: Tx,
  row: ProductRow,
  pictures: readonly PictureView[],
) => Promise<Outcome<readonly PictureView[]>>;

/** The pictures of a product, in the order in which they are shown: the first is the main view. */
export function createGoodsPictures({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** What the files of its pictures are called; nothing where there is no such product, or no room. */
    async pictureName(id: string): Promise<Outcome<string>> {
      const row = isProductId(id) ? await findNamed(db.read, id) : undefined;
      if (!row) return failure("productNotFound");
      return row.pictures.length < mostPictures ? success(row.slug) : failure("picturesFull");
    },
    /** Behind the others; the same one again is shown once. */
    addPicture(by: string, id: string, picture: Omit<PictureView, "alt">): Promise<Outcome<GoodsView>> {
      return isProductId(id)
        ? db.write((tx) => addPictureIn(tx, by, id, picture))
        : Promise.resolve(failure("productNotFound"));
    },
    addPictureIn,
    /** One place towards the first, or away from it; or to a place, of which the first is 1. */
    movePicture(
      by: string,
      id: string,
      { file, seen, ...to }: Seen & ({ readonly step: 1 | -1 } | { readonly place: number }),
    ): Promise<Outcome<GoodsView>> {
      return change(by, id, seen, async (_tx, _row, pictures) => {
        const at = pictures.findIndex((one) => one.file === file);
        const picture = pictures[at];
        if (!picture) return failure("pictureUnknown");
        return success(
          pictures
            .toSpliced(at, 1)
            .toSpliced(Math.max(0, "step" in to ? at + to.step : to.place - 1), 0, picture),
        );
      });
    },
    describePicture(
      by: string,
      id: string,
      { file, seen, alt, altHi }: Seen & { readonly alt: string; readonly altHi?: string | undefined },
    ): Promise<Outcome<GoodsView>> {
      return change(by, id, seen, async (_tx, _row, pictures) =>
        pictures.some((one) => one.file === file)
          ? success(
              pictures.map((one) => (one.file === file ? { ...one, alt, altHi: altHi ?? one.altHi } : one)),
            )
          : failure("pictureUnknown"),
      );
    },
    /** Its files stay for a while: what was taken away by mistake is not lost. */
    removePicture(by: string, id: string, { file, seen }: Seen): Promise<Outcome<GoodsView>> {
      return change(by, id, seen, async (_tx, _row, pictures) => {
        if (!pictures.some((one) => one.file === file)) return failure("pictureUnknown");
        return success(pictures.filter((one) => one.file !== file));
      });
    },
    /** Files of pictures that were taken away a month ago, unless a product shows them. */
    async dropRemovedPictures(drop: (file: string) => Promise<void>): Promise<void> {
      const upTo = clock.now() - takenBackWithin;
      const files = await longRemoved(db.read, upTo, mostDropped);
      if (files.length === 0) return;
      const needed = await stillNeeded(db, files, upTo);
      for (const file of files) if (!needed.has(file)) await drop(file);
      await db.write((tx) => forgetRemoved(tx, files, upTo));
    },
  };

  function addPictureIn(
    tx: Tx,
    by: string,
    id: string,
    picture: Omit<PictureView, "alt">,
  ): Promise<Outcome<GoodsView>> {
    return changeIn(tx, by, id, undefined, async (_, row, pictures) => {
      if (pictures.some(({ file }) => file === picture.file)) return success(pictures);
      if (pictures.length >= mostPictures) return failure("picturesFull");
      const alt = pictures.length === 0 ? row.title : `${row.title}, ${pictures.length + 1}`;
      return success([...pictures, { ...picture, alt }]);
    });
  }

  function change(
    by: string,
    id: string,
    seen: number | undefined,
    to: ChangePictures,
  ): Promise<Outcome<GoodsView>> {
    if (!isProductId(id)) return Promise.resolve(failure("productNotFound"));
    return db.write((tx) => changeIn(tx, by, id, seen, to));
  }

  async function changeIn(
    tx: Tx,
    by: string,
    id: string,
    seen: number | undefined,
    to: ChangePictures,
  ): Promise<Outcome<GoodsView>> {
    const row = await lockGoods(tx, id);
    if (!row) return failure("productNotFound");
    if (seen !== undefined && seen !== row.version)
      return failure("productChanged", { data: await goodsViewOf(tx, id) });
    const before = JSON.parse(row.pictures) as PictureView[];
    const after = await to(tx, row, before);
    if (!after.ok) return after;
    const at = clock.now();
    const changed = { pictures: JSON.stringify(after.value), updated_at: at, version: row.version + 1 };
    const was = { row, variants: await variantAttributesOf(tx, id) };
    await updateProduct(tx, id, changed);
    await showPictures(tx, id, { before, after: after.value, at });
    const now = { row: { ...row, ...changed }, variants: await variantAttributesOf(tx, id) };
    const entry = { by, action: "change pictures", subject: id, at };
    const said = differences(was, now);
    if (Object.keys(said.after).length > 0) await emit(tx, productChanged, { ...entry, ...said });
    await bumpVersion(tx, [], shownKeysOf([row]));
    const goods = await goodsViewOf(tx, id);
    return goods ? success(goods) : failure("productNotFound");
  }
}
