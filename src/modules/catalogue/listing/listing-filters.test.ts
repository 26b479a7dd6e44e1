import { expect, it } from "vitest";
import { seedLarge } from "#seed/seed-large.ts";
import { everything } from "#support/catalogue-questions.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { clock, openListing, rate } from "#support/listings.ts";
import type { Chosen, ListingQuery, ListingView } from "../catalogue-view.ts";
import { type ProductRow, productRows } from "../products/product-repository.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { isSoldOut, type SoldOut } from "../rules/variant.ts";
import type { ColourView } from "../sellable-view.ts";
import { createCatalogueService } from "../service.ts";

const anyPrice = { rating: null, minPaise: null, maxPaise: null };

describeOnBothEngines("the filters of several values", (openFresh) => {
  it.each([
    ["one size", { chosen: { size: ["M"] } }],
    ["two sizes, written as they are not", { chosen: { size: ["m", " xl "] } }],
    ["a colour in a category", { category: "clothing", chosen: { colour: ["Black", "Maroon"] } }],
    [
      "a size and a colour of a brand",
      { chosen: { size: ["S"], colour: ["Blue"], brand: ["Zevarika", "Kavroo"] } },
    ],
    ["beside a price and stars", { maxPaise: 300_000, rating: 4, chosen: { colour: ["Black"] } }],
    ["what nobody sells", { chosen: { brand: ["constructor"], size: ["__proto__"] } }],
  ] as const)("find and count what the rows have, without words and with some: %s", async (_, asked) => {
    const { db, list } = await openListing(openFresh);
    const rows = await productRows(db.read).execute();
    const { category = null, chosen = {}, ...more } = { ...anyPrice, ...asked } as Partial<ListingQuery>;
    for (const search of ["", "cotton"]) {
      const within = await list({ search, limit: 250, sort: "newest" });
      const matching = rows.filter(({ id }) => within.cards.some((card) => card.id === id));
      const among = matching.filter(
        (row) =>
          (category === null || row.top_category === category) &&
          row.rating >= (more.rating ?? 0) * 100 &&
          row.unit_paise <= (more.maxPaise ?? row.unit_paise),
      );
      for (const sort of ["relevance", "price-up", "newest"] as const) {
        const found = await list({ search, category, ...more, chosen, sort, limit: 250 });
        const expected = among.filter((row) => unmet(row, chosen).length === 0);
        expect(idsOf(found), `${search} ${sort}`).toEqual(expected.map(({ id }) => id).sort());
        expect(found.total).toBe(expected.length);
        expect(found.isMore).toBe(false);
        expect(countsIn(found), `${search} ${sort}`).toEqual(countsOf(among, chosen));
        const inTop = (top: string) =>
          among.filter(
            (row) =>
              row.top_category === top &&
              row.rating >= (more.rating ?? 0) * 100 &&
              row.unit_paise <= (more.maxPaise ?? row.unit_paise) &&
              unmet(row, chosen).length === 0,
          ).length;
        expect(found.categoryChoices.find(({ id }) => id === "clothing")?.count).toBe(inTop("clothing"));
      }
    }
  });

  it("leave out what is sold out, and offer it again when it is back", async () => {
    const { db, catalogue, list } = await openListing(openFresh);
    const inM = () => list({ category: "clothing", chosen: { size: ["M"] }, limit: 250 });
    const before = await inM();
    const [first] = before.cards;
    const rows = await db.read
      .selectFrom("stock")
      .select(["product_id as productId", "colour", "size", "free as quantity"])
      .where("size", "=", "M")
      .where("free", ">", 0)
      .execute();
    const ofFirst = rows.filter(({ productId }) => productId === first?.id);
    await db.write((tx) => catalogue.holdStock(tx, ofFirst));
    const without = await inM();
    expect(idsOf(without)).toEqual(idsOf(before).filter((id) => id !== first?.id));
    expect(idsOf(await list({ search: first?.title ?? "", chosen: { size: ["M"] } }))).not.toContain(
      first?.id,
    );
    // In its other sizes it is there.
    expect(
      idsOf(await list({ category: "clothing", chosen: { size: ["S", "L", "XL"] }, limit: 250 })),
    ).toContain(first?.id);
    const rest = rows.filter(({ productId }) => productId !== first?.id);
    await db.write((tx) => catalogue.holdStock(tx, rest));
    const sizes = async () => countsIn(await list({ category: "clothing" })).size ?? {};
    expect(await sizes()).not.toHaveProperty("M");
    expect(await sizes()).toHaveProperty("L");
    await db.write((tx) => catalogue.releaseHeld(tx, [...ofFirst, ...rest]));
    expect(idsOf(await inM())).toEqual(idsOf(before));
  });

  it("follow what staff say of goods", async () => {
    const { catalogue, list } = await openListing(openFresh);
    const [first] = (await list({ category: "clothing" })).cards;
    const ofBrand = async (brand: string) => idsOf(await list({ chosen: { brand: [brand] } }));
    await catalogue.changeProduct("staff", first?.id ?? "", { brand: "Nayi  Dukaan" });
    expect(await ofBrand("nayi dukaan")).toEqual([first?.id]);
    expect(await ofBrand(first?.brand ?? "")).not.toContain(first?.id);
    await catalogue.removeProduct("staff", first?.id ?? "");
    expect(await ofBrand("Nayi Dukaan")).toEqual([]);
  });

  it("find the same along the index, where a shop has more than can be looked at", async () => {
    const { db } = await openListing(openFresh);
    await seedLarge(db, { now: clock.now() }, 6_000, () => {});
    const catalogue = createCatalogueService({ db, clock, rate });
    await catalogue.prepare();
    const rows = await productRows(db.read).execute();
    const open = async (asked: Partial<ListingQuery>) => {
      const opened = await catalogue.openListing({ ...everything, ...asked });
      if (!opened.ok) throw new Error(opened.reason);
      return opened.value;
    };
    const chosen = { colour: ["Teal"], size: ["XL", "Free Size"] };
    const few = { colour: ["Rust"], brand: ["Kavroo", "Bunkaari"] };
    for (const some of [few, { brand: ["Kavroo"] }, chosen]) {
      const expected = rows.filter((row) => unmet(row, some).length === 0);
      const prices = expected.map(({ unit_paise }) => unit_paise).sort((a, b) => a - b);
      const found = await open({ chosen: some, limit: 250, sort: "price-up" });
      expect(found.total).toBe(expected.length);
      expect(found.cards.map(({ unitPaise }) => unitPaise)).toEqual(prices.slice(0, 250));
    }
    // Nobody counts there; what the most wanted have is offered all the same.
    const [, colours] = (await open({ chosen: few })).offeredValues;
    expect(colours?.values.length).toBeGreaterThan(4);
    expect(colours?.values.every(({ count }) => count === null)).toBe(true);
    const many = await open({ chosen: { colour: ["Black"] }, page: 100 });
    expect(many).toMatchObject({ total: 2_400, isMore: true, pages: 100 });
    expect(many.cards).toHaveLength(24);
    const leaf = rows.find(({ category }) => category !== "clothing")?.category ?? null;
    // A category that is small enough is counted.
    const among = rows.filter(({ category }) => category === leaf);
    const counted = await open({ category: leaf, chosen: { colour: ["Black"] } });
    expect(counted.categoryChoices.every(({ count }) => count === null)).toBe(true);
    expect(countsIn(counted)).toMatchObject(firstOf(countsOf(among, { colour: ["Black"] })));
  });
});

