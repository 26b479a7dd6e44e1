import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it } from "vitest";
import { rowsOf } from "./sqlite-connection.server.ts";

const db = new DatabaseSync(":memory:");
afterEach(() => db.exec("drop table if exists notes"));

function ask(text: string, ...given: string[]) {
  const statement = db.prepare(text);
  const rows = rowsOf(text, statement);
  return () => rows?.(statement.all(...given));
}

it("names each value by its column, whatever the column is called and holds", () => {
  db.exec(`create table notes ("odd ""name""" text, number integer, gap text, bytes blob);
    insert into notes values ('here', 9007199254740991, null, x'0102'), ('there', -1, '', x'')`);
  expect(
    ask(`select "odd ""name""", number, gap, bytes, 2 as "a b" from notes order by number desc`)(),
  ).toEqual([
    {
      'odd "name"': "here",
      number: 9_007_199_254_740_991,
      gap: null,
      bytes: new Uint8Array([1, 2]),
      "a b": 2,
    },
    { 'odd "name"': "there", number: -1, gap: "", bytes: new Uint8Array(), "a b": 2 },
  ]);
});

it("gives an empty list where no row is met, and no rows to what only writes", () => {
  db.exec("create table notes (id text)");
  expect(ask("select id from notes where id = ?", "a")()).toEqual([]);
  const writing = "insert into notes values ('a')";
  expect(rowsOf(writing, db.prepare(writing))).toBeUndefined();
  expect(ask("insert into notes values ('b') returning id")()).toEqual([{ id: "b" }]);
});

it.each([
  "select * from notes",
  "select distinct * from notes",
  "select notes.* from notes",
  "select 1 as one, * from notes",
  "update notes set id = id returning *",
])("takes the columns that a table has when it is asked, for `%s`", (text) => {
  db.exec("create table notes (id text, gone text, body text); insert into notes values ('a', 'x', 'words')");
  const asked = ask(text);
  expect(asked()).toMatchObject([{ id: "a", gone: "x", body: "words" }]);
  db.exec("alter table notes drop column gone; alter table notes add column later text default 'new'");
  expect(asked()).toMatchObject([{ id: "a", body: "words", later: "new" }]);
});
