import type { InputOf } from "#contract/endpoint.ts";
import type { Price } from "#contract/format/money.ts";
import { wordsIn } from "#contract/format/words.ts";
import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { AuditRow } from "#platform/database/audit.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { shownChanges } from "#server/handlers/shown-changes.ts";
import { tooMuchOff } from "#server/handlers/too-much-off.ts";
import type { NamedAttributes } from "../goods-view.ts";
import { shownGoods } from "./handlers.ts";
import type { goodsOfficeEndpoints } from "./office-endpoints.ts";

export const goodsOfficeHandlers: HandlersOf<typeof goodsOfficeEndpoints> = {
  async list({ catalogue, shopSettings }, _, filter) {
    return success({ ...(await catalogue.listGoods(filter)), lowAt: shopSettings.now().stock.lowAt });
  },

  async places({ catalogue }, _caller, _input, { lang }) {
    const tree = await catalogue.categories();
    const nameOf = (id: string) => {
      const { label, name } = tree.of(id) ?? {};
      return (label && wordsIn(label, lang)) || name || id;
    };
    const leaves = tree.leafCategoriesOf(null).flatMap((id) => tree.of(id) ?? []);
    return success({
      categories: leaves.map(({ id, parent }) => ({ id, name: nameOf(id), top: nameOf(parent ?? id) })),
    });
  },

  async make(shop, caller, { rupees, mrp, pieces, sizes = [], colours = [], state, ...said }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const price = priceOf(rupees, mrp);
    const no = await tooMuchOff(shop, caller, { off: price, field: "rupees", lang });
    if (no) return no;
    const isCounted = sizes.some((size) => size.pieces !== undefined);
    if (!isCounted && pieces === undefined) return failure("fieldRequired", { field: "pieces" });
    const draft = {
      ...said,
      brand: "",
      price: 0,
      discount: 0,
      stock: isCounted ? 0 : (pieces ?? 0),
      highlights: [],
      colours: (colours.length > 0 ? colours : [""]).map((name) => ({ name, hex: "" })),
      sizes: sizes.length > 0 ? sizes.map(({ name }) => name) : [""],
      images: [],
      featured: false,
      onSale: false,
    };
    const many = new Map(sizes.map((size) => [size.name, size.pieces ?? 0]));
    const made = await catalogue.addGoods(userId, draft, {
      price,
      state,
      piecesOf: isCounted ? ({ size }) => many.get(size) ?? 0 : undefined,
    });
    return shownGoods(made);
  },

  async change(shop, caller, { id, seen, counts, ...said }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const { rupees, mrp, title, category, brand, description, highlights } = said;
    const { titleHi, descriptionHi, highlightsHi } = said;
    const hindi = { titleHi, descriptionHi, highlightsHi };
    const words = { title, category, brand, description, highlights, ...hindi };
    const named = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    const price = rupees === undefined ? undefined : priceOf(rupees, mrp);
    const no = await tooMuchOff(shop, caller, { off: price, field: "rupees", lang, of: id });
    if (no) return no;
    const changed = await catalogue.changeGoods(userId, id, named, {
      ...{ seen, price, counts, variants: [] },
      facts: factsOf(said),
    });
    return shownGoods(changed);
  },

  async setVariants(shop, caller, { id, seen, variants }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const told = variants.map(({ rupees, mrp, ...one }) => ({
      ...one,
      ...(rupees !== undefined && { price: rupees === null ? null : priceOf(rupees, mrp) }),
    }));
    for (const [at, { price, ...choice }] of told.entries()) {
      const field = `variants.${at}.rupees`;
      const no = await tooMuchOff(shop, caller, { off: price, field, lang, of: id, choice });
      if (no) return no;
    }
    return shownGoods(await catalogue.changeGoods(userId, id, {}, { seen, facts: {}, variants: told }));
  },

  async count({ catalogue }, { userId }, { id, counts }) {
    const counted = await catalogue.countChoices(userId, id, counts);
    return counted.ok ? success({}) : counted;
  },

  async copy({ catalogue }, { userId }, { id }, { lang }) {
    return shownGoods(await catalogue.copyGoods(userId, id, textsOf(lang).goodsOffice.copyOf));
  },

  async addPicture({ catalogue, pictures }, { userId }, { id, picture }) {
    const named = await catalogue.pictureName(id);
    if (!named.ok) return named;
    const made = await pictures.make(picture, named.value);
    if ("refused" in made) return failure(made.refused, { field: "picture" });
    return shownGoods(await catalogue.addPicture(userId, id, made.picture));
  },

  async movePicture({ catalogue }, { userId }, { id, file, step, place, seen }) {
    const to = place === undefined ? { step: step === "sooner" ? (-1 as const) : (1 as const) } : { place };
    return shownGoods(await catalogue.movePicture(userId, id, { file, seen, ...to }));
  },

  async describePicture({ catalogue }, { userId }, { id, ...said }) {
    return shownGoods(await catalogue.describePicture(userId, id, said));
  },

  async removePicture({ catalogue }, { userId }, { id, ...seen }) {
    return shownGoods(await catalogue.removePicture(userId, id, seen));
  },

  async changes(shop, _, { id }) {
    const known = await shop.catalogue.goodsChanges(id);
    if (!known.ok) return known;
    return success({ changes: await shownChanges(shop, known.value, asLogged) });
  },

  async takeBack({ catalogue }, { userId }, { id, deed: action, seen }) {
    return shownGoods(await catalogue.takeBack(userId, id, { deed: action, seen }));
  },

  async setState({ catalogue }, { userId }, { id, ...wanted }) {
    return shownGoods(await catalogue.setGoodsState(userId, id, wanted));
  },
};

/** Of a choice its name stands beside what changed. */
function asLogged({ before, after }: AuditRow) {
  const facts = (text: string | null) => (text ? (JSON.parse(text) as Record<string, unknown>) : null);
  return { before: facts(before), after: facts(after) };
}

function priceOf(unitPaise: number, mrpPaise: number | null | undefined): Price {
  return { unitPaise, mrpPaise: mrpPaise ?? unitPaise };
}

/** Of what is not named nothing is said. */
function factsOf({
  hsn,
  taxClass,
  country,
  maker,
  importer,
  netAmount,
  netUnit,
  cash,
}: Partial<InputOf<typeof goodsOfficeEndpoints.change>>): NamedAttributes {
  const netQuantity =
    netAmount === undefined || netUnit === undefined
      ? undefined
      : netAmount === null
        ? null
        : { amount: netAmount, unit: netUnit };
  const prepaidOnly = cash && cash === "no";
  return { hsn, taxClass, country, maker, importer, netQuantity, prepaidOnly };
}
