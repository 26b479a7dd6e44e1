import { expect, it } from "vitest";
import { read } from "#seed/read-seed.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openRanked } from "#support/ranked-shop.ts";
import { searchFrame as frame } from "#support/search-shop.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import { readSynonyms, type Synonyms } from "../rules/search/read-query.ts";

describeOnBothEngines("what a search shows first", (openFresh) => {
  const openWith = (titles: readonly (string | Partial<ProductDraft>)[], synonyms?: Synonyms) =>
    openRanked(openFresh, titles, synonyms);

  it("shows a thing before what is for it, however much that is wanted", async () => {
    const { titlesOf, catalogue, db, ids } = await openWith([
      "Kelvar Tablet Sleeve Grey",
      "Stand for 10 inch Tablet",
      "Kelvar T10 Tablet 10 inch 64GB",
      { title: "Nib for Tablet", featured: true, onSale: true },
    ]);
    for (const id of [ids[0], ids[3]]) await db.write((tx) => catalogue.countRating(tx, id ?? "", 5, 1));
    expect((await titlesOf("tablet"))[0]).toBe("Kelvar T10 Tablet 10 inch 64GB");
    expect((await titlesOf("tablets"))[0]).toBe("Kelvar T10 Tablet 10 inch 64GB");
    expect((await titlesOf("tablet sleeve"))[0]).toBe("Kelvar Tablet Sleeve Grey");
    expect((await titlesOf("tablet stand"))[0]).toBe("Stand for 10 inch Tablet");
  });

  it("finds a quantity however it is spelt, and before others of its kind", async () => {
    const { titlesOf } = await openWith(["Alto Disk 500 GB", "Alto Disk 1 TB", "Alto Disk 2TB"]);
    for (const text of ["1tb disk", "disk 1 tb", "1000gb disk"])
      expect((await titlesOf(text))[0], text).toBe("Alto Disk 1 TB");
  });

  it("fills up with some of the words when few have all, and says so", async () => {
    const { search, titlesOf } = await openWith(["Kelvar Grand Piano", "Kelvar Grand Piano Purple"]);
    const one = await search.find("purple grand piano", frame);
    expect(one.complete).toBe(1);
    expect((await titlesOf("purple grand piano"))[0]).toBe("Kelvar Grand Piano Purple");
    expect(await titlesOf("turquoise grand piano")).toHaveLength(2);
    const none = await search.find("cotton piano", frame);
    expect([none.complete, none.othersFrom]).toEqual([0, 0]);
    expect(none.total).toBeGreaterThan(2);
    expect((await search.find("zzxqwv", frame)).total).toBe(0);
  });

  it("shows nothing for its colour or its description alone", async () => {
    const { search, titlesOf } = await openWith(
      [
        "Kelvar Piano Black",
        "Kelvar Harp White",
        { title: "Kelvar Stool", description: "Black, for whoever plays the harp." },
        { title: "Kelvar Novel", description: "A dog comes home." },
        "Kelvar Flute, Set of 2",
      ],
      readSynonyms(read("synonyms", {})),
    );
    expect(await titlesOf("black harp")).toEqual(["Kelvar Harp White", "Kelvar Stool"]);
    for (const text of ["kala harp", "काला harp"])
      expect(await titlesOf(text), text).toEqual(["Kelvar Harp White", "Kelvar Stool"]);
    expect(await titlesOf("dog food")).toEqual([]);
    for (const text of ["black zither", "काला zither", "स्टील zither", "zither 2", "zither kit"])
      for (const sort of ["relevance", "price-up"] as const)
        expect((await search.find(text, { ...frame, sort })).total, `${text} ${sort}`).toBe(0);
  });

  it("shows what only tells of a thing behind the things, as related", async () => {
    const { titlesOf, search } = await openWith([
      { title: "Kelvar Stool", description: "Of oak. For whoever plays the harp.", featured: true },
      { title: "Kelvar Harp", stock: 0 },
      "Kelvar Harp, Blue",
      { title: "Kelvar K-200", description: "Harp of walnut, with 22 strings." },
      { title: "Kelvar Cloth", description: "A cloth of cotton that leaves no dust on a harp." },
      { title: "Kelvar Rose", description: "Comes in turquoise." },
    ]);
    const things = ["Kelvar Harp, Blue", "Kelvar K-200", "Kelvar Harp"];
    expect(await titlesOf("harp")).toEqual([...things, "Kelvar Stool", "Kelvar Cloth"]);
    for (const sort of ["relevance", "price-up"] as const) {
      const at = async (offset: number, limit: number) => {
        const found = await search.find("harp", { ...frame, sort, offset, limit });
        expect([found.complete, found.total], sort).toEqual([3, 5]);
        return found.othersFrom;
      };
      // It is a place on the page: its end or its start where it is of one kind.
      expect([await at(0, 9), await at(1, 2), await at(0, 2), await at(3, 2)], sort).toEqual([3, 2, 2, 0]);
    }
    // Nothing is a whoever: then all that tell of it are shown, and have all the words.
    expect(await search.find("whoever", frame)).toMatchObject({ complete: 1, total: 1 });
    expect((await search.find("turquoise", frame)).complete).toBe(1);
  });

  it("shows it so also where the thing is asked for in Hindi", async () => {
    const { search } = await openWith(
      [{ title: "Kelvar Stool", description: "Of oak. For whoever wears a kurta.", featured: true }],
      readSynonyms(read("synonyms", {})),
    );
    // The demo has three kurtas, and four goods whose texts tell of one.
    expect(await search.find("कुर्ता", frame)).toMatchObject({ complete: 3, total: 8, othersFrom: 3 });
  });

  it("finds what Hindi borrowed, with a dot below and without", async () => {
    const { titlesOf } = await openWith(
      [
        "Kelvar Backpack Olive",
        "Kelvar Headphones",
        { title: "Kelvar Gift", titleHi: "केल्वार चाँदी का दीपदान" },
      ],
      readSynonyms(read("synonyms", {})),
    );
    for (const text of ["काला बैकपैक", "kala backpack", "बैकपैक"])
      expect(await titlesOf(text), text).toEqual(["Kelvar Backpack Olive"]);
    for (const text of ["हेडफ़ोन", "हेडफोन"]) expect((await titlesOf(text))[0], text).toBe("Kelvar Headphones");
    for (const text of ["चांदी दीपदान", "चाँदी दीपदान"])
      expect((await titlesOf(text))[0], text).toBe("Kelvar Gift");
  });

  it("finds what comes in a colour before what does not, and a colour alone is no answer", async () => {
    const inColours = (...names: string[]) => names.map((name) => ({ name, hex: "#1f2f6f" }));
    const { titlesOf, catalogue, ids, search } = await openWith(
      [
        { title: "Kelvar Harp Round", colours: inColours("Rose Gold", "Black") },
        { title: "Kelvar Harp Oval", colours: inColours("Indigo", "Rust") },
        { title: "Kelvar Lute", colours: inColours("Indigo") },
      ],
      readSynonyms(read("synonyms", {})),
    );
    const round = "Kelvar Harp Round";
    const oval = "Kelvar Harp Oval";
    for (const text of ["indigo harp", "harp in indigo", "नीला harp"])
      expect(await titlesOf(text), text).toEqual([oval, round]);
    for (const text of ["black harp", "काला harp"]) expect(await titlesOf(text), text).toEqual([round, oval]);
    expect((await search.find("indigo harp", frame)).complete).toBe(1);
    expect((await search.find("indigo zither", frame)).total).toBe(0);
    await catalogue.changeProduct("staff", ids[0] ?? "", { colours: inColours("Indigo") });
    await catalogue.changeProduct("staff", ids[1] ?? "", { colours: inColours("Black") });
    expect(await titlesOf("indigo harp")).toEqual([round, oval]);
    expect(await titlesOf("black harp")).toEqual([oval, round]);
  });

  it("takes no colour that is a thing, or what things are made of, for that thing", async () => {
    const inColour = (name: string) => [{ name, hex: "#b87333" }];
    const { search } = await openWith([
      "Kelvar Orange Juice",
      { title: "Kelvar Juice Squeezer", colours: inColour("Orange") },
      { title: "Kelvar Cup", description: "Of copper." },
      { title: "Kelvar Paper Cup", colours: inColour("Copper") },
      { title: "Kelvar Harp", description: "Of denim." },
      { title: "Kelvar Leather Harp", colours: inColour("Denim Blue") },
      { title: "Kelvar Socks", colours: inColour("Chocolate") },
    ]);
    for (const sort of ["relevance", "price-up"] as const)
      for (const text of ["orange juice", "copper cup", "denim harp", "blue harp"])
        expect((await search.find(text, { ...frame, sort })).complete, `${text} ${sort}`).toBe(1);
    expect((await search.find("chocolate", frame)).total).toBe(0);
  });

  it("shows what is sold as such before what has it inside or holds it", async () => {
    const { titlesOf } = await openWith([
      { title: "Kelvar N5 Laptop 14 inch 16 GB RAM 512 GB SSD", price: 60_000 },
      { title: "Kelvar SSD Enclosure USB-C", price: 900 },
      { title: "Kelvar Portable SSD 500 GB", price: 4_000 },
      "Dog Food Bowl Steel 900 ml",
      "Dog Food Egg 10 kg Adult",
    ]);
    expect((await titlesOf("ssd"))[0]).toBe("Kelvar Portable SSD 500 GB");
    expect((await titlesOf("ssd enclosure"))[0]).toBe("Kelvar SSD Enclosure USB-C");
    expect((await titlesOf("dog food"))[0]).toBe("Dog Food Egg 10 kg Adult");
    expect((await titlesOf("dog food bowl"))[0]).toBe("Dog Food Bowl Steel 900 ml");
  });

  it("shows what lacks several words only where few lack one", async () => {
    const oak = (many: number) =>
      Array.from({ length: many }, (_, at) => `Kelvar Grand Oak Piano No ${at + 1}`);
    const search = "purple grand oak piano";
    const few = await openWith([...oak(3), "Kelvar Piano Purple"]);
    expect(await few.titlesOf(search)).toHaveLength(4);
    const many = await openWith([...oak(24), "Kelvar Piano Purple"]);
    expect((await many.titlesOf(search)).toSorted()).toEqual(oak(24).toSorted());
    // What has all the words lacks none, and what a filter leaves out fills no page.
    const whole = await openWith([...oak(8).map((title) => `${title} Purple`), "Kelvar Piano Purple"]);
    expect(await whole.titlesOf(search)).toHaveLength(9);
    const dear = await openWith([...oak(24), { title: "Kelvar Piano Purple", price: 2_000 }]);
    const [{ unit_paise: minPaise = 0 } = {}] = (await dear.search.find("kelvar piano purple", frame)).rows;
    const found = await dear.search.find(search, { ...frame, filters: { ...frame.filters, minPaise } });
    expect(found.rows.map(({ title }) => title)).toContain("Kelvar Piano Purple");
  });

  it("corrects words and leaves numbers as they are", async () => {
    const { search } = await openWith(["Kelvar Kettle 1.5 L", "Kelvar Kettle 2 L"]);
    const found = await search.find("1.5 l ketlte", frame);
    expect(found.corrected).toBe("1.5 l kettle");
    expect(found.rows[0]?.title).toBe("Kelvar Kettle 1.5 L");
    // A filter that leaves none of many does not take it back.
    const dear = { ...frame.filters, minPaise: 900_000_000 };
    for (const text of ["ketlte", "klevar kettle"]) {
      const none = await search.find(text, { ...frame, filters: dear, most: 2 });
      expect([none.total, none.corrected], text).toEqual([0, text === "ketlte" ? "kettle" : "kelvar kettle"]);
    }
    // Letters that only changed places are put right also when nothing has all the words.
    const some = await search.find("purple ketlte 1.5 l piano", frame);
    expect([some.complete, some.corrected]).toEqual([0, "purple kettle 1.5 l piano"]);
  });
});
