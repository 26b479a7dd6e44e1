import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { lockOwners } from "../profile/users-repository.ts";
import { putInvitation } from "./invitations-repository.ts";
import { joinUrl } from "./join-url.ts";

/** The start makes another one. */
const life = 24 * 3_600_000;

const sentTo: Readonly<Record<OwnerLead, string>> = { start: "", door: "door" };

/** What leads to it: the line that the start prints, or the back office in a browser beside it. */
export type OwnerLead = "start" | "door";

/**
 * A link that makes the first owner, while there is none. The one before it by the same lead opens nothing any more;
 * whoever only looks leaves the printed one good.
 */
export async function ownerLink(
  { db, clock }: { readonly db: Pick<Database, "write">; readonly clock: Clock },
  publicUrl: string,
  lead: OwnerLead = "start",
): Promise<string | undefined> {
  const token = newToken();
  const isMade = await db.write(async (tx) => {
    if ((await lockOwners(tx)).length > 0) return false;
    const at = clock.now();
    await putInvitation(tx, {
      id: newId(at),
      token_hash: tokenHash(token),
      kind: "link",
      sent_to: sentTo[lead],
      role: "owner",
      invited_by: "shop",
      created_at: at,
      sent_at: at,
      expires_at: at + life,
    });
    return true;
  });
  return isMade ? joinUrl(publicUrl, token) : undefined;
}
