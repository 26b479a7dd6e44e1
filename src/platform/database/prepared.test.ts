import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { watchAll } from "#support/watched-reads.ts";
import type { Tables } from "./database.ts";
import { filled, prepared } from "./prepared.ts";

declare module "./database.ts" {
  interface Tables {
    prepared_notes: { id: string; body: string | null };
  }
}

describeOnBothEngines("prepared statements", (openFresh) => {
  async function open() {
    const db = await openFresh();
    await db.write((tx) => sql`create table prepared_notes (id text primary key, body text)`.execute(tx));
    return db;
  }
  let written = 0;
  const insert = prepared((q, note: Tables["prepared_notes"]) =>
    q.insertInto("prepared_notes").values({ ...note }),
  );
  const find = prepared((q, { ids, not }: { ids: readonly string[]; not: string }) => {
    written++;
    return q
      .selectFrom("prepared_notes")
      .selectAll()
      .where("id", "in", ids)
      .where("id", "!=", not)
      .orderBy("id");
  });

  it("give each caller the rows of his own values, and nulls as nulls", async () => {
    const db = await open();
    await db.write(async (tx) => {
      await insert(tx, { id: "a", body: "first" });
      await insert(tx, { id: "b", body: null });
      await insert(tx, { id: "c", body: "third" });
    });
    expect(await find(db.read, { ids: ["a", "b"], not: "" })).toEqual([
      { id: "a", body: "first" },
      { id: "b", body: null },
    ]);
    expect(await find(db.read, { ids: ["b", "c"], not: "b" })).toEqual([{ id: "c", body: "third" }]);
    expect(await find(db.read, { ids: ["a", "b", "c"], not: "a" })).toHaveLength(2);
  });

  it("tell apart what is named in them, however they were asked before", async () => {
    const db = await open();
    await db.write((tx) => insert(tx, { id: "a", body: "first" }));
    const change = prepared((q, { id, ...to }: { id: string; body?: string | undefined; not?: string[] }) =>
      q
        .updateTable("prepared_notes")
        .set({ body: to.body ?? "unnamed" })
        .where("id", "=", id)
        .where("id", "not in", to.not ?? ["none"])
        .returning("body"),
    );
    const changed = (given: Parameters<typeof change>[1]) => db.write((tx) => change(tx, given));
    for (let times = 0; times < 2; times++) {
      expect(await changed({ id: "a", body: "second" })).toEqual([{ body: "second" }]);
      expect(await changed({ id: "a" })).toEqual([{ body: "unnamed" }]);
      expect(await changed({ body: "third", id: "a" })).toEqual([{ body: "third" }]);
      expect(await changed({ id: "a", body: undefined, not: ["b"] })).toEqual([{ body: "unnamed" }]);
      expect(await changed({ id: "a", body: "fourth", not: ["a"] })).toEqual([]);
      expect(await changed({ id: "a", body: "fifth", not: ["b", "c"] })).toEqual([{ body: "fifth" }]);
    }
  });

  it("are put together once for each length of a list", async () => {
    const db = await open();
    written = 0;
    for (const id of ["a", "b", "c"]) await find(db.read, { ids: [id], not: "" });
    expect(written).toBe(1);
    await find(db.read, { ids: ["a", "b"], not: "" });
    expect(written).toBe(2);
  });

  it("take a text with its values as they take what a builder makes", async () => {
    const db = await open();
    for (const id of ["a", "b", "c"]) await db.write((tx) => insert(tx, { id, body: `of ${id}` }));
    const bodies = prepared(
      (_, { ids }: { ids: readonly string[] }) =>
        sql<{ body: string }>`select body from prepared_notes where id in (${sql.join(ids)}) order by id`,
    );
    expect(await bodies(db.read, { ids: ["a", "c"] })).toEqual([{ body: "of a" }, { body: "of c" }]);
    expect(await bodies(db.read, { ids: ["b", "a"] })).toEqual([{ body: "of a" }, { body: "of b" }]);
  });

  it("share a statement among lists of many lengths, each with its own rows", async () => {
    const db = await open();
    for (const id of ["a", "b", "c"]) await db.write((tx) => insert(tx, { id, body: null }));
    written = 0;
    for (const ids of [["a"], ["a", "b"], ["c", "a", "b"]])
      expect(await find(db.read, { ids: filled(ids, 3), not: "" })).toHaveLength(ids.length);
    expect(written).toBe(1);
    expect(filled([], 3)).toEqual([]);
    expect(filled(["a", "b", "c"], 3)).toEqual(["a", "b", "c"]);
  });

  it("set what is named and leave the rest", async () => {
    const db = await open();
    const change = prepared((q, { id, ...set }: { id: string; body?: string | null | undefined }) =>
      q
        .updateTable("prepared_notes")
        .set({ id, ...set })
        .where("id", "=", id),
    );
    await db.write(async (tx) => {
      await insert(tx, { id: "a", body: "first" });
      await change(tx, { id: "a", body: undefined });
    });
    expect(await find(db.read, { ids: ["a"], not: "" })).toEqual([{ id: "a", body: "first" }]);
    await db.write((tx) => change(tx, { id: "a", body: null }));
    expect(await find(db.read, { ids: ["a"], not: "" })).toEqual([{ id: "a", body: null }]);
    await db.write((tx) => change(tx, { id: "a" }));
    expect(await find(db.read, { ids: ["a"], not: "" })).toEqual([{ id: "a", body: null }]);
  });

  it("write several rows, each with its own values", async () => {
    const db = await open();
    const insertAll = prepared((q, { notes }: { notes: readonly Tables["prepared_notes"][] }) =>
      q.insertInto("prepared_notes").values(notes),
    );
    const notes = [
      { id: "a", body: "first" },
      { id: "b", body: null },
    ];
    await db.write((tx) => insertAll(tx, { notes }));
    await db.write((tx) =>
      insertAll(tx, {
        notes: [
          { body: "fourth", id: "d" },
          { id: "c", body: "third" },
        ],
      }),
    );
    expect(await find(db.read, { ids: ["a", "b", "c", "d"], not: "" })).toEqual([
      ...notes,
      { id: "c", body: "third" },
      { id: "d", body: "fourth" },
    ]);
  });

  it("name the columns of their rows, whatever rows came before", async () => {
    const db = await open();
    const insertAll = prepared((q, { notes }: { notes: readonly { id: string; body?: string }[] }) =>
      q.insertInto("prepared_notes").values(notes.map((note) => ({ body: null, ...note }))),
    );
    await db.write((tx) => insertAll(tx, { notes: [{ id: "a" }] }));
    await db.write((tx) => insertAll(tx, { notes: [{ id: "b", body: "second" }] }));
    await db.write((tx) => insertAll(tx, { notes: [{ id: "c" }] }));
    expect(await find(db.read, { ids: ["a", "b", "c"], not: "" })).toEqual([
      { id: "a", body: null },
      { id: "b", body: "second" },
      { id: "c", body: null },
    ]);
  });

  it("are heard each time they are asked, with their values", async () => {
    const { db, take } = watchAll(await open());
    for (const id of ["a", "b"]) await find(db.read, { ids: [id], not: "x" });
    await db.write((tx) => insert(tx, { id: "c", body: null }));
    expect(take().map(({ parameters }) => parameters)).toEqual([
      ["a", "x"],
      ["b", "x"],
      ["c", null],
    ]);
  });

  it("see what their transaction wrote, and nothing that was undone", async () => {
    const db = await open();
    const undone = db.write(async (tx) => {
      await insert(tx, { id: "x", body: null });
      expect(await find(tx, { ids: ["x"], not: "" })).toHaveLength(1);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(await find(db.read, { ids: ["x"], not: "" })).toEqual([]);
  });
});
