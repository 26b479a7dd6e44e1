import { z } from "zod";
import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { ConsentAction } from "#modules/accounts/customers/consents-service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { takeTry } from "#platform/limits/limits.ts";
import { rateLimit } from "#platform/limits/rate-limits.ts";
import { networkOf } from "#platform/network-of.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { confirmMail, knownMail } from "./letters.ts";
import {
  deleteByEmail,
  deleteOld,
  findByEmail,
  findToConfirm,
  findToLeave,
  join,
  joinNew,
  listConfirmed,
  saveAsked,
  setState,
} from "./repository.ts";

export type NewsletterService = ReturnType<typeof createNewsletterService>;

const hour = 3_600_000;
const linkLife = 7 * 24 * hour;
const email = z.email().max(254);

export interface Asker {
  readonly lang: Lang;
  /** The network address, for the limit. */
  readonly address: string;
}

export function createNewsletterService({
  db,
  clock,
  outbox,
  shopName,
  publicUrl,
  mailPerHour,
  noteConsents,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  /** Letters an hour that anybody can ask for by typing an address. */
  readonly mailPerHour: number;
  /** Into the ledger of what people allow. */
  readonly noteConsents: (tx: Tx, actions: readonly ConsentAction[]) => Promise<void>;
}) {
  return {
    /** The answer is the same for an address that is on the list, that left, and that is new. */
    async subscribe(typed: string, { lang, address }: Asker): Promise<Outcome<void>> {
      const parsed = email.safeParse(typed.trim().toLowerCase());
      if (!parsed.success) return failure("emailUnusable", { field: "email" });
      const to = parsed.data;
      return db.write(async (tx) => {
        const now = clock.now();
        const wait = await takeTry(tx, rateLimit("newsletter-from", networkOf(address)), now);
        if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1000) });
        // Nobody's letter box is filled by strangers: after three letters a day there are no more, and no word of it.
        if ((await takeTry(tx, rateLimit("newsletter-to", to), now)) !== undefined) return success(undefined);
        const full = await takeTry(tx, rateLimit("newsletter-shop", "", mailPerHour), now);
        if (full !== undefined) return failure("tooMany", { retryAfter: Math.ceil(full / 1000) });
        const known = await findByEmail(tx, to);
        const letter = { to, lang, shopName: shopName(lang) };
        if (known?.state === "confirmed") {
          await outbox.queue(
            tx,
            knownMail({ ...letter, url: publicUrl + pathIn(lang, paths.leaveNewsletter(known.leave_token)) }),
          );
          return success(undefined);
        }
        const token = newToken();
        await saveAsked(tx, {
          id: newId(now),
          email: to,
          lang,
          state: "asked",
          confirm_hash: tokenHash(token),
          confirm_until: now + linkLife,
          leave_token: newToken(),
          changed_at: now,
        });
        await outbox.queue(
          tx,
          confirmMail({ ...letter, url: publicUrl + pathIn(lang, paths.confirmNewsletter(token)) }),
          { usefulUntil: now + linkLife },
        );
        return success(undefined);
      });
    },
    async confirm(token: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const row = await findToConfirm(tx, tokenHash(token), clock.now());
        if (!row) return failure("linkDead");
        if (row.state === "confirmed") return success(undefined);
        await setState(tx, row.email, "confirmed", clock.now());
        const { consent, confirmText } = textsOf(row.lang).newsletter;
        await note(tx, row, {
          isGiven: true,
          words: `${consent} ${confirmText}`,
          page: "/newsletter/confirm",
        });
        return success(undefined);
      });
    },
    /** Leaving twice is leaving: the link in an old letter still says so. */
    async unsubscribe(token: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const row = await findToLeave(tx, token);
        if (!row) return failure("linkDead");
        await setState(tx, row.email, "left", clock.now());
        const { leaveText: words } = textsOf(row.lang).newsletter;
        if (row.state === "confirmed")
          await note(tx, row, { isGiven: false, words, page: "/newsletter/leave" });
        return success(undefined);
      });
    },
    /** By somebody who is signed in and whose address is proved: it needs no letter. */
    async choose(action: Omit<ConsentAction, "purpose">): Promise<void> {
      const { reach: to, lang, isGiven } = action;
      const now = clock.now();
      await db.write(async (tx) => {
        const isOn = (await findByEmail(tx, to))?.state === "confirmed";
        if (isOn === isGiven) return;
        const row = { id: newId(now), email: to, lang, confirm_hash: null, confirm_until: now };
        if (isGiven) await join(tx, { ...row, state: "confirmed", leave_token: newToken(), changed_at: now });
        else await setState(tx, to, "left", now);
        await noteConsents(tx, [{ ...action, purpose: "newsletter" }]);
      });
    },
    /** Whose consent another shop had: never somebody whom this one knows already, least of all who left. */
    async bring(tx: Tx, given: readonly Omit<ConsentAction, "purpose" | "isGiven">[]): Promise<void> {
      const now = clock.now();
      const rows = given.map(({ reach: email, lang }) => ({
        ...{ id: newId(now), email, lang, state: "confirmed" as const, confirm_hash: null },
        ...{ confirm_until: now, leave_token: newToken(), changed_at: now },
      }));
      const came = await joinNew(tx, rows);
      await noteConsents(
        tx,
        given
          .filter(({ reach }) => came.has(reach))
          .map((action) => ({ ...action, isGiven: true, purpose: "newsletter" })),
      );
    },
    isOnList: async (address: string) => (await findByEmail(db.read, address))?.state === "confirmed",
    /** For the owner's mailing: each address with the link that its letters must carry. */
    async readList(): Promise<{ email: string; lang: Lang; leaveUrl: string }[]> {
      const rows = await listConfirmed(db.read);
      return rows.map(({ leave_token, ...row }) => ({
        ...row,
        leaveUrl: publicUrl + pathIn(row.lang, paths.leaveNewsletter(leave_token)),
      }));
    },
    /** Whoever leaves the shop leaves its list, with the row that says so. */
    forget: (tx: Tx, address: string): Promise<void> => deleteByEmail(tx, address),
    /** What the shop keeps of it, for the export of the account. */
    async exportOf(q: Reads | Tx, address: string) {
      const row = await findByEmail(q, address);
      return row ? { email: row.email, lang: row.lang, state: row.state, changedAt: row.changed_at } : null;
    },
    tidy: () => db.write((tx) => deleteOld(tx, clock.now())),
  };

  function note(
    tx: Tx,
    { email: reach, lang }: { readonly email: string; readonly lang: Lang },
    action: Pick<ConsentAction, "isGiven" | "words" | "page">,
  ): Promise<void> {
    return noteConsents(tx, [{ userId: null, reach, purpose: "newsletter", lang, ...action }]);
  }
}
