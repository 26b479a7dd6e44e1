import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { messagesIn } from "../messages.ts";
import {
  findUserByPhone,
  insertUser,
  loadUser,
  newcomer,
  type UserRow,
} from "../profile/users-repository.ts";
import type { Visit } from "../visit.ts";

/** The account of a number that was just proved; a new number has one opened. */
export async function ownerOfPhone(
  tx: Tx,
  phone: string,
  { clock, visit, name }: { readonly clock: Clock; readonly visit: Visit; readonly name?: string },
): Promise<UserRow> {
  const known = await findUserByPhone(tx, phone);
  if (known) return known;
  const now = clock.now();
  const called = name ?? messagesIn(visit.lang).newcomer(phone.slice(-4));
  const user = newcomer(newId(now), now, { name: called, phone });
  return (await insertUser(tx, user)) ? user : loadUser(tx, "phone", phone);
}
