import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { textsByLang } from "./texts-by-lang.ts";

const texts = textsByLang({ table: "thing_texts", owner: "thing_id", names: ["name", "words"] });

describeOnBothEngines("texts by language", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await db.write(async (tx) => {
      await sql`create table things (id text primary key)`.execute(tx);
      await sql`create table thing_texts (thing_id text not null, lang text not null, name text not null,
        words text not null, primary key (thing_id, lang))`.execute(tx);
      await sql`insert into things (id) values ('pot'), ('rug')`.execute(tx);
    });
    const all = async () => {
      const { rows } = await sql<{
        id: string;
        texts: string;
      }>`select id, ${texts.of(db.read, "things.id")} as texts
        from things order by id`.execute(db.read);
      return Object.fromEntries(rows.map((row) => [row.id, texts.read(row.texts)]));
    };
    const save = (...things: Parameters<typeof texts.save>[1]) => db.write((tx) => texts.save(tx, things));
    return { db, all, save };
  }

  const hindi = { name: "मटका", words: 'मिट्टी "का"' };
  const tamil = { name: "பானை", words: "" };

  it("are read by language, none where nobody has written any", async () => {
    const { all, save } = await open();
    expect(await all()).toEqual({ pot: {}, rug: {} });
    await save(
      { id: "pot", texts: { hi: hindi, ta: tamil } },
      { id: "rug", texts: { hi: { ...hindi, name: "दरी" } } },
    );
    expect(await all()).toEqual({ pot: { hi: hindi, ta: tamil }, rug: { hi: { ...hindi, name: "दरी" } } });
  });

  it("are replaced in the languages that are named, and go where nothing is left", async () => {
    const { all, save } = await open();
    await save({ id: "pot", texts: { hi: hindi, ta: tamil } });
    await save({ id: "pot", texts: { hi: { ...hindi, words: "" } } }, { id: "rug", texts: {} });
    expect(await all()).toEqual({ pot: { hi: { ...hindi, words: "" }, ta: tamil }, rug: {} });
    await save({ id: "pot", texts: { hi: { name: "", words: "" } } });
    expect(await all()).toEqual({ pot: { ta: tamil }, rug: {} });
  });

  it("stand beside things in one language", async () => {
    const { db, save } = await open();
    await save({ id: "pot", texts: { hi: hindi, ta: tamil } });
    const { rows } = await sql`select t.id, told.name from things as t ${texts.beside("t.id", "ta")}
      order by t.id`.execute(db.read);
    expect(rows).toEqual([
      { id: "pot", name: tamil.name },
      { id: "rug", name: null },
    ]);
  });
});
