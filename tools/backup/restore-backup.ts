import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#platform/database/open-database.ts";
import { isOpenElsewhere, sqliteFile } from "#platform/database/sqlite.server.ts";
import { takeInLinkKey } from "#platform/keys/link-key.ts";
import { Refusal } from "../refusal.ts";
import { copyTree, databaseNames, keptName, readAbout } from "./contents.ts";
import { lookIntoCopy } from "./look-into-copy.ts";
import { type DataLocation, stamp } from "./make-backup.ts";
import { ask, othersOn, replaceWith, runTool } from "./postgres-tools.ts";

const mostLooks = 20;

interface Copy {
  readonly database: string;
  /** Where the rest lies, and what of it; a file alone has none. */
  readonly folder?: string;
  readonly beside: readonly string[];
}

/** Brings a backup back; what it replaces is kept. Gives what to say of it. */
export async function restoreBackup(place: DataLocation, given: string, overwrite: boolean): Promise<string> {
  const source = resolve(given);
  if (!existsSync(source)) throw new Refusal(`There is no ${source}.`);
  const engine = place.DATABASE_URL ? "postgres" : "sqlite";
  const copy = copyIn(source);
  await lookIntoCopy(copy.database, engine);
  const hasData = place.DATABASE_URL
    ? await hasTables(place.DATABASE_URL)
    : existsSync(sqliteFile(place.DATA_DIR));
  if (hasData && !overwrite)
    throw new Refusal(
      `There is a shop's data already (${place.DATABASE_URL ? "in the database of DATABASE_URL" : sqliteFile(place.DATA_DIR)}). Say --overwrite to replace it; what is there now is kept.`,
    );
  await refuseWhileOpen(place);

  const kept = join(resolve(place.DATA_DIR), keptName, stamp());
  const incoming = join(resolve(place.DATA_DIR), "restoring");
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  takeIn(copy, incoming);
  if (hasData) {
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    if (place.DATABASE_URL)
      await runTool(
        "pg_dump",
        ["--format=custom", `--file=${join(kept, databaseNames.postgres)}`],
        place.DATABASE_URL,
      );
  }
  if (place.DATABASE_URL) {
    await refuseWhileOpen(place);
    await replaceWith(copy.database, place.DATABASE_URL);
  } else swapSqlite(copy.database, place.DATA_DIR, kept);
  swapBeside(copy.beside, incoming, place.DATA_DIR, kept);
  rmSync(incoming, { recursive: true, force: true });
  const linksHold = await keepsLinks(place);
  return [
    `The shop's data is that of ${source} again.`,
    ...(copy.folder ? [] : ["It held the database alone: pictures are as they were."]),
    ...(linksHold ? [] : [linksEnd]),
    ...(hasData ? [`What was there before is kept in ${kept}.`] : []),
  ].join("\n");
}

export const linksEnd =
  "Its key of links is not here (link.key in DATA_DIR, or LINK_KEY): put it there before the start, or links that were sent for orders, payments, tickets and returns end, and browsers of the staff must be let notify anew.";

export async function keepsLinks(place: DataLocation): Promise<boolean> {
  const db = openDatabase(place);
  return takeInLinkKey(db, place).finally(() => db.close());
}

function copyIn(source: string): Copy {
  if (statSync(source).isFile()) return { database: source, beside: [] };
  const { engine, beside } = readAbout(source);
  const database = join(source, databaseNames[engine]);
  for (const name of [databaseNames[engine], ...beside])
    if (!existsSync(join(source, name))) throw new Refusal(`${source} is not whole: ${name} is missing.`);
  return { database, folder: source, beside };
}

/** First all of it onto the shop's own disk: a full one is found out before anything changes. */
function takeIn({ folder, beside }: Copy, incoming: string): void {
  for (const name of folder ? beside : []) {
    const [from, to] = [join(folder ?? "", name), join(incoming, name)];
    if (statSync(from).isDirectory()) copyTree(from, to);
    else copyFileSync(from, to);
  }
}

function swapSqlite(from: string, folder: string, kept: string): void {
  const target = sqliteFile(folder);
  copyFileSync(from, `${target}.part`);
  if (existsSync(target)) {
    mkdirSync(kept, { recursive: true, mode: 0o700 });
    renameSync(target, join(kept, databaseNames.sqlite));
    for (const rest of ["-wal", "-shm"]) rmSync(target + rest, { force: true });
  }
  renameSync(`${target}.part`, target);
}

export function swapBeside(beside: readonly string[], incoming: string, folder: string, kept: string): void {
  for (const name of beside) {
    const target = join(resolve(folder), name);
    if (existsSync(target)) {
      mkdirSync(kept, { recursive: true, mode: 0o700 });
      renameSync(target, join(kept, name));
    }
    renameSync(join(incoming, name), target);
  }
}

async function hasTables(url: string): Promise<boolean> {
  return ask(url, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    return (rowCount ?? 0) > 0;
  });
}

export async function refuseWhileOpen({ DATABASE_URL, DATA_DIR }: DataLocation): Promise<void> {
  const others = DATABASE_URL
    ? await othersStayingOn(DATABASE_URL)
    : existsSync(sqliteFile(DATA_DIR)) && isOpenElsewhere(sqliteFile(DATA_DIR))
      ? ["haat"]
      : [];
  if (others.length === 0) return;
  if (others.includes("haat")) throw new Refusal("The shop is running on this data. Stop it first.");
  throw new Refusal(`Others are connected to this database (${others.join(", ")}). Close them first.`);
}

/** PostgreSQL names whoever has just left for a moment more: the shop that was stopped, our own copying. */
async function othersStayingOn(url: string): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    const others = await othersOn(url);
    if (others.length === 0 || looks === mostLooks) return others;
    await wait(100);
  }
}
