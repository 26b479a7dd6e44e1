import { setImmediate as breathe } from "node:timers/promises";
import { unread } from "#contract/endpoints/unread-file.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import { readEmail } from "#modules/accounts/rules/email.ts";
import type { Clock } from "#platform/clock.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { AuditEntry } from "#platform/events/event.ts";
import { emit } from "#platform/events/events.ts";
import { newId, timeOf } from "#platform/ids.ts";
import { pastOrdersChanged } from "./events.ts";
import * as files from "./files-repository.ts";
import {
  deletePastOrders,
  filesTakenIn,
  idsOfFile,
  insertPastOrders,
  knownKeys,
  type PastOrderRow,
  type Reach,
} from "./repository.ts";
import { numberKey, type PastOrder, type PastOrderSource } from "./rules/past-order.ts";
import { pastOrderSource } from "./rules/past-order-file.ts";
import { type PastOrderFault, readPastOrders } from "./rules/read-past-orders.ts";

/** 20,000 orders of three goods each. */
const mostLines = 60_000;
const ordersAtOnce = 200;
const mostFaults = 100;
const mostFiles = 100;
const keptFor = 24 * 3_600_000;

/** Orders out of another shop's file: read and looked at first, then taken in, each once. */
export function createPastOrderFiles({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    /** Kept to be looked at; none is taken in yet. */
    async readFile(bytes: Uint8Array): Promise<Outcome<string>> {
      const file = await readLines(bytes, mostLines);
      if ("fault" in file)
        return file.fault === "tableTooLong"
          ? failure("pastOrdersTooLong", { field: "table" })
          : unread(file);
      const source = pastOrderSource(file.header);
      if (!source) return failure("pastOrdersUnknown", { field: "table" });
      if (file.lines.length === 0) return failure("tableEmpty", { field: "table" });
      const at = clock.now();
      const id = newId(at);
      let part = 0;
      for (const some of inParts(readPastOrders(source, file.header, file.lines, at))) {
        const faults = some.filter((one) => "problem" in one);
        const orders = some.flatMap((one) => ("problem" in one ? [] : withReach(one)));
        const row = { id, part, at, source, orders: JSON.stringify(orders), faults: JSON.stringify(faults) };
        await db.write((tx) => files.insertFilePart(tx, row));
        part++;
        await breathe();
      }
      return success(id);
    },

    /** What would become of it now. */
    async lookAtFile(id: string) {
      const faults: PastOrderFault[] = [];
      const seen = new Set<string>();
      let source: PastOrderSource | undefined;
      let all = 0;
      let added = 0;
      let faultsInAll = 0;
      for (const part of await files.partsOfFile(db.read, id)) {
        const row = await files.findFilePart(db.read, id, part);
        if (!row) continue;
        source = row.source;
        const found = JSON.parse(row.faults) as PastOrderFault[];
        faultsInAll += found.length;
        faults.push(...found.slice(0, mostFaults - faults.length));
        const keys = (JSON.parse(row.orders) as PastOrder[]).map(({ number }) => numberKey(number));
        all += keys.length;
        for (const key of await knownKeys(db.read, source, keys)) seen.add(key);
        for (const key of keys) {
          if (!seen.has(key)) added++;
          seen.add(key);
        }
      }
      if (!source) return undefined;
      return { id, source, added, known: all - added, faults, moreFaults: faultsInAll - faults.length };
    },

    /** Some at a time; pressed once more after an end in the middle, the rest. Gives how many came. */
    async takeInFile(by: string, id: string): Promise<Outcome<number>> {
      const parts = await files.partsOfFile(db.read, id);
      if (parts.length === 0) return failure("notFound");
      const begin = { by, action: "begin to take in past orders", subject: "past orders", after: {} };
      const steps = parts.map((part) => (tx: Tx) => takeIn(tx, id, part));
      const count = await inSteps(begin, steps);
      if (count === 0) return success(0);
      const end = { by, action: "take in past orders", subject: "past orders", after: { orders: count } };
      await db.write((tx) => emit(tx, pastOrdersChanged, { ...end, at: clock.now() }));
      return success(count);
    },

    async filesTakenIn() {
      const taken = await filesTakenIn(db.read, mostFiles);
      return taken.map(({ file, ...rest }) => ({ id: file, at: timeOf(file), ...rest }));
    },

    /** What a file brought goes, but for those who were erased from it. Gives how many went. */
    async takeOutFile(by: string, id: string): Promise<Outcome<number>> {
      const ids = await idsOfFile(db.read, id);
      if (ids.length === 0) return failure("notFound");
      const entry = {
        by,
        action: "take out past orders",
        subject: "past orders",
        after: { orders: ids.length },
      };
      const steps = [...inParts(ids)].map((some) => (tx: Tx) => deletePastOrders(tx, some));
      return success(await inSteps(entry, steps));
    },

    /** Out of files that wait goes whoever is to be forgotten, and nobody else: the rest may be coming in. */
    async forgetInFiles(tx: Tx, { email, phone }: Reach): Promise<void> {
      const isTheirs = (order: PastOrder) => order.email === email || order.phone === phone;
      for (const { id, part, orders } of await files.lockPartsNaming(tx, { email, phone })) {
        const others = (JSON.parse(orders) as PastOrder[]).filter((order) => !isTheirs(order));
        await files.saveOrdersOfPart(tx, { id, part, orders: JSON.stringify(others) });
      }
    },

    deleteOldFiles: () => db.write((tx) => files.deleteFileParts(tx, clock.now() - keptFor)),
  };

  /** The log has it with the first step that moves something: where the server ends in the middle, nobody writes later. */
  async function inSteps(
    entry: Omit<AuditEntry, "at">,
    steps: readonly ((tx: Tx) => Promise<number>)[],
  ): Promise<number> {
    let count = 0;
    for (const step of steps) {
      const isFirst = count === 0;
      count += await db.write(async (tx) => {
        const moved = await step(tx);
        if (isFirst && moved > 0) await emit(tx, pastOrdersChanged, { ...entry, at: clock.now() });
        return moved;
      });
      await breathe();
    }
    return count;
  }
}

async function takeIn(tx: Tx, id: string, part: number): Promise<number> {
  const row = await files.lockFilePart(tx, id, part);
  if (!row) return 0;
  const orders = JSON.parse(row.orders) as PastOrder[];
  const count = await insertPastOrders(
    tx,
    orders.map((order) => rowOf(row, order)),
  );
  await files.deleteFilePart(tx, id, part);
  return count;
}

function* inParts<T>(all: Iterable<T>): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length < ordersAtOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** In the one form in which they are kept and looked up. */
function withReach(order: PastOrder): PastOrder {
  return { ...order, email: readEmail(order.email) ?? "", phone: readPhone(order.phone) ?? "" };
}

function rowOf(
  { id: file, source }: files.PastOrderFilePart,
  { email, phone, address, sale, ...order }: PastOrder,
): PastOrderRow {
  const { number, placedAt, status, name, note, totalPaise, refundedPaise } = order;
  return {
    ...{ id: newId(placedAt), source, number, number_key: numberKey(number) },
    ...{ placed_at: placedAt, status, name, note },
    ...{ email: email || null, phone: phone || null },
    ...{ total_paise: totalPaise, refunded_paise: refundedPaise },
    ...{ address: JSON.stringify(address), sale: JSON.stringify(sale), file },
  };
}
