import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/database/database.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import { newId } from "#platform/ids.ts";
import { type BulkRow, carriedOutOn, type LineRow, takenBackNew } from "../bulk/bulk-repository.ts";
import { knownGoods } from "../bulk/known-goods.ts";
import { plannedLine } from "../bulk/planned-line.ts";
import type { BulkProblem, GoodsPart, ImportRequest, WholeGoods } from "../bulk-view.ts";
import type { GoodsState } from "../goods-view.ts";
import { fileOf, knownPictures } from "../pictures/pictures-at-repository.ts";
import { changesIn, partNamed } from "../rules/bulk/goods-part.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import {
  type FileAttributes,
  type FileGoods,
  type FileVariant,
  optionsOf,
  wholeGrid,
} from "../rules/import/file-goods.ts";
import { coloursOf } from "../rules/options.ts";
import { isProductId } from "../rules/product-id.ts";
import { ownersOfSkus } from "../stock/variant-attributes-repository.ts";
import { noteFilePictures } from "./file-pictures.ts";
import { knownOrigins, meantBefore, saveOrigins } from "./origins-repository.ts";

interface Read {
  readonly line: LineRow;
  readonly goods: FileGoods;
}

/** What each line of a file would make of the shop's goods. */
export function createFilePlanner({ clock }: { readonly clock: Clock }) {
  return {
    async planFile(
      tx: Tx,
      action: BulkRow,
      lines: readonly LineRow[],
      tree: CategoryTree,
    ): Promise<LineRow[]> {
      const request = JSON.parse(action.wish) as ImportRequest;
      const read = lines.map((line): Read => ({ line, goods: JSON.parse(line.wish ?? "{}") as FileGoods }));
      const skus = read.flatMap(({ goods }) => goods.said.variants.flatMap(({ sku }) => sku ?? []));
      const owners = new Map(
        (await ownersOfSkus(tx, skus)).map(({ sku, productId }) => [sku ?? "", productId]),
      );
      const keys = read.map(({ goods }) => goods.key);
      const origins = await knownOrigins(tx, request.format, keys);
      const meant = (goods: FileGoods) => [
        ...(isProductId(goods.key) && request.format === "own" ? [goods.key] : []),
        ...[origins.get(goods.key) ?? []].flat(),
        ...goods.said.variants.flatMap(({ sku }) => owners.get(sku ?? "") ?? []),
      ];
      const known = await knownGoods(tx, [...new Set(read.flatMap(({ goods }) => meant(goods)))]);
      const found = read.map((one) => ({ ...one, id: meant(one.goods).find((id) => known.has(id)) }));
      const before = lines[0]?.line ?? 0;
      const ids = found.flatMap(({ id }) => id ?? []);
      const taken = await meantBefore(tx, action.id, { ids, before });
      const since = clock.now() - takenBackWithin;
      const repeated = request.fileHash
        ? await carriedOutOn(tx, ids, { fileHash: request.fileHash, since })
        : new Set();
      const undone = await takenBackNew(tx, ids);
      const pictures = await knownPictures(
        tx,
        read.flatMap(({ goods }) => goods.said.pictures),
      );
      return found.map(({ line, goods, id }) => {
        const wrong = (problem: BulkProblem, detail: string | null = null): LineRow => ({
          ...plannedLine(line, { state: "wrong", problem }),
          product_id: null,
          detail,
        });
        if (id !== undefined && taken.has(id)) return wrong("twice");
        if (id !== undefined) taken.add(id);
        const { said: attributes } = goods;
        const other = attributes.variants.find(
          ({ sku }) => sku !== null && owners.has(sku) && owners.get(sku) !== id,
        );
        if (other) return wrong("skuTaken", other.sku);
        const now = id === undefined ? undefined : known.get(id)?.whole;
        const category = categoryOf(attributes, request, tree);
        if (category === undefined && (!now || attributes.categories.length > 0))
          return wrong("categoryUnknown", attributes.categories[0] ?? "");
        const own = new Map((now?.pictures ?? []).map((picture) => [picture.file, picture]));
        const shown = attributes.pictures.flatMap(
          (address) => own.get(fileOf(address) ?? "") ?? pictures.get(address) ?? [],
        );
        if (now && id !== undefined) {
          const wanted = wantedOf(goods, now, {
            ...{ request, category, shown, isRepeat: repeated.has(id) },
            isTakenBack: now.state === "hidden" && undone.has(id),
          });
          const after = changesIn(now, wanted);
          if (!after) return { ...plannedLine(line, { state: "same" }), product_id: id };
          const whole = after.colours || after.sizes ? { ...after, variants: wanted.variants ?? [] } : after;
          const was = partNamed(now, whole);
          const old = after.colours || after.sizes ? { ...was, variants: factsOf(now) } : was;
          return { ...plannedLine(line, { state: "change", before: old, after: whole }), product_id: id };
        }
        const made = newGoods(goods, { request, category: category ?? "", shown });
        return {
          ...plannedLine(line, { state: "same" }),
          state: "new",
          product_id: line.product_id ?? newId(clock.now()),
          after: JSON.stringify(made),
        };
      });
    },

    /** So that the same file meets the same products again, and their pictures are fetched. */
    async keepOrigins(tx: Tx, action: BulkRow, lines: readonly LineRow[]): Promise<void> {
      if (action.kind !== "import") return;
      const { format } = JSON.parse(action.wish) as ImportRequest;
      const origins = lines.map((line) => ({
        key: (JSON.parse(line.wish ?? "{}") as FileGoods).key,
        productId: line.product_id ?? "",
      }));
      await saveOrigins(tx, format, origins);
      await noteFilePictures(tx, action, lines, clock.now());
    },
  };
}

