import { openDatabase } from "#platform/database/open-database.ts";
import { cutLine } from "./cut-line.ts";
import type { OpenFresh } from "./engines.ts";

/** The database once as it is, and once by a line that counts what goes along it. */
export async function openFar(openFresh: OpenFresh) {
  const near = await openFresh();
  const { DATABASE_URL = "" } = near.settings;
  const line = await cutLine(DATABASE_URL);
  const { port } = new URL(line.url);
  const url = Object.assign(new URL(DATABASE_URL), { port }).href;
  return { near, line, far: openDatabase({ ...near.settings, DATABASE_URL: url }) };
}
