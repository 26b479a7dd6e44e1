import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { newToken } from "#platform/ids.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { WrongSettings } from "#platform/settings.ts";
import { findKey, findMark, forgetMark, markKey } from "./payment-repository.ts";

export interface KeyPlace {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly LINK_KEY?: string | undefined;
}

const name = "link";
const fewestLetters = 32;

/**
 * The key that signs links to orders, payments, tickets and returns. It lies in a file or a setting, and not in the
 * database, whose copies lie in more places than the shop; a key that an older version kept there is carried over.
 */
export async function readLinkKey(db: Database, place: KeyPlace): Promise<string> {
  const [carried, mark] = [await findKey(db.read, name), await findMark(db.read, name)];
  const here = heldKey(place);
  const isAnothers = mark !== undefined && carried === undefined && mark !== (here && markOf(here));
  // Other machines sign with the key that is missing here; one alone has lost it, and its links end.
  if (isAnothers && place.DATABASE_URL && !place.LINK_KEY) throw new WrongSettings([missing(place)]);
  const key = here ?? keep(place, carried ?? newToken());
  if (carried !== undefined || mark !== markOf(key)) await markKey(db, name, markOf(key));
  return key;
}

/**
 * Whether links that were sent before still open, on a database that was brought here; one of an older version has its
 * key along. Where they do not, the next start may make another.
 */
export async function takeInLinkKey(db: Database, place: KeyPlace): Promise<boolean> {
  if ((await findKey(db.read, name)) !== undefined) return true;
  const mark = await findMark(db.read, name);
  const here = heldKey(place);
  if (mark === undefined || mark === (here && markOf(here))) return true;
  await forgetMark(db, name);
  return false;
}

function heldKey({ LINK_KEY, DATA_DIR }: KeyPlace): string | undefined {
  return LINK_KEY ?? keyInFile(DATA_DIR);
}

/** Of machines that share the folder and start together the first says it. */
function keep({ DATA_DIR }: KeyPlace, key: string): string {
  makeFolder(DATA_DIR);
  try {
    writeFileSync(fileIn(DATA_DIR), `${key}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return keyInFile(DATA_DIR) ?? key;
}

/** Half a key would sign what anybody can sign. */
function keyInFile(folder: string): string | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  const key = readFileSync(file, "utf8").trim();
  if (key.length < fewestLetters)
    throw new WrongSettings([`DATA_DIR: expected a key of at least ${fewestLetters} letters in ${file}`]);
  return key;
}

function fileIn(folder: string): string {
  return join(folder, "link.key");
}

function markOf(key: string): string {
  return createHash("sha256").update(`haat link key ${key}`).digest("base64url");
}

function missing({ DATA_DIR }: KeyPlace): string {
  return `LINK_KEY: expected what the machine that has signed links so far holds in its DATA_DIR/link.key, which is not what is in ${DATA_DIR}; where no machine has it any more, a new secret of at least 32 letters, and links that were sent end`;
}
