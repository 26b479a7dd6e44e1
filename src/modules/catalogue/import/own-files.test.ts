import { expect, it } from "vitest";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openGoodsImport } from "#support/goods-import.ts";

const _at = 1_790_000_000_000;
const encoder = new TextEncoder();

describeOnBothEngines("the shop's own files of goods", (openFresh) => {
  const open = async () => openGoodsImport(await openFresh());

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

  it("say whether goods are paid at the door, and by an empty cell nothing", async () => {
    const { edited, read, turn, goodsNamed, file } = await withOwnFile(1);
    const carry = async (cell: string) => {
      const planned = await read(edited({ "Cash on delivery": cell }));
      if (!planned.counts.same) await turn("carryOutBulk", planned);
      return (await goodsNamed("Shawl 0.")).prepaidOnly;
    };
    expect(await file()).toContain("Cash on delivery");
    expect(await carry("yes")).toBe(false);
    expect(await carry("no")).toBe(true);
    expect(await carry("")).toBe(true);
    expect(await carry("हाँ")).toBe(false);
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

  it("of the shop's own add once where the first action is on its way, or was stopped", async () => {
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
