import fc from "fast-check";
import { expect, it } from "vitest";
import type { BulkView } from "#contract/bulk-view.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { checkShelves } from "#support/check-shelves.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { shopifyFile, wooFile } from "#support/goods-files.ts";
import { times } from "#support/thorough.ts";
import { createCatalogueService } from "../catalogue-service.ts";

const at = 1_790_000_000_000;
const encoder = new TextEncoder();

describeOnBothEngines("goods as files", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const clock = { now: () => at };
    await seedWhenEmpty(db, clock);
    const failed: unknown[] = [];
    const catalogue = createCatalogueService({
      db,
      clock,
      rate: 83.16,
      failed: (error) => failed.push(error),
    });
    const settle = async (id: string): Promise<BulkView> => {
      for (let rounds = 0; rounds < 2_000; rounds++) {
        const found = await catalogue.bulkOf(id);
        if (!found.ok) throw new Error(found.reason);
        expect(failed).toEqual([]);
        if (!["checking", "running", "undoing"].includes(found.value.state)) return found.value;
        await catalogue.sweepBulk();
      }
      throw new Error("It does not end.");
    };
    const read = async (text: string | Uint8Array) => {
      const bytes = typeof text === "string" ? encoder.encode(text) : text;
      const done = await catalogue.readGoodsFile("meera", bytes);
      if (!done.ok) throw new Error(done.reason);
      return settle(done.value.id);
    };
    const choose = async (bulk: BulkView, more: object) => {
      const chosen = {
        by: "meera",
        seen: bulk.version,
        newState: "live",
        pieces: 0,
        categories: {},
        ...more,
      } as const;
      const done = await catalogue.chooseForFile(bulk.id, chosen);
      if (!done.ok) throw new Error(done.reason);
      return settle(bulk.id);
    };
    const turn = async (to: "carryOutBulk" | "undoBulk", bulk: BulkView) => {
      const done = await catalogue[to](bulk.id, { by: "meera", seen: bulk.version });
      if (!done.ok) throw new Error(done.reason);
      return settle(bulk.id);
    };
    const file = async () => new Response(catalogue.goodsFile()).text();
    const problems = async ({ id }: BulkView) =>
      (await catalogue.linesOfBulk(id, { states: ["wrong", "unfit"] })).lines.map(
        ({ row, problem, detail }) => [row, problem, detail],
      );
    const goodsNamed = async (title: string) => {
      const row = await db.read
        .selectFrom("products")
        .select("id")
        .where("title", "=", title)
        .executeTakeFirstOrThrow();
      const goods = await catalogue.goodsOf(row.id);
      if (!goods.ok) throw new Error(goods.reason);
      return goods.value;
    };
    return { db, catalogue, read, choose, turn, file, problems, goodsNamed };
  }

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
      expect(await checkShelves(elsewhere.db, elsewhere.catalogue)).toEqual([]);
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
    expect(await checkShelves(db, catalogue)).toEqual([]);
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
    expect(await checkShelves(db, catalogue)).toEqual([]);
  });

  it("of the shop's own leave the stock to those who sell meanwhile", async () => {
    const { db, catalogue, read, choose, turn, file, goodsNamed } = await open();
    const header = "Title,Category,State,Price,Pieces,Size,Choice price";
    const fresh = await read(`${header}\nKurta,sports,live,10,10,S,\nKurta,sports,live,10,10,M,\n`);
    await turn("carryOutBulk", await choose(fresh, { newState: "live" }));
    const out = await file();
    const [first = "", ...lines] = out.split("\r\n");
    const columns = first.split(",");
    const own = lines.filter((line) => line.includes(",Kurta,")).map((line) => line.split(","));
    const edited = (change: (cells: string[]) => void) => {
      const changed = own.map((cells) => [...cells]);
      for (const cells of changed) change(cells);
      return [first, ...changed.map((cells) => cells.join(",")), ""].join("\r\n");
    };
    const at = (name: string) => columns.indexOf(name);
    const { id: productId } = await goodsNamed("Kurta");
    const sold = ["S", "M"].map((size) => ({ productId, colour: "", size, quantity: 3 }));
    await db.write(async (tx) => {
      await catalogue.holdStock(tx, sold);
      await catalogue.sellHeld(tx, sold, { orderId: "order" });
    });
    expect((await read(out)).counts.change).toBeUndefined();
    const piecesAfter = async (text: string) => {
      expect((await turn("carryOutBulk", await read(text))).counts).toEqual({ done: 1 });
      return (await goodsNamed("Kurta")).variants.map(({ pieces }) => pieces);
    };
    const dearer = edited((cells) => {
      cells.splice(at("Price"), 2, "12", "12");
    });
    expect(await piecesAfter(dearer)).toEqual([7, 7]);
    expect((await goodsNamed("Kurta")).price.unitPaise).toBe(12_00);
    const more = edited((cells) => {
      if (cells[at("Size")] === "S") cells[at("Pieces")] = "15";
      else cells[at("Pieces")] = "1";
    });
    expect(await piecesAfter(more)).toEqual([12, 0]);
    // The same file once more: its difference is done, and is told as nothing to do.
    expect((await read(more)).counts).toEqual({ same: 1 });
    const withoutIt = edited((cells) => {
      cells[at("Pieces at download")] = "";
    });
    expect(await piecesAfter(withoutIt)).toEqual([10, 10]);
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  async function withOwnFile(count: number) {
    const opened = await open();
    const { read, turn, choose, file } = opened;
    const names = Array.from({ length: count }, (_, at) => `Shawl ${at}.`);
    const rows = names.map((name) => `${name},sports,live,10,10,`);
    const fresh = await read(["Title,Category,State,Price,Pieces,Choice price", ...rows, ""].join("\n"));
    await turn("carryOutBulk", await choose(fresh, {}));
    const [first = "", ...lines] = (await file()).split("\r\n");
    const columns = first.split(",");
    const own = lines.filter((line) => line.includes(",Shawl "));
    const edited = (changed: Readonly<Record<string, string>>, of = "") => {
      const rows = own.filter((line) => line.includes(of)).map((line) => line.split(","));
      for (const cells of rows)
        for (const [name, value] of Object.entries(changed)) cells[columns.indexOf(name)] = value;
      return [first, ...rows.map((cells) => cells.join(",")), ""].join("\r\n");
    };
    const pieces = async (name: string) => (await opened.goodsNamed(name)).variants.map((one) => one.pieces);
    return { ...opened, edited, pieces };
  }

  it("of the shop's own add to what they left out before, and to nothing else", async () => {
    const { db, read, turn, edited, pieces } = await withOwnFile(2);
    const more = edited({ Pieces: "15" });
    const planned = await read(more);
    await turn("carryOutBulk", await read(edited({ Pieces: "11" }, "Shawl 1.")));
    expect((await turn("carryOutBulk", planned)).counts).toEqual({ done: 1, changed: 1 });
    const again = await read(more);
    expect(again.counts).toEqual({ same: 1, change: 1 });
    await turn("carryOutBulk", again);
    expect([await pieces("Shawl 0."), await pieces("Shawl 1.")]).toEqual([[15], [16]]);
    expect((await read(more)).counts).toEqual({ same: 2 });
    expect(await checkStockBooks(db.read)).toEqual([]);
  });

  it("of the shop's own add once where they were taken back but for what had sold, and anew where they were", async () => {
    const { db, catalogue, read, turn, edited, pieces, goodsNamed } = await withOwnFile(2);
    const more = edited({ Pieces: "15" });
    const done = await turn("carryOutBulk", await read(more));
    const { id: productId } = await goodsNamed("Shawl 0.");
    const sold = [{ productId, colour: "", size: "", quantity: 1 }];
    await db.write(async (tx) => {
      await catalogue.holdStock(tx, sold);
      await catalogue.sellHeld(tx, sold, { orderId: "order" });
    });
    expect((await turn("undoBulk", done)).counts).toEqual({ undone: 1, kept: 1 });
    const again = await read(more);
    expect(again.counts).toEqual({ same: 1, change: 1 });
    await turn("carryOutBulk", again);
    expect([await pieces("Shawl 0."), await pieces("Shawl 1.")]).toEqual([[14], [15]]);
  });

  it("of the shop's own add once where the first deed is on its way, or was stopped", async () => {
    const { catalogue, read, edited } = await withOwnFile(101);
    const more = edited({ Pieces: "15" });
    const planned = await read(more);
    const running = await catalogue.carryOutBulk(planned.id, { by: "meera", seen: planned.version });
    if (!running.ok) throw new Error(running.reason);
    expect(running.value).toMatchObject({ state: "running", counts: { done: 100, change: 1 } });
    const second = await catalogue.readGoodsFile("asha", encoder.encode(more));
    expect(second).toMatchObject({ value: { counts: { same: 100 } } });
    await catalogue.stopBulk(planned.id, { by: "meera", seen: running.value.version });
    expect((await read(more)).counts).toEqual({ same: 100, change: 1 });
  });

  it("may give the SKU of a choice that goes to one that stays, and to no other product", async () => {
    const { read, choose, turn, file, problems, goodsNamed } = await open();
    const head = "Title,Category,State,Price,Pieces,Size,SKU,Choice price";
    const rows = [
      "Kurta,sports,live,10,5,S,K-1,",
      "Kurta,sports,live,10,5,M,K-2,",
      "Dhoti,sports,live,10,5,,D-1,",
    ];
    const fresh = await read([head, ...rows, ""].join("\n"));
    expect((await turn("carryOutBulk", await choose(fresh, {}))).counts).toEqual({ done: 2 });
    const [first = "", ...lines] = (await file()).split("\r\n");
    const ofKurta = lines.filter((line) => line.includes(",Kurta,"));
    const [large = ""] = ofKurta.filter((line) => line.includes("K-2"));
    const moved = [first, large.replace("K-2", "K-1"), ""].join("\r\n");
    expect((await turn("carryOutBulk", await read(moved))).counts).toEqual({ done: 1 });
    const { variants } = await goodsNamed("Kurta");
    expect(variants.map(({ size, sku }) => [size, sku])).toEqual([
      ["M", "K-1"],
      ["S", null],
    ]);
    const [ofDhoti = ""] = lines.filter((line) => line.includes(",Dhoti,"));
    const refused = await read([first, ofDhoti.replace("D-1", "K-1"), ""].join("\r\n"));
    expect(await problems(refused)).toMatchObject([[2, "skuTaken", "K-1"]]);
  });

  it("that are broken or hostile are refused with the line, and nothing is executed", async () => {
    const { catalogue, read, file } = await open();
    const no = async (bytes: Uint8Array | string) => {
      const done = await catalogue.readGoodsFile(
        "meera",
        typeof bytes === "string" ? encoder.encode(bytes) : bytes,
      );
      return done.ok ? "ok" : done.reason;
    };
    const header = "Title,Category,Price,Pieces,Choice price";
    expect(await no("")).toBe("tableEmpty");
    expect(await no("a,b,c\n1,2,3\n")).toBe("tableUnknown");
    expect(await no(`${header}\n`)).toBe("tableEmpty");
    expect(await no(Uint8Array.from([0x54, 0xe9, 0x2c]))).toBe("tableUnreadable");
    expect(await no(`${header}\nLamp\0,sports,10,1,\n`)).toBe("tableUnreadable");
    expect(
      await catalogue.readGoodsFile(
        "meera",
        encoder.encode(`${header}\nLamp,sports,10,1,\n"Lamp,sports,10,1,\n`),
      ),
    ).toMatchObject({
      reason: "tableBroken",
      data: { line: 3 },
    });
    expect(await no(`${header}\n"${"x".repeat(400_000)}",sports,10,1,\n`)).toBe("tableBroken");
    expect(await no(`${header}\n${"Lamp,sports,10,1,\n".repeat(20_001)}`)).toBe("tableTooLong");
    const sixteen = Buffer.from(`\ufeff${header}\r\nदीया,sports,10,1,\r\n`, "utf16le");
    expect((await read(sixteen)).counts).toEqual({ new: 1 });
    expect(
      (await read(`\ufeff${header.replaceAll(",", ";")}\r\nDiya;sports;"1,299.50";1;\r\n`)).counts,
    ).toEqual({ new: 1 });
    const cells = ["=cmd|' /C calc'!A0", "<script>alert(1)</script>", "'; drop table products; --"];
    const odd = await read(`${header}\n${cells.map((cell) => `"${cell}",sports,10,1,`).join("\n")}\n`);
    expect(odd.counts).toEqual({ new: 3 });
    const wrong = await read(`${header}\nA,sports,ten,1,\nB,none,10,1,\nC,sports,10,many,\n,sports,10,1,\n`);
    expect(wrong.counts).toEqual({ wrong: 1, unfit: 3 });
    for (const line of (await file()).split("\r\n")) expect(line).not.toMatch(/(?:^|,)"?[=+@]/);
  });
});
