import { expect, it } from "vitest";
import type { Fetched } from "#platform/fetch/fetch-public.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openGoodsImport } from "#support/goods-import.ts";

const head = "Title,Category,Price,Pieces,Pictures,Choice price\n";
const web = "https://old-shop.example";

describeOnBothEngines("pictures that a file names elsewhere", (openFresh) => {
  async function open(rows: string) {
    const imported = await openGoodsImport(await openFresh());
    const asked: string[] = [];
    const answers = new Map<string, Fetched>();
    let atOnce = 0;
    let most = 0;
    const ways = {
      async fetch(address: string): Promise<Fetched> {
        most = Math.max(most, ++atOnce);
        asked.push(address);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce--;
        return answers.get(address) ?? { bytes: new TextEncoder().encode(address) };
      },
      async make(bytes: Uint8Array, name: string) {
        const text = new TextDecoder().decode(bytes);
        if (text.includes("broken")) return { refused: "pictureUnusable" as const };
        const file = `${name}.${text.length.toString(16).padStart(8, "0")}`;
        return { picture: { file, width: 800, height: 800, colour: "#ffffff" } };
      },
    };
    const done = await imported.turn("carryOutBulk", await imported.read(head + rows));
    // A run ends after a time, and a slow machine may need some of them.
    const runJob = async () => {
      for (let runs = 0; runs < 10; runs++) await imported.catalogue.runFilePicturesJob(ways);
    };
    const told = async () => (await imported.catalogue.questionsOfFile(done.id)).pictures;
    const picturesOf = async (title: string) =>
      (await imported.goodsNamed(title)).pictures.map(({ file }) => file.split(".").at(-1));
    return { ...imported, done, runJob, told, picturesOf, asked, answers, ways, most: () => most };
  }

  it("come in their order once the goods are there, two at once at most", async () => {
    const shop = await open(
      `Kurta,sports,10,1,${web}/1 ${web}/22 ${web}/333 ${web}/1,\nLamp,sports,10,1,${web}/4444,\nPot,sports,10,1,${web}/55555,\nBare,sports,10,1,,\n`,
    );
    expect(await shop.told()).toMatchObject({ waits: 5, done: 0, failed: 0 });
    expect(shop.asked).toEqual([]);
    await shop.runJob();
    expect(await shop.told()).toEqual({ waits: 0, done: 5, failed: 0, missing: [] });
    expect(await shop.picturesOf("Kurta")).toEqual(["0000001a", "0000001b", "0000001c"]);
    expect(await shop.picturesOf("Lamp")).toHaveLength(1);
    expect(await shop.picturesOf("Bare")).toEqual([]);
    expect(shop.most()).toBeLessThanOrEqual(2);
    // The same file once more changes nothing, and asks for nothing.
    await shop.read(`${head}Kurta,sports,10,1,${web}/1,\n`);
    await shop.runJob();
    expect(shop.asked).toHaveLength(5);
  });

  it("that do not come are told by their line, and lose nothing else", async () => {
    const shop = await open(
      `Kurta,sports,10,1,${web}/broken ${web}/22,\nLamp,sports,10,1,http://127.0.0.1/a.png ${web}/away,\n`,
    );
    shop.answers.set("http://127.0.0.1/a.png", { refused: "addressUnfit" });
    shop.answers.set(`${web}/away`, { refused: "noAnswer" });
    await shop.runJob();
    const { missing, ...counts } = await shop.told();
    expect(counts).toEqual({ waits: 0, done: 1, failed: 3 });
    expect(missing).toMatchObject([
      { row: 2, title: "Kurta", address: `${web}/broken`, problem: "pictureUnusable" },
      { row: 3, title: "Lamp", address: "http://127.0.0.1/a.png", problem: "addressUnfit" },
      { row: 3, title: "Lamp", address: `${web}/away`, problem: "noAnswer" },
    ]);
    expect(await shop.picturesOf("Kurta")).toHaveLength(1);
    expect((await shop.goodsNamed("Lamp")).state).toBe("draft");
  });

  it("are taken back with what the file did, and stop coming then", async () => {
    const shop = await open(`Kurta,sports,10,1,${web}/1,\nLamp,sports,10,1,${web}/22,\n`);
    await shop.runJob();
    const { id } = await shop.goodsNamed("Lamp");
    const [own] = (await shop.goodsNamed("Lamp")).pictures;
    await shop.catalogue.describePicture("meera", id, {
      ...{ file: own?.file ?? "", seen: (await shop.goodsNamed("Lamp")).version, alt: "Hers" },
    });
    await shop.catalogue.addPicture("meera", id, { file: "h.00000001", width: 8, height: 8, colour: "#fff" });
    expect((await shop.turn("undoBulk", shop.done)).counts).toEqual({ undone: 1, kept: 1 });
    expect((await shop.goodsNamed("Kurta")).state).toBe("hidden");
    const other = await open(`Shawl,sports,10,1,${web}/1 ${web}/22,\n`);
    await other.turn("undoBulk", other.done);
    await other.runJob();
    expect(await other.picturesOf("Shawl")).toEqual([]);
    expect((await other.told()).waits).toBe(0);
  });

  it("are asked for again where a process died over one, three times in all", async () => {
    const shop = await open(`Kurta,sports,10,1,${web}/1,\n`);
    const dying = { ...shop.ways, fetch: () => Promise.reject(new Error("the process is gone")) };
    for (let times = 0; times < 3; times++) {
      await expect(shop.catalogue.runFilePicturesJob(dying)).rejects.toThrow("gone");
      // Nobody takes it as long as it is claimed.
      await shop.runJob();
      expect(shop.asked).toEqual([]);
      await shop.db.write((tx) => tx.updateTable("file_pictures").set({ due_at: 0 }).execute());
    }
    await shop.runJob();
    expect(await shop.told()).toMatchObject({ waits: 0, failed: 1, missing: [{ problem: "noAnswer" }] });
  });
});
