import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { backInStock } from "#modules/catalogue/events.ts";
import type { Variant } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { backMessage, type Reached } from "./letters.ts";
import * as rows from "./repository.ts";
import type { WaitingView } from "./views.ts";

export type StockAlertsService = ReturnType<typeof createStockAlertsService>;

const mostAlerts = 50;
const batch = 100;
/** Goods that come back in the moment of asking do not see the alert: it is looked at once when that moment is over. */
const lookAfterMs = 60_000;
/** Whoever has waited for so long has bought it elsewhere. */
const keptMs = 180 * 86_400_000;
/** A message of yesterday leads to goods that are gone again. */
const usefulMs = 6 * 3_600_000;

export interface StockAlertParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly catalogue: {
    sellables(q: Reads | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Sellable>>;
  };
  readonly reachOf: (q: Reads | Tx, userIds: readonly string[]) => Promise<ReadonlyMap<string, Reached>>;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
}

export interface StockAlertInput {
  readonly productId: string;
  readonly colour?: string | null | undefined;
  readonly size?: string | null | undefined;
}

/** Who is told once when goods that were sold out can be bought again. */
export function createStockAlertsService(parts: StockAlertParts) {
  const { db, clock, outbox, catalogue, reachOf } = parts;
  db.events.on(backInStock, (tx, { productIds }) => rows.makeDue(tx, productIds, clock.now()));

  async function sendDue(tx: Tx): Promise<number> {
    const due = await rows.dueAlerts(tx, clock.now(), batch);
    if (due.length === 0) return 0;
    const goods = await catalogue.sellables(tx, [...new Set(due.map((alert) => alert.product_id))]);
    const people = await reachOf(tx, [...new Set(due.map((alert) => alert.user_id))]);
    const isBack = (alert: rows.StockAlertRow) => {
      const offer = goods.get(alert.product_id);
      return offer !== undefined && !offer.gone && freeOfWanted(offer.variants, alert) > 0;
    };
    const [back, waiting] = [due.filter(isBack), due.filter((alert) => !isBack(alert))];
    const messages = back.flatMap((alert) => {
      const [offer, reached] = [goods.get(alert.product_id), people.get(alert.user_id)];
      return offer && reached ? (backMessage(parts, alert, offer, reached) ?? []) : [];
    });
    if (messages.length > 0) await outbox.queueAll(tx, messages, { usefulUntil: clock.now() + usefulMs });
    await rows.deleteAlerts(
      tx,
      back.map(({ id }) => id),
    );
    await rows.waitAgain(
      tx,
      waiting.map(({ id }) => id),
    );
    return due.length;
  }

  return {
    alerts: (userId: string) => rows.alertsOf(db.read, userId),

    /** What is still in the catalogue of that, each product once. */
    async waiting(userId: string): Promise<WaitingView[]> {
      const alerts = await rows.alertsOf(db.read, userId);
      if (alerts.length === 0) return [];
      const ids = [...new Set(alerts.map((alert) => alert.product_id))];
      const goods = await catalogue.sellables(db.read, ids);
      return ids.flatMap((productId) => {
        const offer = goods.get(productId);
        if (!offer || offer.gone) return [];
        const choices = alerts
          .filter((alert) => alert.product_id === productId)
          .map(({ colour, size }) => [colour, size].filter(Boolean).join(", "))
          .filter(Boolean);
        const { title, titleHi, picture, unitPaise, oldUnitPaise, discount, priceVaries } = offer;
        return [
          { productId, title, titleHi, picture, unitPaise, oldUnitPaise, discount, priceVaries, choices },
        ];
      });
    },

    async ask(userId: string, { productId, ...wanted }: StockAlertInput, lang: Lang): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const offer = (await catalogue.sellables(tx, [productId])).get(productId);
        if (!offer) return failure("invalidProduct", { field: "productId" });
        if (offer.gone) return failure("productGone");
        const choice = { colour: wanted.colour ?? "", size: wanted.size ?? "" };
        if (!offersWanted(offer.variants, choice)) return failure("invalidProduct", { field: "productId" });
        if (freeOfWanted(offer.variants, choice) > 0) return failure("productInStock");
        // An address that was typed alone may be a stranger's.
        const reached = (await reachOf(tx, [userId])).get(userId);
        if (!reached?.email && !reached?.phone) return failure("stockAlertNeedsProof", { field: "email" });
        if ((await rows.alertsOf(tx, userId)).length >= mostAlerts) return failure("stockAlertsFull");
        const at = clock.now();
        const row = { id: newId(at), user_id: userId, product_id: productId, ...choice, lang };
        await rows.saveAlert(tx, { ...row, created_at: at, due_at: at + lookAfterMs });
        return success(undefined);
      });
    },

    remove: (userId: string, productId: string): Promise<void> =>
      db.write((tx) => rows.deleteAlertsOn(tx, userId, productId)),

    /** Sends what is due, in parts, and forgets what was asked for long ago. */
    async runJob(): Promise<void> {
      while ((await db.write(sendDue)) === batch);
      await db.write((tx) => rows.deleteOldAlerts(tx, clock.now() - keptMs));
    },

    exportOf: (q: Reads | Tx, userId: string) => rows.alertsOf(q, userId),
    forget: (tx: Tx, userId: string): Promise<void> => rows.deleteAlertsOf(tx, userId),
  };
}

/** An empty colour or size stands for any. */
interface WantedChoice {
  readonly colour: string;
  readonly size: string;
}

function offersWanted(variants: readonly Variant[], wanted: WantedChoice): boolean {
  return matching(variants, wanted).length > 0;
}

function freeOfWanted(variants: readonly Variant[], wanted: WantedChoice): number {
  return matching(variants, wanted).reduce((sum, { free }) => sum + free, 0);
}

function matching(variants: readonly Variant[], { colour, size }: WantedChoice): readonly Variant[] {
  return variants.filter(
    (one) => (colour === "" || one.colour === colour) && (size === "" || one.size === size),
  );
}
