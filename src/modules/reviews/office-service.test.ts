import fc from "fast-check";
import { expect, it } from "vitest";
import { shownKeys } from "#modules/catalogue/rules/shown-keys.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import { idOf } from "#platform/ids.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { hearInvalidations } from "#support/hear-invalidations.ts";
import { type ReviewState, reviewStates } from "./rules/review-states.ts";
import { createReviewsService } from "./service.ts";

const headphones = idOf("product:meghdoot-wireless-headphones");

describeOnBothEngines("reviews in the back office", (openFresh) => {
  async function open({ wait = false } = {}) {
    const time = { now: 1_790_000_000_000 };
    const clock = { now: () => time.now++ };
    const db = await openFresh({ demo: true, at: time.now });
    const catalogue = createCatalogueService({ db, clock, rate: 83.16 });
    const reviews = createReviewsService({
      db,
      clock,
      countRating: catalogue.countRating,
      changePage: catalogue.changePage,
      isSold: catalogue.isSold,
      hasBought: async () => true,
      boughtBy: async () => [],
      nameOf: async (userId) => userId,
      waits: () => wait,
    });
    const write = async (userId: string, stars: number, text = "Good") => {
      const written = await reviews.review(userId, headphones, { stars, text });
      if (!written.ok) throw new Error(written.reason);
      return written.value.reviewId;
    };
    /** What the product says is what its shown reviews say. */
    const expectExact = async () => {
      const rows = await db.read
        .selectFrom("reviews")
        .select(["stars"])
        .where("product_id", "=", headphones)
        .where("state", "=", "shown")
        .execute();
      const product = await db.read
        .selectFrom("products")
        .select(["rating_sum", "rating_count"])
        .where("id", "=", headphones)
        .executeTakeFirstOrThrow();
      const sum = rows.reduce((all, { stars }) => all + stars, 0);
      expect(product).toEqual({ rating_sum: sum, rating_count: rows.length });
      expect((await reviews.ratingsOf(headphones)).count).toBe(rows.length);
    };
    const listed = async (state: ReviewState, more: { stars?: number; search?: string } = {}) =>
      (await reviews.office.list("meera", { state, ...more })).reviews;
    return { db, time, catalogue, reviews, write, expectExact, listed };
  }

  it("wait until they are approved, and then count", async () => {
    const { reviews, write, expectExact, listed } = await open({ wait: true });
    const before = await reviews.ratingsOf(headphones);
    const id = await write("asha", 1, "Thin <script>alert(1)</script>");
    expect(await reviews.ratingsOf(headphones)).toEqual(before);
    expect(await reviews.office.waiting()).toEqual({ count: 1, isMore: false });
    await expectExact();
    const [waiting] = await listed("waiting");
    expect(waiting).toMatchObject({ id, name: "asha", stars: 1, undoUntil: null });
    expect(await reviews.office.setState({ by: "meera", id, seen: 1 }, { state: "shown" })).toMatchObject({
      ok: true,
    });
    expect((await reviews.ratingsOf(headphones)).count).toBe(before.count + 1);
    await expectExact();
    expect(await reviews.office.waiting()).toMatchObject({ count: 0 });
    expect((await listed("shown"))[0]?.undoUntil).toBeGreaterThan(0);
  });

  it("are hidden for a reason, by one of two, and shown again; each is in the log", async () => {
    const { db, reviews, write, expectExact, listed } = await open();
    const id = await write("asha", 1);
    const heard = await hearInvalidations(db);
    const hide = (by: string, seen = 1) =>
      reviews.office.setState({ by, id, seen }, { state: "hidden", reason: "Of another shop" });
    expect(await reviews.office.setState({ by: "meera", id, seen: 1 }, { state: "hidden" })).toMatchObject({
      reason: "fieldRequired",
      field: "reason",
    });
    const hidden = await Promise.all([hide("meera"), hide("ravi")]);
    expect(hidden.map((one) => (one.ok ? "hidden" : one.reason)).sort()).toEqual(["hidden", "reviewChanged"]);
    await expectExact();
    expect(await heard()).toContain(shownKeys.product(headphones));
    expect((await reviews.ratingsOf(headphones)).reviews.map((one) => one.id)).not.toContain(id);
    expect(await listed("hidden")).toMatchObject([{ id, reason: "Of another shop" }]);
    await reviews.office.setState({ by: "meera", id, seen: 2 }, { state: "shown" });
    await expectExact();
    const entries = await listAuditEntries(db.read, { subject: id, limit: 9 });
    expect(entries.map(({ action }) => action)).toEqual(["shown review", "hidden review"]);
    await db.write((tx) => reviews.forget(tx, "asha"));
    await expectExact();
    const after = await listAuditEntries(db.read, { subject: id, limit: 9 });
    expect(after.map((entry) => [entry.before, entry.after])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await hide("meera", 3)).toMatchObject({ reason: "notFound" });
  });

  it("are answered below them, and the answer goes when it is emptied", async () => {
    const { reviews, write } = await open();
    const id = await write("asha", 2);
    await reviews.office.reply({ by: "meera", id, seen: 1 }, "Thank you.\n<b>We</b> will send another one.");
    const [shown] = (await reviews.ratingsOf(headphones)).reviews;
    expect(shown).toMatchObject({ id, reply: "Thank you.\n<b>We</b> will send another one." });
    await reviews.office.reply({ by: "meera", id, seen: 2 }, "");
    expect((await reviews.ratingsOf(headphones)).reviews[0]).not.toHaveProperty("reply");
  });

  it("are found by stars, by a word, a name and a product, and page by page", async () => {
    const { reviews, write, listed } = await open();
    const ids: string[] = [];
    for (let at = 0; at < 45; at++) ids.push(await write(`buyer-${at}`, (at % 5) + 1, `Word${at} 100%_sure`));
    expect((await listed("shown", { stars: 2 })).every(({ stars }) => stars === 2)).toBe(true);
    expect(await listed("shown", { search: "word17 headphones" })).toMatchObject([{ id: ids[17] }]);
    expect(await listed("shown", { search: "buyer-3" })).toHaveLength(11);
    expect(await listed("shown", { search: "100%_sur" })).toHaveLength(20);
    expect(await listed("shown", { search: "%%%" })).toEqual([]);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await reviews.office.list("meera", { state: "shown", ...(cursor && { cursor }) });
      seen.push(...page.reviews.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(seen.slice(0, 45)).toEqual([...ids].reverse());
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("leave the rating exact, whatever the staff do to them at once", async () => {
    const { db, reviews, write, expectExact } = await open();
    const ids: string[] = [];
    for (let at = 0; at < 6; at++) ids.push(await write(`buyer-${at}`, (at % 5) + 1));
    const action = fc.record({ at: fc.nat(5), state: fc.constantFrom(...reviewStates), seen: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 8 }), async (actions) => {
        const rows = await db.read
          .selectFrom("reviews")
          .select(["id", "version"])
          .where("id", "in", ids)
          .execute();
        const now = new Map(rows.map(({ id, version }) => [id, version]));
        await Promise.all(
          actions.map(({ at, state, seen }) => {
            const id = ids[at] ?? "";
            const request = { by: "meera", id, seen: (now.get(id) ?? 0) + (seen === 3 ? 1 : 0) };
            return reviews.office.setState(request, { state, reason: "Because" });
          }),
        );
        await expectExact();
      }),
      { numRuns: 8 },
    );
  });
});
