import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";

/** What main.ts gives the tickets to work with. */
export interface TicketParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  /** Signs the links. */
  readonly linkKey: string;
  /** Who hears complaints, by name and as far as the owner has said. */
  readonly officer: () => string;
  readonly readEmail: (typed: string) => string | undefined;
  readonly readPhone: (typed: string) => string | undefined;
  /** Mails an hour that anybody can ask for by typing an address. */
  readonly mailPerHour: number;
}