function idsOf({ cards }: ListingView): string[] {
  return cards.map(({ id }) => id).sort();
}

type Counts = Record<string, Record<string, number | null>>;

function countsIn({ offeredValues }: ListingView): Counts {
  return Object.fromEntries(
    offeredValues.map(({ filter, values }) => [
      filter,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  );
}

function countsOf(rows: readonly ProductRow[], chosen: Chosen | undefined): Counts {
  const counts: Record<string, Record<string, number>> = { size: {}, colour: {}, brand: {} };
  for (const row of rows)
    for (const [name, values] of Object.entries(valuesOf(row))) {
      if (unmet(row, chosen).some((other) => other !== name)) continue;
      const own = counts[name] ?? {};
      for (const value of values) own[value] = (own[value] ?? 0) + 1;
    }
  return counts;
}

/** The most common of a long list are offered. */
function firstOf(counts: Counts): Counts {
  return { size: counts.size ?? {}, colour: counts.colour ?? {} };
}

/** The filters of which a row has none of what is chosen, worked out apart from the shop's own way. */
function unmet(row: ProductRow, chosen: Chosen = {}): string[] {
  const own = valuesOf(row);
  const fold = (value: string) => value.trim().toLowerCase();
  return Object.entries(chosen).flatMap(([name, values]) => {
    const has = own[name as keyof typeof own].map(fold);
    return values.some((value) => has.includes(fold(value))) ? [] : [name];
  });
}

function valuesOf(row: ProductRow) {
  const colours = coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]);
  const sizes = sizesOf(row.top_category, JSON.parse(row.sizes) as string[]);
  const soldOut = JSON.parse(row.sold_out) as SoldOut[];
  const there = (tile: { colour?: string; size?: string }) => !isSoldOut(soldOut, tile, { colours, sizes });
  return {
    size: sizes.filter((size) => there({ size })),
    colour: colours.map(({ name }) => name).filter((colour) => there({ colour })),
    brand: [row.brand],
  };
}
