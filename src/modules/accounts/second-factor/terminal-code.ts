import { randomInt } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { accountChanged } from "../events.ts";
import { sessionsOf } from "../sessions/sessions-repository.ts";
import { findStaff } from "../staff/staff.ts";
import { factorCodeMac } from "./factor-codes.ts";
import { replaceFactorCode } from "./factor-repository.ts";

const life = 15 * 60_000;
const tries = 5;

interface LetInInput {
  readonly email: string;
  /** Who sits at the terminal. */
  readonly by: string;
  readonly codeKey: Buffer;
  readonly now: number;
}

/**
 * A code for somebody who can show nothing else, in every browser where they are signed in. Whoever has the terminal of
 * the shop's machine has the shop.
 */
export async function makeTerminalCode(
  db: Database,
  { email, by, codeKey, now }: LetInInput,
): Promise<{ readonly code: string; readonly sessions: number } | undefined> {
  const member = await findStaff(db, email);
  if (!member) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return db.write(async (tx) => {
    const open = await sessionsOf(tx, member.id, now);
    const times = { created_at: now, expires_at: now + life };
    for (const { id } of open) {
      const code_mac = factorCodeMac(codeKey, id, code);
      await replaceFactorCode(
        tx,
        { session_id: id, code_mac, tries_left: tries, ...times },
        { after: now, until: now },
      );
    }
    await emit(tx, accountChanged, { by, action: "let in", subject: member.id, at: now });
    return { code, sessions: open.length };
  });
}
