import { type KyselyPlugin, sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines, describeOnPostgres } from "#support/engines.ts";
import { hearInvalidations } from "#support/hear-invalidations.ts";
import { planOf, watchAll } from "#support/watched-reads.ts";
import { areConcerned, collectDependencies, dependsOn, dependsOnTime } from "./dependencies.ts";
import { everything, followInvalidations, invalidate, pruneInvalidations } from "./invalidations.ts";

describeOnBothEngines("an invalidation", (openFresh) => {
  it("is heard once by each who follows, with the transaction or not at all", async () => {
    const db = await openFresh();
    const followers = [await hearInvalidations(db), await hearInvalidations(db)];
    await db.write((tx) => invalidate(tx, ["stores", "goods"]));
    await db
      .write(async (tx) => {
        await invalidate(tx, ["undone"]);
        throw new Error("no");
      })
      .catch(() => {});
    for (const heard of followers) {
      expect(await heard()).toEqual(["stores", "goods"]);
      expect(await heard()).toEqual([]);
    }
    await db.write((tx) => invalidate(tx, ["more"]));
    for (const heard of followers) expect(await heard()).toEqual(["more"]);
  });

  it("of very much is one of everything, and so is the first that anybody hears", async () => {
    const db = await openFresh();
    let first: ReadonlySet<string> | undefined;
    await followInvalidations(db, async (keys) => {
      first = keys;
    })();
    expect(first).toEqual(new Set([everything]));
    const heard = await hearInvalidations(db);
    await db.write((tx) =>
      invalidate(
        tx,
        Array.from({ length: 1_000 }, (_, at) => `product:${at}`),
      ),
    );
    expect(await heard()).toEqual([everything]);
  });

  it("is heard again where it could not be forgotten", async () => {
    const db = await openFresh();
    let fails = false;
    const tried: string[][] = [];
    const follow = followInvalidations(db, async (keys) => {
      tried.push([...keys]);
      if (fails) throw new Error("the database is away");
    });
    await follow();
    await db.write((tx) => invalidate(tx, ["goods"]));
    fails = true;
    await expect(follow()).rejects.toThrow();
    fails = false;
    await follow();
    await follow();
    expect(tried).toEqual([[everything], ["goods"], ["goods"]]);
  });

  it("is one of everything behind an outage: another server may not have all that was heard", async () => {
    const db = await openFresh();
    const heard: string[][] = [];
    const follow = followInvalidations(db, async (keys) => void heard.push([...keys]));
    await follow();
    await db.write((tx) => sql`alter table invalidations rename to away`.execute(tx));
    await expect(follow()).rejects.toThrow();
    await db.write((tx) => sql`alter table away rename to invalidations`.execute(tx));
    await follow();
    await follow();
    expect(heard).toEqual([[everything], [everything]]);
  });

  it("that is old goes, and what comes after it is heard", async () => {
    const db = await openFresh();
    await db.write((tx) => invalidate(tx, ["old"]));
    await db.write(async (tx) => {
      await tx.updateTable("invalidations").set({ id: "0" }).execute();
      await invalidate(tx, ["old too"]);
    });
    const heard = await hearInvalidations(db);
    await pruneInvalidations(db);
    expect(await db.read.selectFrom("invalidations").select("keys").execute()).toEqual([
      { keys: '["old too"]' },
    ]);
    await db.write((tx) => invalidate(tx, ["new"]));
    expect(await heard()).toEqual(["new"]);
  });
});

describeOnPostgres("an invalidation", (openFresh) => {
  it("is heard however late its transaction ends beside younger ones", async () => {
    const db = await openFresh();
    const heard = await hearInvalidations(db);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = db.write(async (tx) => {
      await invalidate(tx, ["late"]);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    await db.write((tx) => invalidate(tx, ["early"]));
    expect(await heard()).toEqual(["early"]);
    expect(await heard()).toEqual([]);
    held.resolve();
    await late;
    expect(await heard()).toEqual(["late"]);
    expect(await heard()).toEqual([]);
  });

  it("is read once, however long another transaction stays open", async () => {
    const db = await openFresh();
    const many = 500;
    const watched = watchAll(db);
    const read: number[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(result.rows.length);
        return result;
      },
    };
    const heard = await hearInvalidations({ ...watched.db, watch: watched.db.watch.withPlugin(counting) });
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = db.write(async (tx) => {
      await invalidate(tx, ["late"]);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    for (let at = 0; at < many; at++) await db.write((tx) => invalidate(tx, [`early ${at}`]));
    const early = await heard();
    watched.take();
    const again = await heard();
    const [asked] = watched.take();
    const plan = asked && (await planOf(db, asked, { few: true }));
    held.resolve();
    await late;
    expect(early).toHaveLength(many);
    expect(again).toEqual([]);
    expect(await heard()).toEqual(["late"]);
    // The last one read is read again, and few more where other databases of the server have a transaction open.
    const [first, ...afterwards] = read.slice(-3);
    expect(first).toBe(many);
    expect(Math.max(...afterwards)).toBeLessThan(many / 10);
    // Nor does the server look through them.
    expect(plan?.mostRows).toBeLessThan(many / 10);
    expect(plan?.mostInVain).toBeLessThan(many / 10);
  });

  it("of a server that this is a copy of is not heard here", async () => {
    const db = await openFresh();
    const heard = await hearInvalidations(db);
    await db.write(async (tx) => {
      await invalidate(tx, ["of before"]);
      await tx
        .updateTable("invalidations")
        .set({ writer: 2 ** 40 })
        .execute();
      await invalidate(tx, ["own"]);
    });
    expect(await heard()).toEqual(["own"]);
    expect(await heard()).toEqual([]);
  });
});

it("concerns what depends on a key of it, and what has said nothing of itself", async () => {
  const read = async (...keys: string[]) =>
    (await collectDependencies(async () => dependsOn(...keys))).dependencies;
  const changed = new Set(["stores"]);
  expect(areConcerned(await read("goods", "stores"), changed)).toBe(true);
  expect(areConcerned(await read("goods"), changed)).toBe(false);
  expect(areConcerned(await read(), changed)).toBe(true);
  expect(areConcerned(await read("goods"), new Set([everything]))).toBe(true);
});

it("is gathered for each answer by itself, with the first moment of several", async () => {
  const made = async (key: string, until: number) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    dependsOn(key);
    dependsOnTime(until);
    dependsOnTime(until + 5);
    return key;
  };
  const [one, other] = await Promise.all([
    collectDependencies(() => made("goods", 20)),
    collectDependencies(() => made("stores", 10)),
  ]);
  expect(one).toEqual({ made: "goods", dependencies: { keys: new Set(["goods"]), until: 20 } });
  expect(other).toEqual({ made: "stores", dependencies: { keys: new Set(["stores"]), until: 10 } });
});
