import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { PasswordHashing } from "./passwords/password-hashing.ts";

/** What main.ts gives the accounts to work with. */
export interface AccountParts extends KeptOfPeople {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly hashing: PasswordHashing;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  /** Keeps the six digits of a code from being guessed out of the database. */
  readonly codeKey: Buffer;
  /** Mails an hour that anybody can ask for by typing an address. */
  readonly mailPerHour: number;
  readonly smsPerDay: number;
  /** Where codes are sent to: ISO codes of countries. */
  readonly smsCountries: readonly string[];
  /** Whether the staff have to show a second factor. */
  readonly asksForFactor: () => boolean;
  /** So long a guest is kept who does not come back. */
  readonly guestDays: () => number;
}

/** What the other modules keep of a person: brought together, given out, and let go of. */
export interface KeptOfPeople {
  /** Cart and wishlist of a guest go into an account; what they were is kept as JSON. */
  readonly mergeKept: (tx: Tx, guestId: string, userId: string) => Promise<MergedKept>;
  /** Both are again what they were; false where they were changed since. */
  readonly partKept: (tx: Tx, guestId: string, userId: string, before: string) => Promise<boolean>;
  /** Of these guests those who bought: their cart goes, and they stay as long as their orders. */
  readonly boughtAmong: (tx: Tx, guestIds: readonly string[]) => Promise<readonly string[]>;
  /** What other modules keep of a person, by name, for the export. */
  readonly keptElsewhere: (q: Reads, person: Person) => Promise<Record<string, unknown>>;
  /** Where a guest had orders written to; none of the guest's can come beside from here on. */
  readonly reachesOfGuest: (tx: Tx, id: string) => Promise<readonly Omit<Person, "id">[]>;
  /** Where orders that guests placed with this number are written to. */
  readonly mailsOfGuests: (tx: Tx, phone: string) => Promise<readonly string[]>;
  /** Until when the last invoice of a person is kept who leaves now. */
  readonly invoicesUntil: (q: Reads, person: Pick<Person, "id" | "phone">) => Promise<number | null>;
  /** Lets other modules forget a person who leaves, and gives the names of pictures that nobody needs any more. */
  readonly forgetElsewhere: (tx: Tx, person: Person) => Promise<readonly string[]>;
  /** Lets go of what lies outside of the database, once the person is gone from it. */
  readonly forgetOutside: (left: LeftOutside) => Promise<void>;
}

/** What came into an account with a guest. */
export interface MergedKept {
  readonly lines: number;
  readonly wishes: number;
  /** Some pieces had no room. */
  readonly isShort: boolean;
  readonly before: string;
}

export interface LeftOutside {
  /** Where messages went. */
  readonly addresses: readonly string[];
  readonly pictures: readonly string[];
}

/** By what other modules know somebody; an address only when it is proved to be this person's. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}
