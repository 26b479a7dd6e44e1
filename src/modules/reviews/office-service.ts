import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { countedTo, mostCounted } from "#contract/format/counted.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { reviewChanged } from "./events.ts";
import {
  countForOffice,
  type ListedReview,
  listForOffice,
  lockReview,
  updateReview,
} from "./office-repository.ts";
import type { StoredReview } from "./repository.ts";
import { countsFor } from "./rules/counts-for.ts";
import type { ReviewState } from "./rules/review-states.ts";

const perPage = 20;
const mostWords = 6;
const undoMs = 10_000;

export interface ReviewOfficeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly countRating: (tx: Tx, productId: string, stars: number, difference: 1 | -1) => Promise<void>;
  /** What is kept of the product's page is old. */
  readonly changePage: (tx: Tx, productId: string) => Promise<void>;
}

export interface ReviewAction {
  readonly by: string;
  readonly id: string;
  readonly seen: number;
}

/** Reviews as the staff read, hide and answer them. */
export function createReviewOffice({ db, clock, countRating, changePage }: ReviewOfficeParts) {
  const onReview = (
    { by, id, seen }: ReviewAction,
    action: string,
    change: (tx: Tx, now: StoredReview) => Promise<Partial<Pick<StoredReview, "state" | "reason" | "reply">>>,
  ): Promise<Outcome<{ was: ReviewState }>> =>
    db.write(async (tx) => {
      const now = await lockReview(tx, id);
      if (!now) return failure("notFound");
      if (now.version !== seen) return failure("reviewChanged");
      const changed = await change(tx, now);
      const at = clock.now();
      await updateReview(tx, id, { ...changed, version: seen + 1, changed_at: at, changed_by: by });
      const { state, reason, reply } = now;
      const names = Object.keys(changed) as ("state" | "reason" | "reply")[];
      const before = Object.fromEntries(names.map((name) => [name, { state, reason, reply }[name]]));
      await emit(tx, reviewChanged, { by, action, subject: id, before, after: changed, at });
      await changePage(tx, now.product_id);
      return success({ was: state });
    });

  return {
    async list(
      reader: string,
      request: {
        state: ReviewState;
        stars?: number | undefined;
        search?: string | undefined;
        id?: string | undefined;
        cursor?: string | undefined;
      },
    ) {
      const [at, lastId] = readCursor(request.cursor, 2) ?? [];
      const after =
        typeof at === "number" && typeof lastId === "string" ? ([at, lastId] as const) : undefined;
      const words = (request.search ?? "").split(/\s+/).filter(Boolean).slice(0, mostWords);
      const [rows, counts] = await Promise.all([
        listForOffice(db.read, { ...request, words, after, most: perPage + 1 }),
        countForOffice(db.read, mostCounted + 1),
      ]);
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      const of = (count: number) => countedTo(mostCounted, count);
      return {
        reviews: shown.map((row) => viewOf(row, reader)),
        next: rows.length > perPage && last ? cursorOf([last.created_at, last.id]) : null,
        counts: { waiting: of(counts.waiting), shown: of(counts.shown), hidden: of(counts.hidden) },
      };
    },

    async waiting() {
      const { waiting } = await countForOffice(db.read, mostCounted + 1);
      return countedTo(mostCounted, waiting);
    },

    /** The product's rating follows in the same transaction. */
    async setState(
      action: ReviewAction,
      { state, reason = "" }: { state: ReviewState; reason?: string | undefined },
    ): Promise<Outcome<{ was: ReviewState }>> {
      if (state === "hidden" && reason === "") return failure("fieldRequired", { field: "reason" });
      return onReview(action, `${state} review`, async (tx, now) => {
        const difference = countsFor(state) - countsFor(now.state);
        if (difference !== 0) await countRating(tx, now.product_id, now.stars, difference > 0 ? 1 : -1);
        return { state, reason: state === "hidden" ? reason : null };
      });
    },

    reply: (action: ReviewAction, reply: string): Promise<Outcome<{ was: ReviewState }>> =>
      onReview(action, "reply to review", async () => ({ reply: reply === "" ? null : reply })),
  };
}

function viewOf(row: ListedReview, reader: string) {
  const { changed_at, changed_by } = row;
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    productId: row.product_id,
    product: row.product,
    name: row.name,
    stars: row.stars,
    title: row.title,
    text: row.text,
    isSample: row.is_sample === 1,
    at: row.created_at,
    reason: row.reason,
    reply: row.reply,
    undoUntil: changed_by === reader && changed_at !== null ? changed_at + undoMs : null,
  };
}
