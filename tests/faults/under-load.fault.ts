import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { plainProduct } from "#support/buyers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { type MortalShop, mortalShop } from "#support/mortal-shop.ts";
import { signedUpUser } from "#support/people.ts";
import { patienceFor, times } from "#support/thorough.ts";

const rounds = times(3, 50);
const lanes = 8;
/** As many as one line of a cart takes, less one. */
const mostEach = 9;
const peopleEach = 4;

/** What each shopper was told, and nothing else: kept here, where no kill reaches. */
interface Shopper {
  readonly token: string;
  added: number;
  /** A request without an answer may have been carried out or not. */
  unknown: number;
}

describeOnBothEngines("a shop in the middle of its work", (openFresh) => {
  let shop: MortalShop;
  afterEach(() => shop.stop());

  async function open() {
    const db = await openFresh({ demo: true });
    shop = mortalShop(db.settings);
    await shop.start();
    const productId = await plainProduct(db);
    await db.write((tx) =>
      tx.updateTable("stock").set({ free: 10_000 }).where("product_id", "=", productId).execute(),
    );
    const newcomers = async (count: number): Promise<Shopper[]> => {
      const people = [];
      for (let at = 0; at < count; at++) people.push((await signedUpUser(db)).token);
      return people.map((token) => ({ token, added: 0, unknown: 0 }));
    };
    /** One after the other fills his cart, until all have or somebody gets no answer. */
    const shopping = async (people: readonly Shopper[], isOver: () => boolean): Promise<void> => {
      for (const person of people)
        while (person.added < mostEach) {
          if (isOver()) return;
          const body = { productId, quantity: 1 };
          const answer = await shop.call("POST", "/cart/add", person.token, { body });
          if (!answer) {
            person.unknown++;
            return;
          }
          expect(answer.status).toBe(200);
          person.added++;
        }
    };
    const inCart = async ({ token }: Shopper): Promise<number> => {
      const cart = await shop.call("GET", "/cart", token);
      return cart?.body.data.items[0]?.quantity ?? 0;
    };
    return { db, newcomers, shopping, inCart };
  }

  it("answers everything in flight when it is asked to stop", async () => {
    const { newcomers, shopping } = await open();
    const people = await Promise.all(Array.from({ length: lanes }, () => newcomers(peopleEach * 10)));
    let isOver = false;
    const working = people.map((lane) => shopping(lane, () => isOver));
    const isWorking = () => people.every(([first]) => (first?.added ?? 0) > 1);
    await expect.poll(isWorking).toBe(true);
    isOver = true;
    await shop.stop();
    await Promise.all(working);
    expect(people.flat().filter(({ unknown }) => unknown > 0)).toEqual([]);
  });

  it(`keeps all that it acknowledged when it is killed at random, ${rounds} times`, {
    timeout: patienceFor(10 + rounds),
  }, async () => {
    const { db, newcomers, shopping, inCart } = await open();
    const all: Shopper[] = [];
    for (let round = 0; round < rounds; round++) {
      const people = await Promise.all(Array.from({ length: lanes }, () => newcomers(peopleEach * 10)));
      all.push(...people.flat());
      const working = people.map((lane) => shopping(lane, () => false));
      await wait(50 + Math.random() * 500);
      await shop.kill();
      await Promise.all(working);
      await shop.start();
    }
    const wrong = [];
    for (const person of all.filter(({ added, unknown }) => added + unknown > 0)) {
      const found = await inCart(person);
      if (found < person.added || found > person.added + person.unknown) wrong.push({ person, found });
    }
    expect(wrong).toEqual([]);
    expect(all.filter(({ unknown }) => unknown > 0).length).toBeGreaterThan(0);
    if (db.engine === "sqlite") {
      const file = new DatabaseSync(`${db.settings.DATA_DIR}/shop.sqlite`, { readOnly: true });
      expect(file.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
      file.close();
    }
  });
});
