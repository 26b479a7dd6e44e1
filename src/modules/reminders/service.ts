import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { ConsentAction } from "#modules/accounts/customers/consents-service.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { readSignedId, signId } from "#platform/signed-id.ts";
import { reminderMail } from "./letters.ts";
import * as rows from "./repository.ts";
import { isLeft } from "./rules/left-cart.ts";
import { priceDrops, type ToldPrices } from "./rules/price-drops.ts";

export type RemindersService = ReturnType<typeof createRemindersService>;

const hour = 3_600_000;
/** No more than one mail in so long. */
const everyMs = 12 * hour;
const usefulMs = 24 * hour;
const batch = 100;
const purpose = "reminders";

interface OfSomebody {
  readonly userId: string;
  readonly productId: string;
}

export interface ReminderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly catalogue: {
    sellables(q: Reads | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Sellable>>;
  };
  readonly wishesOf: (
    q: Reads | Tx,
    userIds: readonly string[],
  ) => Promise<readonly (OfSomebody & { readonly priceWhenAdded: number })[]>;
  /** The lines of their carts. */
  readonly linesOf: (
    q: Reads | Tx,
    userIds: readonly string[],
  ) => Promise<readonly (OfSomebody & { readonly addedAt: number })[]>;
  readonly reachOf: (
    q: Reads | Tx,
    userIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly email: string | null }>>;
  /** Into the ledger of what people allow. */
  readonly noteConsent: (tx: Tx, action: ConsentAction) => Promise<void>;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  readonly linkKey: string;
}

/** Mails about what got cheaper on a wishlist and what was left in a cart, to whoever has allowed them. */
export function createRemindersService(parts: ReminderParts) {
  const { db, clock, outbox, catalogue, noteConsent, shopName, publicUrl, linkKey: key } = parts;

  async function lookAtSome(tx: Tx): Promise<number> {
    const now = clock.now();
    const due = await rows.remindersToLookAt(tx, now, batch);
    if (due.length === 0) return 0;
    const ids = due.map(({ user_id }) => user_id);
    const reached = await parts.reachOf(tx, ids);
    const [wishes, lines] = [await parts.wishesOf(tx, ids), await parts.linesOf(tx, ids)];
    const offers = await catalogue.sellables(tx, [
      ...new Set([...wishes, ...lines].map(({ productId }) => productId)),
    ]);
    const [wishesBy, linesBy] = [Map.groupBy(wishes, ownerOf), Map.groupBy(lines, ownerOf)];
    // It was allowed for one address: whoever has another one now is asked anew.
    const isSame = ({ user_id, email }: rows.ReminderRow) => reached.get(user_id)?.email === email;
    const looked = due.filter(isSame).map((row) => {
      const { drops, prices } = priceDrops(
        wishesBy.get(row.user_id) ?? [],
        offers,
        JSON.parse(row.prices) as ToldPrices,
      );
      const own = linesBy.get(row.user_id) ?? [];
      const changedAt = Math.max(0, ...own.map(({ addedAt }) => addedAt));
      const isCartLeft = isLeft(changedAt, { told: row.cart_left_at, now });
      const left = isCartLeft ? own.flatMap(({ productId }) => buyable(offers.get(productId))) : [];
      const next = { look_at: now + everyMs, prices: JSON.stringify(prices) };
      return {
        row: { ...row, ...next, cart_left_at: isCartLeft ? changedAt : row.cart_left_at },
        drops,
        left: [...new Set(left)],
      };
    });
    const mails = looked
      .filter(({ drops, left }) => drops.length > 0 || left.length > 0)
      .map(({ row: { user_id, email: to, lang }, drops, left }) => {
        const stopToken = signId({ key, purpose }, user_id);
        return reminderMail({ to, lang, shop: shopName(lang), publicUrl, stopToken, drops, left, offers });
      });
    if (mails.length > 0) await outbox.queueAll(tx, mails, { usefulUntil: now + usefulMs });
    await rows.saveReminders(
      tx,
      looked.map(({ row }) => row),
    );
    await rows.deleteReminders(
      tx,
      due.filter((row) => !isSame(row)).map(({ user_id }) => user_id),
    );
    return due.length;
  }

  return {
    isOn: async (userId: string, email: string): Promise<boolean> =>
      (await rows.findReminder(db.read, userId))?.email === email,

    /** By somebody who is signed in and whose address is proved. */
    async choose({
      userId,
      ...action
    }: Omit<ConsentAction, "purpose"> & { readonly userId: string }): Promise<void> {
      const { reach: email, lang, isGiven } = action;
      await db.write(async (tx) => {
        if (((await rows.findReminder(tx, userId))?.email === email) === isGiven) return;
        const row = {
          user_id: userId,
          email,
          lang,
          look_at: clock.now(),
          prices: "{}",
          cart_left_at: clock.now(),
        };
        if (isGiven) await rows.saveReminders(tx, [row]);
        else await rows.deleteReminders(tx, [userId]);
        await noteConsent(tx, { userId, ...action, purpose });
      });
    },

    /** By the link of a mail. Twice is once: the link of an old mail still says so. */
    async stop(token: string): Promise<Outcome<void>> {
      const userId = readSignedId({ key, purpose }, token);
      if (userId === undefined) return failure("linkDead");
      return db.write(async (tx) => {
        const row = await rows.findReminder(tx, userId);
        if (!row) return success(undefined);
        await rows.deleteReminders(tx, [userId]);
        const { text: words } = textsOf(row.lang).reminders;
        const { email: reach, lang } = row;
        await noteConsent(tx, {
          userId,
          reach,
          isGiven: false,
          words,
          lang,
          page: "/reminders/stop",
          purpose,
        });
        return success(undefined);
      });
    },

    /** Looks at whoever is due, in parts. */
    async runJob(): Promise<void> {
      while ((await db.write(lookAtSome)) === batch);
    },

    async exportOf(q: Reads | Tx, userId: string) {
      const row = await rows.findReminder(q, userId);
      return row ? { email: row.email, lang: row.lang, prices: JSON.parse(row.prices) as ToldPrices } : null;
    },
    forget: (tx: Tx, userId: string): Promise<void> => rows.deleteReminders(tx, [userId]),
  };
}

const ownerOf = ({ userId }: OfSomebody) => userId;

function buyable(offer: Sellable | undefined): Sellable[] {
  return offer && !offer.gone && offer.free > 0 ? [offer] : [];
}
