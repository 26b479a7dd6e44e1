import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { changeStores } from "./stores.ts";

const pune = {
  slug: "pune",
  name: "Haat Camp",
  city: "Pune",
  address: "8 MG Road, Camp, Pune, Maharashtra 411001",
  pin: "411001",
  phone: "+91 00000 041101",
  whatsapp: "+91 00000 041102",
  timings: "10:00 AM - 9:00 PM",
  tags: ["Parking"],
  lat: 18.5167,
  lng: 73.8794,
  about: "Under the old rain tree.",
};

describeOnBothEngines("the owner's command for stores", (openFresh) => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const way of ["log", "error"] as const)
      vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => void vi.restoreAllMocks());

  async function begin() {
    const db = await openFresh();
    const file = join(db.settings.DATA_DIR, "stores-to-add.json");
    return { db, file, write: (content: unknown) => writeFileSync(file, JSON.stringify(content)) };
  }

  it("adds a store or a list of them by a data file, changes one that is there, and closes it", async () => {
    const { db, file, write } = await begin();
    write(pune);
    expect(await changeStores(db, ["add", file])).toBe(true);
    write([
      { ...pune, name: "Haat Camp Road" },
      { ...pune, slug: "pune-two" },
    ]);
    expect(await changeStores(db, ["add", file])).toBe(true);
    said.length = 0;
    await changeStores(db, ["list"]);
    expect(said.filter((line) => line.startsWith("pune"))).toEqual([
      "pune\tHaat Camp Road, Pune\t10:00 AM - 9:00 PM",
      "pune-two\tHaat Camp, Pune\t10:00 AM - 9:00 PM",
    ]);
    expect(await changeStores(db, ["close", "pune"])).toBe(true);
    expect(await changeStores(db, ["close", "pune"])).toBe(false);
    expect(said.at(-1)).toBe("There is no store pune.");
  });

  it("says in one line what is wrong with the file, and adds nothing then", async () => {
    const { db, file, write } = await begin();
    write({ ...pune, timings: "always" });
    expect(await changeStores(db, ["add", file])).toBe(false);
    expect(said).toEqual([expect.stringMatching(/^pune: timings: .*It was not added\.$/)]);
    writeFileSync(file, '{"slug": "pune"');
    expect(await changeStores(db, ["add", file])).toBe(false);
    expect(await changeStores(db, ["add", `${file}.missing`])).toBe(false);
    expect(said.slice(1)).toEqual([
      expect.stringContaining(`${file} cannot be read: `),
      expect.stringContaining(`${file}.missing cannot be read: ENOENT`),
    ]);
    said.length = 0;
    await changeStores(db, ["list"]);
    expect(said.filter((line) => line.startsWith("pune"))).toEqual([]);
    expect(await changeStores(db, ["paint", "pune"])).toBe(false);
  });
});
