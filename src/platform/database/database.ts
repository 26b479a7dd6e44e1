import type { Kysely, Transaction } from "kysely";
import type { EventType } from "../events/event.ts";
import type { Replicas } from "./replicas.ts";

/** Each module adds its tables here, beside the repository that alone may query them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

export type Reads = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** One database, two engines. Reads see what is committed; every write takes its transaction as an argument. */
export interface Database {
  readonly read: Reads;
  /** The same for what every process follows: it waits behind no shopper's request. */
  readonly watch: Reads;
  /** The same for what goes through a whole table: it holds none of it afterwards, and pushes nothing out that others ask again. */
  readonly whole: Reads;
  /** What answers public reads beside it. */
  readonly replicas: Replicas;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Who hears what is emitted in these transactions. */
  readonly events: Events;
  /** Plans go by how much there is of what: this is counted anew, for every connection of this process. */
  freshenStatistics(): Promise<void>;
  /** What was deleted is to be in none of the database's own files. */
  dropDeleted(): Promise<void>;
  /** Resolves when a statement got through, else rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Events {
  on<Payload>(event: EventType<Payload>, listener: Listener<Payload>): void;
  /** Such as the audit log. */
  onEvery(listener: ListenerToAll): void;
}

/** Runs in the transaction that emitted: what it throws undoes what happened. */
export type Listener<Payload> = (tx: Tx, payload: Payload) => Promise<void> | void;
export type ListenerToAll = (tx: Tx, event: EventType<never>, payload: never) => Promise<void> | void;

/** What an engine has to bring. */
export interface Engine extends Omit<Database, "write" | "events"> {
  readonly engine: "sqlite" | "postgres";
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs several plain SQL statements. */
  script(tx: Tx, sql: string): Promise<void>;
  /** Keeps all other processes from migrating meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** A consistent copy of everything, while others write. */
  backup(file: string): Promise<void>;
  /** All that is read in it is of one moment, while others write. */
  snapshot<T>(work: (q: Reads) => Promise<T>): Promise<T>;
}

/** The database does not answer now; the shop says so and goes on when it is back. */
export class DatabaseUnavailable extends Error {}
