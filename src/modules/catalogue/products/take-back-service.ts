import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import { type AuditRow, listAuditEntries } from "#platform/database/audit.ts";
import type { Database } from "#platform/database/database.ts";
import { takenBackWithin, type UndoState } from "#platform/database/undo-state.ts";
import type { GoodsState, GoodsView, NamedAttributes } from "../goods-view.ts";
import { imageOf } from "../pictures/goods-image.ts";
import { removedPicturesOf } from "../pictures/removed-pictures-repository.ts";
import { fieldsOf, otherSince } from "../rules/action-fields.ts";
import { isProductId } from "../rules/product-id.ts";
import type { PartOfSet } from "../sellable-view.ts";
import { findParts } from "../sets/set-parts-repository.ts";
import type { Sets } from "../sets/sets-service.ts";
import type { VariantChange } from "../stock/describe-variants.ts";
import type { StockKeeping } from "../stock/stock-keeping.ts";
import { variantAttributesOf } from "../stock/variant-attributes-repository.ts";
import { goodsViewOf } from "./goods-view-repository.ts";
import type { ProductDraft } from "./product-draft.ts";
import { findGoods } from "./product-repository.ts";
import type { ProductService } from "./product-service.ts";
import type { GoodsStates } from "./state-service.ts";

const mostShown = 100;
const action = "take back";

interface TakeBackParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly products: Pick<ProductService, "changeProduct">;
  readonly states: Pick<GoodsStates, "setGoodsState">;
  readonly sets: Pick<Sets, "changeSet">;
  readonly stock: Pick<StockKeeping, "countChoices">;
}

/** What was done to a product in the last month, and its way back. */
export function createGoodsTakeBack({ db, clock, products, states, sets, stock }: TakeBackParts) {
  return {
    async goodsChanges(id: string): Promise<Outcome<readonly UndoState[]>> {
      const known = await lately(id);
      if (!known) return failure("productNotFound");
      const { deeds: entries, now } = known;
      return success(entries.map((entry, at) => undoStateOf(entry, entries.slice(0, at), now)));
    },
    /** As the product was in the version that was seen; what was changed again since stays. */
    async takeBack(
      by: string,
      id: string,
      { deed: actionId, seen }: { readonly deed: string; readonly seen: number },
    ): Promise<Outcome<GoodsView>> {
      const known = await lately(id);
      if (!known) return failure("productNotFound");
      const { deeds: entries, now, goods } = known;
      if (goods.version !== seen) return failure("productChanged", { data: goods });
      const at = entries.findIndex((one) => one.id === actionId);
      const entry = entries[at];
      if (!entry) return failure("takenBackLate");
      const { canTakeBack, since } = undoStateOf(entry, entries.slice(0, at), now);
      if (since) return failure("changedSince");
      if (!canTakeBack) return failure("takenBackLate");
      const done = await put(by, goods, partOf(entry));
      return done.ok ? success((await goodsViewOf(db.read, id)) ?? goods) : done;
    },
  };

  async function lately(id: string) {
    const [row, goods] = isProductId(id)
      ? await Promise.all([findGoods(db.read, id), goodsViewOf(db.read, id)])
      : [];
    if (!row || !goods) return undefined;
    const [all, variants, parts] = await Promise.all([
      listAuditEntries(db.read, { subject: id, limit: mostShown }),
      variantAttributesOf(db.read, id),
      findParts(db.read, id),
    ]);
    const stockNow = goods.variants.map(({ colour, size, pieces }) => ({ colour, size, pieces }));
    const now =
      fieldsOf({ ...imageOf({ row, variants }), parts, stock: stockNow }) ?? new Map<string, string>();
    return { goods, now, deeds: all.filter((entry) => entry.at > clock.now() - takenBackWithin) };
  }

  async function put(by: string, goods: GoodsView, part: Part): Promise<Outcome<unknown>> {
    const { id, version: seen } = goods;
    const { stock: counts, state, unitPaise, mrpPaise, variants = [], pictures, parts, ...rest } = part;
    if (state) return states.setGoodsState(by, id, { state, seen, action });
    if (parts) return sets.changeSet(by, id, { parts, seen, action });
    if (counts) return stock.countChoices(by, id, counts.map(withVersion(goods)), action);
    const { hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly, ...words } = rest;
    const price = {
      unitPaise: unitPaise ?? goods.price.unitPaise,
      mrpPaise: mrpPaise ?? goods.price.mrpPaise,
    };
    const shown = pictures && (await restored(goods, pictures));
    if (shown?.ok === false) return shown;
    return products.changeProduct(by, id, words, {
      ...{ seen, action, pictures: shown?.value },
      facts: { hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly },
      variants: variants.map(changeOf),
      ...((unitPaise !== undefined || mrpPaise !== undefined) && { price }),
    });
  }

  /** With the words that they had then. */
  async function restored(
    { id, pictures }: GoodsView,
    wanted: readonly Pick<PictureView, "file" | "alt" | "altHi">[],
  ): Promise<Outcome<PictureView[]>> {
    const known = new Map(
      [...(await removedPicturesOf(db.read, id)), ...pictures].map((one) => [one.file, one]),
    );
    const found = wanted.flatMap((one) => known.get(one.file)?.file ?? []);
    if (found.length < wanted.length) return failure("pictureUnknown");
    return success(
      wanted.flatMap(({ altHi, ...one }) => {
        const { altHi: _, ...picture } = known.get(one.file) ?? (one as PictureView);
        return [{ ...picture, alt: one.alt, ...(altHi !== undefined && { altHi }) }];
      }),
    );
  }
}

