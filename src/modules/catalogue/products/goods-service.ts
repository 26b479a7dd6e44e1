import type { Price } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Database } from "#platform/database/database.ts";
import type { GoodsView, NamedAttributes } from "../goods-view.ts";
import { isProductId } from "../rules/product-id.ts";
import { findParts } from "../sets/set-parts-repository.ts";
import type { Sets } from "../sets/sets-service.ts";
import type { CountedChoice } from "../stock/count-choices.ts";
import type { VariantChange } from "../stock/describe-variants.ts";
import { goodsViewOf } from "./goods-view-repository.ts";
import type { NewGoods, ProductDraft } from "./product-draft.ts";
import type { ProductService } from "./product-service.ts";

/** A colour or a size that comes or goes, as the product was in the version that was seen. */
export type AnyChoice = { readonly seen: number } & (
  | { readonly colour: string; readonly hex?: string | undefined }
  | { readonly size: string }
);

export interface GoodsChanges {
  readonly seen: number;
  readonly facts: NamedAttributes;
  readonly variants: readonly VariantChange[];
  readonly price?: Price | undefined;
  readonly counts?: readonly CountedChoice[] | undefined;
}

type Options = Pick<GoodsView, "colours" | "sizes">;

/** All that the staff say of a product: its words, its facts and its variants. */
export function createGoodsService({
  db,
  products,
  sets,
}: {
  db: Database;
  products: Pick<ProductService, "addProduct" | "changeProduct">;
  sets: Pick<Sets, "changeSet">;
}) {
  return {
    goodsOf,
    addGoods,
    async changeGoods(
      staffId: string,
      id: string,
      changes: Partial<ProductDraft>,
      more: GoodsChanges,
    ): Promise<Outcome<GoodsView>> {
      const changed = await products.changeProduct(staffId, id, changes, more);
      return changed.ok ? goodsOf(id) : changed;
    },
    /** The same again as a draft, to be changed: nothing of what is one's own, such as a SKU, and no pieces. */
    async copyGoods(staffId: string, id: string, title: (of: string) => string): Promise<Outcome<GoodsView>> {
      const goods = await goodsOf(id);
      if (!goods.ok) return goods;
      const { price, pictures, variants, hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly } =
        goods.value;
      const { brand, description, category, highlights, descriptionHi, highlightsHi, ...of } = goods.value;
      const draft = {
        ...{ brand, description, category, highlights, titleHi: of.titleHi, descriptionHi, highlightsHi },
        title: title(of.title).slice(0, 200),
        price: 0,
        discount: 0,
        stock: 0,
        colours: of.colours.length > 0 ? of.colours : [{ name: "", hex: "" }],
        sizes: of.sizes.length > 0 ? of.sizes : [""],
        images: [],
        featured: false,
        onSale: false,
      };
      const copied = await addGoods(staffId, draft, {
        facts: { hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly },
        variants: variants
          .filter(({ isOffered }) => isOffered)
          .map(({ colour, size, picture, grams, price: own }) => ({
            colour,
            size,
            picture,
            grams,
            price: own,
            pieces: 0,
          })),
        price,
        pictures,
        state: "draft",
      });
      const parts = await findParts(db.read, id);
      if (!copied.ok || parts.length === 0) return copied;
      const { id: copy, version: seen } = copied.value;
      // Where a part is sold no more the copy is a draft without parts, to be made a set anew.
      await sets.changeSet(staffId, copy, { parts, seen });
      return goodsOf(copy);
    },
    addChoice(staffId: string, id: string, choice: AnyChoice): Promise<Outcome<GoodsView>> {
      return changeChoices(staffId, id, choice.seen, ({ colours, sizes }) => {
        if ("size" in choice)
          return sizes.includes(choice.size)
            ? failure("invalidInput", { field: "size" })
            : success({ sizes: [...sizes, choice.size] });
        const { colour: name, hex = "" } = choice;
        return colours.some((one) => one.name === name)
          ? failure("invalidInput", { field: "colour" })
          : success({ colours: [...colours, { name, hex }] });
      });
    },
    /** The last one stays: a product without it would be another one. */
    removeChoice(staffId: string, id: string, choice: AnyChoice): Promise<Outcome<GoodsView>> {
      return changeChoices(staffId, id, choice.seen, ({ colours, sizes }) => {
        if ("size" in choice) {
          const left = sizes.filter((one) => one !== choice.size);
          const isOne = left.length === sizes.length - 1 && left.length > 0;
          return isOne ? success({ sizes: left }) : failure("invalidInput", { field: "size" });
        }
        const left = colours.filter(({ name }) => name !== choice.colour);
        const isOne = left.length === colours.length - 1 && left.length > 0;
        return isOne ? success({ colours: left }) : failure("invalidInput", { field: "colour" });
      });
    },
  };

  async function addGoods(staffId: string, draft: ProductDraft, more: NewGoods): Promise<Outcome<GoodsView>> {
    const added = await products.addProduct(staffId, draft, more);
    return added.ok ? goodsOf(added.value) : added;
  }

  async function goodsOf(id: string): Promise<Outcome<GoodsView>> {
    const goods = isProductId(id) ? await goodsViewOf(db.read, id) : undefined;
    return goods ? success(goods) : failure("productNotFound");
  }

  async function changeChoices(
    staffId: string,
    id: string,
    seen: number,
    change: (options: Options) => Outcome<Partial<Pick<ProductDraft, "colours" | "sizes">>>,
  ): Promise<Outcome<GoodsView>> {
    const goods = await goodsOf(id);
    if (!goods.ok) return goods;
    if (goods.value.version !== seen) return failure("productChanged", { data: goods.value });
    const changes = change(goods.value);
    if (!changes.ok) return changes;
    const changed = await products.changeProduct(staffId, id, changes.value, { seen });
    return changed.ok ? goodsOf(id) : changed;
  }
}
