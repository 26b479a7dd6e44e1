import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { readFact, setFact } from "#platform/database/facts.ts";
import { newToken } from "#platform/ids.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { WrongSettings } from "#platform/settings.ts";

export interface KeyPlace {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly LINK_KEY?: string | undefined;
}

/** Tells the key that is in use from any other, and does not give it away. */
const fingerprintFact = "link-key-mark";
const fewestLetters = 32;

/**
 * The shop's one secret of its own: it signs links to orders, payments, tickets and returns, and the keys of codes,
 * notifications and mock payments are derived from it. It lies in a file or a setting, and not in the database, whose
 * copies lie in more places than the shop.
 */
export async function readLinkKey(db: Database, place: KeyPlace): Promise<string> {
  const fingerprint = await readFact(db.read, fingerprintFact);
  const here = heldKey(place);
  const isAnothers = fingerprint !== 0 && fingerprint !== (here && fingerprintOf(here));
  // Other machines sign with the key that is missing here; one alone has lost it, and its links end.
  if (isAnothers && place.DATABASE_URL && !place.LINK_KEY) throw new WrongSettings([missing(place)]);
  const key = here ?? keep(place);
  if (fingerprint !== fingerprintOf(key))
    await db.write((tx) => setFact(tx, fingerprintFact, fingerprintOf(key)));
  return key;
}

/** Whether links that were sent before still open, on a database that was brought here; else the next start makes a key. */
export async function takeInLinkKey(db: Database, place: KeyPlace): Promise<boolean> {
  const fingerprint = await readFact(db.read, fingerprintFact);
  const here = heldKey(place);
  if (fingerprint === 0 || fingerprint === (here && fingerprintOf(here))) return true;
  await db.write((tx) => setFact(tx, fingerprintFact, 0));
  return false;
}

function heldKey({ LINK_KEY, DATA_DIR }: KeyPlace): string | undefined {
  return LINK_KEY ?? keyInFile(DATA_DIR);
}

/** Of machines that share the folder and start together the first says it. */
function keep({ DATA_DIR }: KeyPlace): string {
  const key = newToken();
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

/** As much of a digest as a fact holds. */
function fingerprintOf(key: string): number {
  return createHash("sha256").update(`haat link key ${key}`).digest().readUIntBE(0, 6);
}

function missing({ DATA_DIR }: KeyPlace): string {
  return `LINK_KEY: expected what the machine that has signed links so far holds in its DATA_DIR/link.key, which is not what is in ${DATA_DIR}; where no machine has it any more, a new secret of at least 32 letters, and links that were sent end`;
}
