import { setImmediate as breathe } from "node:timers/promises";
import { unread } from "#contract/endpoints/unread-file.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { AccountParts } from "../account-parts.ts";
import { columnsOf } from "../addresses/addresses-service.ts";
import { customerChanged } from "../events.ts";
import { newcomer } from "../profile/users-repository.ts";
import { readPhone } from "../public/phone-number.ts";
import { readWholeAddress } from "../public/read-address.ts";
import type { AddressInput } from "../rules/address.ts";
import { type CustomerLine, customerSource, readCustomers } from "../rules/customer-table.ts";
import { readEmail } from "../rules/email.ts";
import * as files from "./customer-files-repository.ts";

export type CustomerFault = {
  readonly line: number;
  readonly problem: "noReach" | "email" | "phone" | "long";
  readonly cell: string;
};

interface FoundPerson {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string;
  readonly address: AddressInput | null;
  readonly allowedBy: string | null;
}

interface Allowing {
  readonly userId: string;
  readonly email: string;
  readonly words: string;
}

/** Puts those on the newsletter's list whose old shop was allowed to write. */
type AllowLetters = (tx: Tx, people: readonly Allowing[]) => Promise<void>;

const peopleAtOnce = 200;
const mostFaults = 100;
const longestName = 100;
const longestNote = 2_000;
const keptFor = 24 * 3_600_000;

/** Customers out of another shop's file. Who has an account here, or claims one, is left as they are. */
export function createCustomerFiles({ db, clock }: Pick<AccountParts, "db" | "clock">) {
  return {
    /** Kept to be looked at; nobody is taken in yet. */
    async readCustomerFile(by: string, bytes: Uint8Array): Promise<Outcome<string>> {
      const file = await readLines(bytes);
      if ("fault" in file) return unread(file);
      const source = customerSource(file.header);
      if (!source) return failure("customersUnknown", { field: "table" });
      if (file.lines.length === 0) return failure("tableEmpty", { field: "table" });
      const people: FoundPerson[] = [];
      const faults: CustomerFault[] = [];
      for (const line of readCustomers(source, file.header, file.lines)) {
        const read = personIn(line);
        if ("problem" in read) faults.push(read);
        else people.push(read);
        if ((faults.length + people.length) % peopleAtOnce === 0) await breathe();
      }
      const at = clock.now();
      const row = { id: newId(at), by_id: by, at, source };
      const kept = { people: JSON.stringify(people), faults: JSON.stringify(faults) };
      await db.write((tx) => files.insertCustomerFile(tx, { ...row, ...kept }));
      return success(row.id);
    },

    /** What would become of it now. */
    async lookAtCustomerFile(id: string) {
      const file = await files.findCustomerFile(db.read, id);
      if (!file) return undefined;
      const people = JSON.parse(file.people) as FoundPerson[];
      const faults = JSON.parse(file.faults) as CustomerFault[];
      let added = 0;
      for await (const fresh of newOnes(db.read, people)) added += fresh.length;
      return {
        ...{ id, source: file.source, added, known: people.length - added },
        ...{ faults: faults.slice(0, mostFaults), moreFaults: Math.max(0, faults.length - mostFaults) },
      };
    },

    /** Some at a time; pressed once more after an end in the middle, the rest. Gives how many came. */
    async takeInCustomers(by: string, id: string, allowLetters: AllowLetters): Promise<Outcome<number>> {
      const file = await files.findCustomerFile(db.read, id);
      if (!file) return failure("notFound");
      let count = 0;
      for await (const fresh of newOnes(db.read, JSON.parse(file.people) as FoundPerson[])) {
        count += await db.write((tx) => takeIn(tx, file, fresh, { by, allowLetters }));
        await breathe();
      }
      await db.write(async (tx) => {
        if (!(await files.lockCustomerFile(tx, id))) return;
        await files.deleteCustomerFile(tx, id);
        const after = { customers: count };
        const entry = { by, action: "take in customers", subject: "customers", after, at: clock.now() };
        await emit(tx, customerChanged, entry);
      });
      return success(count);
    },

    /** Who is to be forgotten may stand in one of them; it can be sent again. */
    forgetCustomerFiles: (tx: Tx): Promise<void> => files.deleteCustomerFiles(tx, Number.MAX_SAFE_INTEGER),
    deleteOldCustomerFiles: (tx: Tx): Promise<void> => files.deleteCustomerFiles(tx, clock.now() - keptFor),
  };

  async function takeIn(
    tx: Tx,
    { id, source }: files.CustomerFileRow,
    people: readonly FoundPerson[],
    { by, allowLetters }: Taking,
  ) {
    if (!(await files.lockCustomerFile(tx, id))) return 0;
    // Somebody may have come since it was looked.
    const taken = await files.takenReaches(tx, people.flatMap(reachesOf));
    const at = clock.now();
    const fresh = people
      .filter((person) => reachesOf(person).every((one) => !taken.has(one)))
      .map(({ name, email, phone, ...rest }) => ({
        ...rest,
        user: newcomer(newId(at), at, { name, claimed_email: email, phone, taken_in_at: at }),
      }));
    const ids = await files.insertPeople(
      tx,
      fresh.map(({ user }) => user),
    );
    const came = fresh.filter(({ user }) => ids.has(user.id));
    await files.insertAddresses(
      tx,
      came.flatMap(({ user, address }) =>
        address
          ? { id: newId(at), user_id: user.id, created_at: at, ...columnsOf(address), is_default: 1 }
          : [],
      ),
    );
    await files.insertNotes(
      tx,
      came.flatMap(({ user, note }) =>
        note ? { id: newId(at), user_id: user.id, author: by, words: note, at } : [],
      ),
    );
    await allowLetters(
      tx,
      came.flatMap(({ user: { id: userId, claimed_email: email }, allowedBy }) =>
        email && allowedBy ? { userId, email, words: `${allowedBy}: yes (${source})` } : [],
      ),
    );
    return came.length;
  }
}

interface Taking {
  readonly by: string;
  readonly allowLetters: AllowLetters;
}

function personIn({
  line,
  name,
  note,
  address,
  allowedBy,
  ...typed
}: CustomerLine): FoundPerson | CustomerFault {
  const email = readEmail(typed.email) ?? null;
  const phone = readPhone(typed.phone) ?? null;
  const fault = (problem: CustomerFault["problem"], cell: string) => ({
    line,
    problem,
    cell: cell.slice(0, 100),
  });
  if (typed.email !== "" && email === null) return fault("email", typed.email);
  if (email === null && phone === null)
    return typed.phone ? fault("phone", typed.phone) : fault("noReach", "");
  if ([...name].length > longestName || note.length > longestNote) return fault("long", name);
  const whole = readWholeAddress({ ...address, phone: address.phone || typed.phone });
  return { name, email, phone, note, address: whole.ok ? whole.value : null, allowedBy };
}

/** Those of them whom nobody here is, each once, some at a time. */
async function* newOnes(q: Reads, people: readonly FoundPerson[]): AsyncGenerator<FoundPerson[]> {
  const seen = new Set<string>();
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    const some = people.slice(from, from + peopleAtOnce);
    const taken = await files.takenReaches(q, some.flatMap(reachesOf));
    yield some.filter((person) => {
      const reaches = reachesOf(person);
      const isNew = reaches.every((one) => !taken.has(one) && !seen.has(one));
      for (const one of reaches) seen.add(one);
      return isNew;
    });
  }
}

function reachesOf({ email, phone }: FoundPerson): string[] {
  return [email, phone].filter((one) => one !== null);
}
