import { ownerLink } from "#modules/accounts/staff/owner-link.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Settings } from "#platform/settings.ts";
import { clockOf } from "#platform/test-clock.ts";
import { nameUnknownSettings } from "./read-own-settings.ts";
import { startupWarnings } from "./startup-warnings.ts";

/** What stands on the terminal once the shop is open. */
export async function sayOpen(name: string, settings: Settings, open: string | undefined): Promise<void> {
  console.log(`\n${name} is open: ${settings.publicUrl}`);
  await sayBackOffice(settings);
  nameUnknownSettings();
  if (open) console.warn(`Warning: ${open}`);
  void tellWarnings(settings);
}

/** Where the shop is run from, and, as long as nobody owns it and nobody else can reach it, the way to own it. */
async function sayBackOffice(settings: Settings): Promise<void> {
  console.log(`Its back office: ${settings.publicUrl}/manage`);
  if (!settings.isLocal) return;
  try {
    const link = await firstOwnersLink(settings);
    if (link) console.log(`Nobody owns it yet. Open this once, within a day, on this machine:\n  ${link}`);
  } catch (error) {
    // The shop is open, and stays so.
    console.log(`The link for its first owner could not be made: ${error}. The next start tries again.`);
  }
}

async function firstOwnersLink(settings: Settings): Promise<string | undefined> {
  const db = openDatabase(settings);
  try {
    return await ownerLink({ db, clock: clockOf(settings) }, settings.publicUrl);
  } finally {
    await db.close();
  }
}

/** Asked in the background: the shop is open meanwhile. */
async function tellWarnings(settings: Settings): Promise<void> {
  for (const words of await startupWarnings(settings)) console.warn(`Warning: ${words}`);
}
