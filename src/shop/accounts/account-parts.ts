import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { Log } from "#platform/log.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { SecretPost } from "./secret-post.ts";
import type { SessionsService } from "./sessions-service.ts";
import type { Tries } from "./tries.ts";

/** What main.ts gives the accounts to work with. */
export interface AccountParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Log;
  readonly hashing: PasswordHashing;
  readonly shopName: string;
  readonly publicUrl: string;
  /** Keeps the six digits of a code from being guessed out of the database. */
  readonly codeKey: Buffer;
  /** What other modules keep of a person, by name, for the export. */
  readonly keptElsewhere?: (q: Reads, userId: string) => Promise<Record<string, unknown>>;
  /** Lets other modules forget a person who leaves. */
  readonly forgetElsewhere?: (tx: Tx, userId: string) => Promise<void>;
}

/** What is known of the browser that asks. */
export interface Visit {
  readonly address: string;
  readonly userAgent: string;
  readonly lang: "en" | "hi";
  /** The session it came with; a new login ends it. */
  readonly cookie: string | undefined;
  /** What it got when somebody signed in there before. */
  readonly browser: string | undefined;
}

/** What the parts of the accounts share. */
export interface Around {
  readonly parts: AccountParts;
  readonly sessions: SessionsService;
  readonly tries: Tries;
  readonly post: SecretPost;
}
