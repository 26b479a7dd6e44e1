import { basename } from "node:path";
import { expect, it } from "vitest";
import { migrationFiles, readMigrations } from "./migrations.ts";

const names = migrationFiles().map((path) => basename(path));

it("have a number each, in whichever module they are, or are said to each engine in its own way", () => {
  const byNumber = Map.groupBy(names, (name) => name.slice(0, 4));
  const wrong = [...byNumber.values()].filter(
    ([one = "", other, ...more]) =>
      more.length > 0 ||
      (other !== undefined &&
        one.replace(/\.(sqlite|postgres)/, "") !== other.replace(/\.(sqlite|postgres)/, "")),
  );
  expect(wrong).toEqual([]);
  const only = (engine: string) =>
    names.filter((name) => name.includes(`.${engine}.`)).map((name) => name.replace(`.${engine}`, ""));
  expect(only("sqlite").sort()).toEqual(only("postgres").sort());
});

it("say of both engines what both understand", () => {
  const [lite, full] = [readMigrations("sqlite"), readMigrations("postgres")];
  expect(lite.map(({ name }) => name)).toEqual(full.map(({ name }) => name));
  expect(lite.map(({ name }) => name)).toEqual(lite.map(({ name }) => name).sort());
  const said = (migrations: typeof lite) => migrations.map(({ sql }) => sql.replaceAll(/--.*$/gm, "")).join();
  expect(said(lite)).not.toMatch(/\b(bigint|smallint|double precision|identity)\b/);
  expect(said(full)).not.toMatch(/\b(strict|without rowid)\b/);
});
