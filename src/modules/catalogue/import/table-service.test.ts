import fc from "fast-check";
import { expect, it } from "vitest";
import { checkListings } from "#support/check-listings.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { shopifyFile, wooFile } from "#support/goods-files.ts";
import { openGoodsImport } from "#support/goods-import.ts";
import { times } from "#support/thorough.ts";

const _at = 1_790_000_000_000;
const _encoder = new TextEncoder();

describeOnBothEngines("goods as files", (openFresh) => {
  const open = async () => openGoodsImport(await openFresh());

  it("come back as they went out, whatever is said of them", async () => {
    const words = fc
      .string({ unit: "grapheme", maxLength: 30 })
      .map((text) => text.replaceAll("\0", "").trim());
    const named = words.filter((text) => text !== "");
    const hostile = fc.constantFrom(
      "=1+1",
      "'=1+1",
      "+91",
      "@sum",
      '"',
      '"",',
      "a\nb",
      "a\r\nb",
      "-",
      "\\n",
      "नीला; कुर्ता",
    );
    const word = fc.oneof(
      named,
      hostile.map((text) => text.trim()),
    );
    const option = word.map((text) => [...text].slice(0, 6).join("").trim()).filter((text) => text !== "");
    const paise = fc.integer({ min: 1, max: 9_999_999 });
    const product = fc.record({
      title: word,
      brand: fc.oneof(word, fc.constant("")),
      description: fc.oneof(word, fc.constant("")),
      highlights: fc.array(word, { maxLength: 3 }),
      category: fc.constantFrom("mens-clothing", "beauty", "sports"),
      colours: fc.uniqueArray(option, { maxLength: 3 }),
      sizes: fc.uniqueArray(option, { maxLength: 3 }),
      unitPaise: paise,
      more: paise,
      maker: fc.option(word),
      net: fc.option(fc.constantFrom({ amount: 0.5, unit: "kg" }, { amount: 12, unit: "piece" } as const)),
      state: fc.constantFrom("live", "draft", "hidden"),
      pieces: fc.integer({ min: 0, max: 50 }),
    });
    const many = fc.sample(product, { numRuns: times(25, 10_000), seed: 7 });
    const roundTrip = async (some: typeof many) => {
      const { catalogue, file, read } = await open();
      for (const one of some) {
        const { unitPaise, more, maker, net, colours, sizes, pieces, state, ...said } = one;
        const draft = {
          ...{ price: 0, discount: 0, stock: 0, images: [], featured: pieces > 25, onSale: pieces > 40 },
          ...said,
          colours: colours.length > 0 ? colours.map((name) => ({ name, hex: "" })) : [{ name: "", hex: "" }],
          sizes: sizes.length > 0 ? sizes : [""],
        };
        const added = await catalogue.addGoods("meera", draft, {
          facts: { maker, netQuantity: net, hsn: "6205", country: "IN" },
          price: { unitPaise, mrpPaise: unitPaise + more },
          piecesOf: () => pieces,
          state,
        });
        expect(added.ok, JSON.stringify(one)).toBe(true);
      }
      const before = await file();
      const back = await read(before);
      expect((await catalogue.linesOfBulk(back.id, { states: ["change"] })).lines).toEqual([]);
      expect(back.counts).toEqual({ same: back.lines });
      // In another shop it makes the same goods.
      const elsewhere = await open();
      const planned = await elsewhere.choose(await elsewhere.read(before), { newState: "live" });
      expect(planned.counts.wrong).toBeUndefined();
      const done = await elsewhere.turn("carryOutBulk", planned);
      expect(done.counts.changed).toBeUndefined();
      expect(await checkListings(elsewhere.db, elsewhere.catalogue)).toEqual([]);
      expect(await checkStockBooks(elsewhere.db.read)).toEqual([]);
      const again = await elsewhere.read(before);
      expect(again.counts).toEqual({ same: again.lines });
    };
    // A file holds so many at most.
    for (let at = 0; at < many.length; at += 1_000) await roundTrip(many.slice(at, at + 1_000));
  }, 3_600_000);

  it("of Shopify go in unchanged, are met again, and are taken back", async () => {
    const { catalogue, read, choose, turn, problems, goodsNamed, db } = await open();
    const planned = await read(shopifyFile);
    expect(planned.wish).toMatchObject({ format: "shopify" });
    expect(planned.counts).toEqual({ new: 1, wrong: 1, unfit: 3 });
    expect(await problems(planned)).toEqual([
      [6, "notAnAmount", "much"],
      [7, "categoryUnknown", "Camping"],
      [8, "titleMissing", ""],
      [9, "kindUnknown", "Gift Card"],
    ]);
    const chosen = await choose(planned, { categories: { Camping: "sports" } });
    expect(chosen.counts).toEqual({ new: 2, unfit: 3 });
    const done = await turn("carryOutBulk", chosen);
    expect(done.counts).toEqual({ done: 2, unfit: 3 });
    const kurta = await goodsNamed("Jaipur Kurta");
    expect(kurta).toMatchObject({
      brand: "Bagru Works",
      description: "Hand-printed & soft.\n• Cotton\n• Washes well",
      category: "mens-clothing",
      state: "live",
      price: { unitPaise: 1_299_00, mrpPaise: 1_599_00 },
      colours: [{ name: "Indigo" }, { name: "Rust" }],
      sizes: ["M", "L"],
    });
    expect(
      kurta.variants.map(({ colour, size, sku, grams, pieces, price }) => [
        colour,
        size,
        sku,
        grams,
        pieces,
        price,
      ]),
    ).toEqual([
      ["Indigo", "M", "JK-I-M", 320, 4, null],
      ["Indigo", "L", "JK-I-L", 340, 0, { unitPaise: 1_399_00, mrpPaise: 1_599_00 }],
      ["Rust", "M", "JK-R-M", 320, 7, null],
      ["Rust", "L", null, null, 0, null],
    ]);
    expect((await read(shopifyFile)).counts).toEqual({ same: 1, wrong: 1, unfit: 3 });
    expect((await turn("undoBulk", done)).counts).toEqual({ undone: 2, unfit: 3 });
    expect((await goodsNamed("Jaipur Kurta")).state).toBe("hidden");
    expect(await checkListings(db, catalogue)).toEqual([]);
  });

  it("of WooCommerce go in unchanged, and the same file changes what it changes", async () => {
    const { read, choose, turn, problems, goodsNamed } = await open();
    const planned = await choose(await read(wooFile), { newState: "draft", pieces: 5 });
    expect(planned.counts).toEqual({ new: 2, unfit: 2 });
    expect(await problems(planned)).toEqual([
      [6, "kindUnknown", "external"],
      [7, "parentMissing", "id:999"],
    ]);
    await turn("carryOutBulk", planned);
    expect(await goodsNamed("Brass Diya")).toMatchObject({
      state: "draft",
      price: { unitPaise: 399_00, mrpPaise: 450_00 },
      variants: [{ sku: "DIYA-1", grams: 250, pieces: 12 }],
    });
    const shirt = await goodsNamed("Ikat Shirt");
    expect(shirt.variants.map(({ colour, size, pieces }) => [colour, size, pieces])).toEqual([
      ["Red", "M", 3],
      ["Red", "L", 5],
    ]);
    const dearer = await read(wooFile.replace("450.00", "475.00"));
    expect(dearer.counts).toEqual({ change: 1, same: 1, unfit: 2 });
    const done = await turn("carryOutBulk", dearer);
    expect((await goodsNamed("Brass Diya")).price.mrpPaise).toBe(475_00);
    await turn("undoBulk", done);
    expect((await goodsNamed("Brass Diya")).price.mrpPaise).toBe(450_00);
  });

  it("come in as they did at first where that was taken back", async () => {
    const { read, choose, turn, goodsNamed } = await open();
    const file = "Title,Category,Price,Size,Choice price\nKurta,sports,10,S,\nKurta,sports,10,M,\n";
    const pieces = async () => (await goodsNamed("Kurta")).variants.map((one) => one.pieces);
    const first = await turn("carryOutBulk", await choose(await read(file), { newState: "live" }));
    expect(await pieces()).toEqual([0, 0]);
    expect((await turn("undoBulk", first)).counts).toEqual({ undone: 1 });
    await turn("carryOutBulk", await choose(await read(file), { newState: "live", pieces: 5 }));
    expect(await goodsNamed("Kurta")).toMatchObject({ state: "live" });
    expect(await pieces()).toEqual([5, 5]);
    // Counted since, and put out of sight by hand: what there is stays.
    await turn("carryOutBulk", await read(file.replaceAll(",10,", ",11,")));
    expect(await pieces()).toEqual([5, 5]);
  });

  it("of the shop's own say by themselves what is on sale, and which code cannot be one", async () => {
    const { read, turn, problems, goodsNamed } = await open();
    const head = "Title,Category,State,Price,Pieces,SKU,Bar code,HSN,Choice price";
    const long = "S".repeat(65);
    const planned = await read(
      `${head}\nA,sports,live,10,1,,,,\nB,sports,,10,1,,,,\nC,sports,,10,1,${long},,,\nD,sports,,10,1,,12,,\nE,sports,,10,1,,,12,\n`,
    );
    expect(await problems(planned)).toEqual([
      [4, "notASku", long],
      [5, "notABarcode", "12"],
      [6, "notAnHsn", "12"],
    ]);
    await turn("carryOutBulk", planned);
    expect((await goodsNamed("A")).state).toBe("live");
    expect((await goodsNamed("B")).state).toBe("draft");
  });

  it("count a product up where they change its choices, so that no open form writes over them", async () => {
    const { catalogue, read, turn, goodsNamed } = await open();
    const done = async (sku: string, pieces: number) => {
      const made = await read(
        `Title,Category,State,Price,Pieces,SKU,Choice price\nLamp,sports,draft,10,${pieces},${sku},\n`,
      );
      await turn("carryOutBulk", made);
      return goodsNamed("Lamp");
    };
    const first = await done("L-1", 5);
    const second = await done("L-2", 5);
    expect(second.variants).toMatchObject([{ sku: "L-2" }]);
    const form = { seen: first.version, facts: {}, variants: [{ colour: "", size: "", sku: "L-1" }] };
    expect(await catalogue.changeGoods("asha", first.id, {}, form)).toMatchObject({
      reason: "productChanged",
    });
    expect((await done("L-2", 7)).version).toBe(second.version);
  });

  it("give choices back with what there was of them, less what was sold since", async () => {
    const { db, catalogue, read, choose, turn, goodsNamed } = await open();
    const sized = (...sizes: readonly string[]) =>
      `Title,Category,State,Price,Size,Pieces,Choice price\n${sizes.map((size) => `Kurta,sports,live,10,${size},5,\n`).join("")}`;
    const coloured = (colour: string, pieces: number) =>
      `Title,Category,State,Price,Colour,Pieces,Choice price\nBag,sports,live,10,${colour},${pieces},\n`;
    const piecesOf = async (title: string) =>
      (await goodsNamed(title)).variants.flatMap(({ colour, size, pieces, isOffered }) =>
        isOffered ? [[colour + size, pieces]] : [],
      );
    for (const first of [sized("S", "M", "L"), coloured("A", 5)])
      await turn("carryOutBulk", await choose(await read(first), { newState: "live" }));
    const { id: productId } = await goodsNamed("Kurta");
    const bought = [{ productId, colour: "", size: "L", quantity: 2 }];
    expect(await db.write((tx) => catalogue.holdStock(tx, bought))).toMatchObject({ ok: true });
    const sizes = await turn("carryOutBulk", await read(sized("S", "M")));
    const colours = await turn("carryOutBulk", await read(coloured("B", 100)));
    expect(await piecesOf("Bag")).toEqual([["B", 100]]);
    await db.write((tx) => catalogue.sellHeld(tx, bought, { orderId: "order" }));
    for (const bulk of [sizes, colours]) expect((await turn("undoBulk", bulk)).counts).toEqual({ undone: 1 });
    expect(await piecesOf("Kurta")).toEqual([
      ["S", 5],
      ["M", 5],
      ["L", 3],
    ]);
    expect(await piecesOf("Bag")).toEqual([["A", 5]]);
    expect(await checkStockBooks(db.read)).toEqual([]);
    expect(await checkListings(db, catalogue)).toEqual([]);
  });
});
