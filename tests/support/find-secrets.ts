import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { BrowserContext } from "playwright-core";
import { openDatabase } from "#platform/database/open-database.ts";

/** Where a word may hide, as text. */
export type Places = Map<string, string>;

/** Every place where `secret` stands by itself: digits inside a longer number are another number. */
export function findIn(places: Places, secret: string): string[] {
  const alone = new RegExp(`(?<![\\w-])${[...secret].map(escaped).join("[ +-]?")}(?![\\w-])`);
  return [...places]
    .filter(([, text]) => alone.test(text) || alone.test(unescaped(text)))
    .map(([place]) => place);
}

/** Where those bytes stand at all, inside other words too: for long random secrets. */
export function findBytes(places: Places, secret: string): string[] {
  return [...places].filter(([, text]) => text.includes(secret)).map(([place]) => place);
}

/** The data folder, file by file, and every value of every table. */
export async function placesOnDisk(folder: string): Promise<Places> {
  const places: Places = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) places.set(name, readFileSync(file, "latin1"));
  }
  const db = openDatabase({ DATA_DIR: folder });
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    db.read,
  );
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read);
    places.set(`table ${name}`, rows.map((row) => Object.values(row).map(String).join("\n")).join("\n"));
  }
  await db.close();
  return places;
}

export interface SentRequest {
  readonly path: string;
  readonly url: string;
  readonly body: string;
  /** All headers but those that carry the session. */
  readonly headers: string;
}

/** Everything that the browser sends, wherever to. */
export function listenTo(context: BrowserContext): { all(): Promise<SentRequest[]> } {
  const asked: Promise<SentRequest>[] = [];
  context.on("request", (request) => {
    asked.push(
      request.allHeaders().then(({ cookie: _, authorization: __, ...headers }) => ({
        path: new URL(request.url()).pathname,
        url: request.url(),
        body: request.postData() ?? "",
        headers: JSON.stringify(headers),
      })),
    );
  });
  return { all: () => Promise.all(asked) };
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/, "\\$&");
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
