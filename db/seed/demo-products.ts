import type { Database } from "#platform/database/database.ts";
import { idOf } from "#platform/ids.ts";

/** The ids of seeded goods are made of their addresses, those of an owner's never. */
export function isOfDemo({ id, slug }: { readonly id: string; readonly slug: string }): boolean {
  return id === idOf(`product:${slug}`);
}

/** The demo came before anything else and goes as a whole: what is oldest tells. */
export async function hasDemo({ read }: Pick<Database, "read">): Promise<boolean> {
  const [oldest, voice] = await Promise.all([
    read
      .selectFrom("products")
      .select(["id", "slug"])
      .where("deleted_at", "is", null)
      .orderBy("number")
      .limit(1)
      .executeTakeFirst(),
    read.selectFrom("testimonials").select("id").where("id", "like", "sample-%").limit(1).executeTakeFirst(),
  ]);
  return voice !== undefined || (oldest !== undefined && isOfDemo(oldest));
}

/** What an owner put on sale is newer than all of the demo. */
export async function sellsOwn({ read }: Pick<Database, "read">): Promise<boolean> {
  const newest = await read
    .selectFrom("products")
    .select(["id", "slug"])
    .where("state", "=", "live")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && !isOfDemo(newest);
}