/** The first of its names that the shop knows, else what the owner has said of the first one. */
function categoryOf(
  { categories }: FileAttributes,
  request: ImportRequest,
  tree: CategoryTree,
): string | undefined {
  const own = categories.map((name) => tree.find(name)).find((one) => one !== undefined);
  return own?.id ?? tree.of(request.categories[categories[0] ?? ""] ?? "")?.id;
}

interface Meant {
  readonly request: ImportRequest;
  readonly category: string | undefined;
  readonly shown: readonly PictureView[];
  /** The very same file was carried out on this product before: what it tells of a difference has been done. */
  readonly isRepeat: boolean;
  /** A file made it, and that was taken back: it comes in as new goods do. */
  readonly isTakenBack: boolean;
}

/** Of a product that the shop has. Files of other shops say nothing of who may see it, unless it was put out of sight. */
function wantedOf({ title, said: attributes }: FileGoods, now: WholeGoods, meant: Meant): GoodsPart {
  const { request, category, shown, isRepeat, isTakenBack } = meant;
  const { colours, sizes } = optionsOf(attributes);
  const known = new Map(now.colours.map(({ name, hex }) => [name, hex]));
  const named = colours.map(({ name, hex }) => ({ name, hex: hex || (known.get(name) ?? "") }));
  const isOwn = request.format === "own";
  const before = new Map(now.variants.map((one) => [JSON.stringify([one.colour, one.size]), one]));
  return {
    title,
    ...givenAttributes(attributes),
    ...(category !== undefined && { category }),
    price: attributes.price,
    ...(isOwn
      ? { state: attributes.state }
      : now.state === "hidden" && { state: stateOf(attributes, request) }),
    colours: coloursOf("", named),
    sizes,
    ...(isOwn && shown.length === attributes.pictures.length && { pictures: shown }),
    variants: wholeGrid(attributes).map((one) => ({
      ...{ colour: one.colour, size: one.size, sku: one.sku, barcode: one.barcode },
      ...{ grams: one.grams, price: one.price },
      pieces:
        isTakenBack && one.pieces === undefined
          ? request.pieces
          : piecesOf(one, before.get(JSON.stringify([one.colour, one.size]))?.pieces, isRepeat),
    })),
  };
}

/** A file that says what there was when it was made only tells of the difference: others have sold since. */
function piecesOf({ pieces, piecesThen }: FileVariant, now: number | undefined, isRepeat: boolean): number {
  if (pieces === undefined || now === undefined) return pieces ?? now ?? 0;
  if (isRepeat && piecesThen !== undefined) return now;
  return piecesThen === undefined ? pieces : Math.max(0, now + pieces - piecesThen);
}

function newGoods(
  { title, said: attributes }: FileGoods,
  { request, category = "", shown }: Omit<Meant, "isRepeat" | "isTakenBack">,
): WholeGoods {
  const { colours, sizes } = optionsOf(attributes);
  return {
    title,
    ...{
      brand: "",
      description: "",
      highlights: [],
      titleHi: "",
      descriptionHi: "",
      highlightsHi: [],
      featured: false,
      onSale: false,
    },
    ...{
      hsn: null,
      taxClass: null,
      country: null,
      maker: null,
      importer: null,
      netQuantity: null,
      prepaidOnly: false,
    },
    ...givenAttributes(attributes),
    category,
    price: attributes.price,
    state: stateOf(attributes, request),
    colours: coloursOf("", colours),
    sizes,
    pictures: shown,
    variants: wholeGrid(attributes).map(({ line: _, hex: __, piecesThen: ___, pieces, ...one }) => ({
      ...one,
      pieces: pieces ?? request.pieces,
      held: 0,
      sold: 0,
    })),
  };
}

function givenAttributes({
  categories: _,
  state: __,
  isStateSaid: ______,
  price: ___,
  pictures: ____,
  variants: _____,
  ...facts
}: FileAttributes) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as GoodsPart;
}

/** What the shop's own file says of it holds; other shops' files do not know this shop. */
function stateOf({ state, isStateSaid }: FileAttributes, { newState }: ImportRequest): GoodsState {
  return state === "live" && !isStateSaid ? newState : state;
}

function factsOf({ variants }: WholeGoods) {
  return variants.map(({ held: _, ...one }) => one);
}
