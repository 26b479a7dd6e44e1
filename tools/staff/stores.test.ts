import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

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

describeWithDatabase("the owner's command for stores", (openFresh) => {
  const said = hearing();

  async function begin() {
    const db = await openFresh();
    const file = join(db.settings.DATA_DIR, "stores-to-add.json");
    const says = (...words: string[]) => staffSays(db, db.settings, "store", ...words);
    return { says, file, write: (content: unknown) => writeFileSync(file, JSON.stringify(content)) };
  }

  it("adds a store or a list of them by a data file, changes one that is there, and closes it", async () => {
    const { says, file, write } = await begin();
    write(pune);
    expect(await says("add", file)).toBe(0);
    write([
      { ...pune, name: "Haat Camp Road" },
      { ...pune, slug: "pune-two" },
    ]);
    expect(await says("add", file)).toBe(0);
    said.length = 0;
    await says("list");
    expect(said.filter((line) => line.startsWith("pune"))).toEqual([
      "pune\tHaat Camp Road, Pune\t10:00 AM - 9:00 PM",
      "pune-two\tHaat Camp, Pune\t10:00 AM - 9:00 PM",
    ]);
    expect(await says("close", "pune")).toBe(0);
    expect(await says("close", "pune")).toBe(1);
    expect(said.at(-1)).toBe("There is no store pune.");
  });

  it("says in one line what is wrong with the file, and adds nothing then", async () => {
    const { says, file, write } = await begin();
    write({ ...pune, timings: "always" });
    expect(await says("add", file)).toBe(1);
    expect(said).toEqual([
      `${file}, row 1, timings: expected hours such as 10:00 AM - 9:00 PM\nNothing was changed.`,
    ]);
    const { name: _, ...nameless } = pune;
    write([pune, { ...nameless, pin: 411001, colour: "red" }, "shop"]);
    expect(await says("add", file)).toBe(1);
    expect(said.at(-1)).toMatch(/row 2, name: .*\n.*row 2, pin: .*\n.*row 2: .*colour.*\n.*row 3: /);
    said.splice(1);
    writeFileSync(file, '{"slug": "pune"');
    expect(await says("add", file)).toBe(1);
    expect(await says("add", `${file}.missing`)).toBe(1);
    expect(said.slice(1)).toEqual([
      expect.stringContaining(`${file} cannot be read: `),
      expect.stringContaining(`${file}.missing cannot be read: ENOENT`),
    ]);
    said.length = 0;
    await says("list");
    expect(said.filter((line) => line.startsWith("pune"))).toEqual([]);
    expect(await says("paint", "pune")).toBe(2);
  });
});
