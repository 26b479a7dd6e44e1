import type { Role } from "#contract/rights.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { type Person, signedUpUser } from "./people.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

export interface OfficeForTests extends ShopProcess {
  /** Somebody who is signed in: with a role of the staff, or none. */
  person(role: Role | null): Promise<Person>;
  cookieOf(person: Person): { name: string; value: string; url: string };
}

/** A shop as its owner runs it, with people who may look behind its counter. */
export async function openOffice(env: Record<string, string> = {}): Promise<OfficeForTests> {
  const shop = await startShopProcess(env);
  const db = openDatabase(readSettings({ PORT: "0", DEMO: "1", DATA_DIR: shop.folder, ...env }));
  return {
    ...shop,
    person: (role) => signedUpUser(db, { name: "Kamla Devi", ...(role && { role }) }),
    cookieOf({ cookie }) {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url: shop.url };
    },
    async stop() {
      await db.close();
      return shop.stop();
    },
  };
}
