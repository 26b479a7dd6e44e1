import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFar } from "#support/open-far.ts";
import type { Tx } from "./database.ts";
import { addToValue, readValue } from "./key-values.ts";
import { pipelined, prepared } from "./prepared.ts";

const insertValue = pipelined((q, entry: { name: string; value: number }) =>
  q.insertInto("key_values").values({ ...entry }),
);
const setFactTo = pipelined((q, { name, to }: { name: string; to: number }) =>
  q.updateTable("key_values").set({ value: to }).where("name", "=", name),
);
const factNamed = prepared((q, { name }: { name: string }) =>
  q.selectFrom("key_values").select("value").where("name", "=", name),
);
const value = async (tx: Tx, name: string) => (await factNamed(tx, { name }))[0]?.value;

describeOnBothEngines("what a transaction sends", (openFresh, engine) => {
  it("is seen by whatever it asks next, and by everybody once it is done", async () => {
    const db = await openFresh();
    const seen = await db.write(async (tx) => {
      await insertValue(tx, { name: "pens", value: 3 });
      const now = await value(tx, "pens");
      await insertValue(tx, { name: "ink", value: 4 });
      return now;
    });
    expect(seen).toBe(3);
    expect([await readValue(db.read, "pens"), await readValue(db.read, "ink")]).toEqual([3, 4]);
  });

  it("takes all of it back when the last of it is refused, and says why", async () => {
    const db = await openFresh();
    await db.write((tx) => insertValue(tx, { name: "mine", value: 1 }));
    const work = db.write(async (tx) => {
      await insertValue(tx, { name: "pens", value: 3 });
      await insertValue(tx, { name: "mine", value: 2 });
    });
    await expect(work).rejects.toThrow(engine === "postgres" ? /duplicate key/ : /UNIQUE/);
    expect([await readValue(db.read, "pens"), await readValue(db.read, "mine")]).toEqual([0, 1]);
  });

  it("takes all of it back when a value cannot be sent at all", async () => {
    const db = await openFresh();
    const unbindable = {
      toPostgres() {
        throw new Error("unbindable");
      },
    };
    const work = db.write(async (tx) => {
      await insertValue(tx, { name: "pens", value: 3 });
      await insertValue(tx, { name: "ink", value: unbindable as never });
    });
    await expect(work).rejects.toThrow(/cannot be sent/);
    expect(await readValue(db.read, "pens")).toBe(0);
  });

  if (engine === "postgres")
    it("takes all of it back also where the work goes on without it", async () => {
      const db = await openFresh();
      const unbindable = {
        toPostgres() {
          throw new Error("unbindable");
        },
      };
      const work = db.write(async (tx) => {
        await insertValue(tx, { name: "pens", value: 3 });
        const refused = tx
          .insertInto("key_values")
          .values({ name: "ink", value: unbindable as never })
          .execute();
        await refused.catch(() => {});
      });
      await expect(work).rejects.toThrow("unbindable");
      expect(await readValue(db.read, "pens")).toBe(0);
    });

  it("takes all of it back when a statement cannot be put together", async () => {
    const db = await openFresh();
    const broken = pipelined((): never => {
      throw new Error("not to be written");
    });
    const work = db.write(async (tx) => {
      await insertValue(tx, { name: "pens", value: 3 });
      await broken(tx, {});
    });
    await expect(work).rejects.toThrow("not to be written");
    expect(await readValue(db.read, "pens")).toBe(0);
  });

  it("says why it was refused, not that what came after was", async () => {
    const db = await openFresh();
    await db.write((tx) => insertValue(tx, { name: "mine", value: 1 }));
    const work = db.write(async (tx) => {
      await insertValue(tx, { name: "mine", value: 2 });
      return value(tx, "mine");
    });
    await expect(work).rejects.toThrow(engine === "postgres" ? /duplicate key/ : /UNIQUE/);
    expect(await readValue(db.read, "mine")).toBe(1);
  });

  if (engine === "postgres")
    it("is nothing once its transaction has ended, whoever goes on", async () => {
      const db = await openFresh();
      let goingOn: Promise<unknown> | undefined;
      const work = db.write(async (tx) => {
        goingOn = addAgainAndAgain(tx).catch((error: Error) => error.message);
        await value(tx, "late");
        throw new Error("changed my mind");
      });
      await expect(work).rejects.toThrow("changed my mind");
      expect(await goingOn).toMatch(/over|rolled back/);
      expect(await readValue(db.read, "late")).toBe(0);

      async function addAgainAndAgain(tx: Tx): Promise<void> {
        for (;;) await addToValue(tx, "late", 1);
      }
    });

  it("is asked in the order in which it was written, though nobody waits", async () => {
    const db = await openFresh();
    await db.write((tx) => insertValue(tx, { name: "steps", value: 1 }));
    const seen = await db.write((tx) =>
      Promise.all([
        value(tx, "steps"),
        setFactTo(tx, { name: "steps", to: 2 }),
        value(tx, "steps"),
        setFactTo(tx, { name: "steps", to: 3 }),
        value(tx, "steps"),
      ]),
    );
    expect([seen[0], seen[2], seen[4]]).toEqual([1, 2, 3]);
    expect(await readValue(db.read, "steps")).toBe(3);
  });

  if (engine === "postgres")
    it("goes a way for each time it waits, and the commit with the last", async () => {
      const { near, far, line } = await openFar(openFresh);
      const work = (name: string) =>
        far.write(async (tx) => {
          await insertValue(tx, { name, value: 1 });
          await Promise.all([value(tx, name), value(tx, "none"), value(tx, "nothing")]);
          await setFactTo(tx, { name, to: 2 });
          await setFactTo(tx, { name, to: 3 });
        });
      try {
        await work("first");
        const before = line.pieces();
        await work("second");
        // One each for three reads, three writes and the commit, if they waited for one another.
        expect(line.pieces() - before).toBeLessThan(5);
        expect(await readValue(near.read, "second")).toBe(3);
      } finally {
        await far.close();
        await line.cut();
      }
    });

  if (engine === "postgres")
    it("goes one way with begin and commit where nobody waits", async () => {
      const { near, far, line } = await openFar(openFresh);
      const work = (to: number) => far.write((tx) => setFactTo(tx, { name: "steps", to }));
      try {
        await far.write((tx) => insertValue(tx, { name: "steps", value: 0 }));
        await work(0);
        const before = line.pieces();
        for (let to = 1; to <= 10; to++) await work(to);
        // Twenty if the commit waited for what came before it.
        expect(line.pieces() - before).toBeLessThan(15);
        expect(await readValue(near.read, "steps")).toBe(10);
      } finally {
        await far.close();
        await line.cut();
      }
    });
});