type Choice = { readonly colour: string; readonly size: string };
type Part = Partial<Omit<ProductDraft, "price" | "discount" | "stock" | "images">> &
  NamedAttributes & {
    readonly state?: GoodsState;
    readonly parts?: readonly PartOfSet[];
    readonly unitPaise?: number;
    readonly mrpPaise?: number;
    readonly pictures?: readonly Pick<PictureView, "file" | "alt" | "altHi">[];
    readonly stock?: readonly (Choice & { readonly pieces: number })[];
    readonly variants?: readonly (Choice & VariantPart)[];
  };
type VariantPart = Omit<VariantChange, "price"> & {
  readonly unitPaise?: number | null;
  readonly mrpPaise?: number | null;
};

function undoStateOf(
  entry: AuditRow,
  later: readonly AuditRow[],
  now: ReadonlyMap<string, string>,
): UndoState {
  const left = entry.before === null ? undefined : fieldsOf(read(entry.after));
  if (!left) return { entry, canTakeBack: false, since: undefined };
  const other = otherSince(left, now);
  // A purchase changes what there is, and is no action of the staff.
  const since =
    other === undefined ? undefined : later.find(({ after }) => fieldsOf(read(after))?.has(other));
  return { entry, canTakeBack: other === undefined, since };
}

/** What was there before of all that the action changed. */
function partOf({ before, after }: AuditRow): Part {
  const [old, now] = [read(before), read(after)];
  if ("pieces" in now) return { stock: [old as unknown as Choice & { pieces: number }] };
  return Object.fromEntries(Object.keys(now).map((name) => [name, old[name]])) as Part;
}

function withVersion({ variants }: GoodsView) {
  return ({ colour, size, pieces }: Choice & { readonly pieces: number }) => {
    const one = variants.find((known) => known.colour === colour && known.size === size);
    return { colour, size, pieces, seen: one?.stockVersion ?? -1 };
  };
}

function changeOf({ unitPaise, mrpPaise, picture, ...one }: Choice & VariantPart): VariantChange {
  const hasPrice = unitPaise !== undefined && mrpPaise !== undefined;
  const price = unitPaise == null || mrpPaise == null ? null : { unitPaise, mrpPaise };
  return {
    ...one,
    ...(picture !== undefined && { picture: picture && `/pictures/${picture}-800.webp` }),
    ...(hasPrice && { price }),
  };
}

function read(text: string | null): Readonly<Record<string, unknown>> {
  return text === null ? {} : (JSON.parse(text) as Record<string, unknown>);
}
