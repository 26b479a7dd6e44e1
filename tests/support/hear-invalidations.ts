import type { Database } from "#platform/database/database.ts";
import { followInvalidations } from "#platform/invalidation/invalidations.ts";

/** From now on: each time it is asked, the keys of what changed since. */
export async function hearInvalidations(db: Database): Promise<() => Promise<string[]>> {
  let heard: string[] = [];
  const follow = followInvalidations(db, async (keys) => {
    heard = [...keys];
  });
  const ask = async () => {
    heard = [];
    await follow();
    return heard;
  };
  await ask();
  return ask;
}
