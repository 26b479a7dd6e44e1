import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { countedTo } from "#contract/format/counted.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { AccountParts } from "../account-parts.ts";
import { addressesOf } from "../addresses/addresses-repository.ts";
import { customerChanged, customersExported } from "../events.ts";
import {
  emailOf,
  findUser,
  findUserByEmail,
  findUserByPhone,
  findUsers,
  insertUser,
  lockCustomer,
  lockUser,
  newcomer,
  type UserRow,
} from "../profile/users-repository.ts";
import { readPhone } from "../public/phone-number.ts";
import { waysToCustomer } from "../rules/customer-search.ts";
import { readEmail } from "../rules/email.ts";
import { customerNotesOf, insertCustomerNote } from "./customer-notes-repository.ts";
import {
  countCustomers,
  type FoundCustomer,
  findCustomers,
  newestCustomers,
} from "./customers-repository.ts";

const pageSize = 25;
const exportSize = 500;
/** More customers than this nobody counts. */
const mostCounted = 1_000;

/** Customers as the staff look for them. */
export function createCustomersService({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  return {
    async customers({ search, cursor }: { search?: string | undefined; cursor?: string | undefined }) {
      if (search) {
        const { people, next } = await matching(search, cursor);
        return { people: people.map(personOf), next, count: null };
      }
      const { people, next } = await newest(cursor);
      const count = countedTo(mostCounted, await countCustomers(db.read, mostCounted + 1));
      return { people: people.map(personOf), next, count };
    },

    /** All of them, some at a time. */
    async *allCustomers() {
      let after: string | undefined;
      do {
        const rows = await newestCustomers(db.read, after, exportSize);
        yield rows.map(personOf);
        after = rows.length === exportSize ? rows.at(-1)?.id : undefined;
      } while (after !== undefined);
    },

    /** Whoever takes everybody's addresses along is remembered for it. */
    async noteExport(
      by: string,
      action: `download ${"customers" | "subscribers" | "messages" | "orders"}`,
    ): Promise<void> {
      const entry = { by, action, subject: "customers", at: clock.now() };
      await db.write((tx) => emit(tx, customersExported, entry));
    },

    async customerForOffice(id: string) {
      const user = await findUser(db.read, id);
      if (!user) return undefined;
      const addresses = await addressesOf(db.read, { userId: id });
      const notes = await customerNotesOf(db.read, id);
      return {
        ...personOf(user),
        lastSeenAt: user.last_login_at,
        notes,
        addresses: addresses.map(({ name, phone, street, city, state, pin_code: pinCode, country }) => ({
          name,
          phone,
          street,
          city,
          state,
          pinCode,
          country,
        })),
      };
    },

    /** For the staff; the customer reads it in what is kept of her. */
    async noteOnCustomer(id: string, { words, author }: { words: string; author: string }) {
      return db.write(async (tx): Promise<Outcome<void>> => {
        // What is kept of a guest goes with the guest, who is nobody's customer yet.
        if (!(await lockCustomer(tx, id))) return failure("notFound");
        const at = clock.now();
        await insertCustomerNote(tx, { id: newId(at), user_id: id, author, words, at });
        await emit(tx, customerChanged, {
          by: author,
          action: "note on customer",
          subject: id,
          after: { words },
          at,
        });
        return success(undefined);
      });
    },

    /** Who has this number, with where parcels went to before. */
    async customerByPhone(typed: string) {
      const phone = readPhone(typed);
      const user = phone && (await findUserByPhone(db.read, phone));
      if (!user) return null;
      const [address] = await addressesOf(db.read, { userId: user.id });
      const { id, name, email } = personOf(user);
      const { street = "", city = "", state = "", pin_code: pinCode = "" } = address ?? {};
      return {
        id,
        name,
        phone: user.phone,
        email,
        address: address ? { name: address.name, street, city, state, pinCode } : null,
      };
    },

    /** Who has shown this address or number to be their own. */
    async provenCustomer(typed: string): Promise<string | undefined> {
      const [email, phone] = [readEmail(typed), readPhone(typed)];
      const user = email
        ? await findUserByEmail(db.read, email)
        : phone && (await findUserByPhone(db.read, phone));
      return user ? user.id : undefined;
    },

    /** Names of those who are still here, by id. */
    async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
      const users = ids.length === 0 ? [] : await findUsers(db.read, ids);
      return new Map(users.map(({ id, name }) => [id, name]));
    },

    /** Found by the number, or made; two entered at once by the same hand wait for each other. */
    customerFor:
      (actor: string, { phone, name }: { readonly phone: string; readonly name: string }) =>
      async (tx: Tx): Promise<string> => {
        await lockUser(tx, actor);
        const now = clock.now();
        const user = newcomer(newId(now), now, { name, phone });
        const isNew = await insertUser(tx, user);
        return isNew ? user.id : ((await findUserByPhone(tx, phone))?.id ?? user.id);
      },
  };

  async function newest(cursor: string | undefined) {
    const [after] = readCursor(cursor, 1) ?? [];
    const rows = await newestCustomers(
      db.read,
      after === undefined ? undefined : String(after),
      pageSize + 1,
    );
    const last = rows[pageSize - 1];
    return {
      people: rows.slice(0, pageSize),
      next: rows.length > pageSize && last ? cursorOf([last.id]) : null,
    };
  }

  /** Each way along its own index, one after the other, until a page is full. */
  async function matching(typed: string, cursor: string | undefined) {
    const [way = 0, key = "", id = ""] = readCursor(cursor, 3) ?? [];
    const found: (FoundCustomer & { readonly way: number })[] = [];
    for (const [at, wanted] of waysToCustomer(typed).entries()) {
      if (at < Number(way) || found.length > pageSize) continue;
      const after = at === Number(way) && id !== "" ? { key: String(key), id: String(id) } : undefined;
      const rows = await findCustomers(db.read, wanted, { after, limit: pageSize + 1 - found.length });
      found.push(...rows.map((row) => ({ ...row, way: at })));
    }
    const shown = found.slice(0, pageSize);
    const last = shown.at(-1);
    const ids = [...new Set(shown.map((one) => one.id))];
    const users = ids.length === 0 ? [] : await findUsers(db.read, ids);
    const byId = new Map(users.map((user) => [user.id, user]));
    return {
      people: ids.flatMap((one) => byId.get(one) ?? []),
      next: found.length > pageSize && last ? cursorOf([last.way, last.key, last.id]) : null,
    };
  }
}

function personOf(user: UserRow) {
  return {
    id: user.id,
    name: user.name,
    phone: user.phone,
    email: emailOf(user),
    since: user.created_at,
  };
}
