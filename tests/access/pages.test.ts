import { expect, it } from "vitest";
import { formatRupees } from "#contract/format/money.ts";
import { holds, type Role, roles } from "#contract/rights.ts";
import { screensFor } from "#manage/screens.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";
import { within } from "#support/within.ts";
import { orderAt, secret, withThings } from "./owned-things.ts";
import type { Owned } from "./row.ts";

/** Of A's order, as the office writes it. */
interface Words {
  readonly owned: Owned;
  readonly email: string;
  readonly total: string;
  /** Of the staff, who may do anything to it. */
  readonly hand: Person;
}

describeWithDatabase("pages of the back office", (openFresh) => {
  it("tell each role of A no more than the calls do, and strangers nothing", async () => {
    const { settings } = await openFresh({ demo: true });
    const shop = await openShop(settings, { backOffice: () => import("#manage/office.tsx") });
    const db = openDatabase(settings);
    const words = await wordsOf(db, shop);
    const leaks: string[] = [];
    let shown = 0;
    for (const role of [...roles, null]) {
      const person = await signedUpUser(db, role ? { role } : {});
      for (const path of pathsFor(words.owned)) {
        const answer = await fetch(`${shop.url}/manage/${path}`, {
          headers: { cookie: person.cookie },
          redirect: "manual",
        });
        const text = await answer.text();
        if (answer.status === 200) shown++;
        leaks.push(...toldTooMuch(text, role, words).map((what) => `${path} tells ${role}: ${what}`));
      }
      const told = await heardBy(shop, person, role, words);
      leaks.push(...toldTooMuch(told, null, words).map((what) => `the event stream tells ${role}: ${what}`));
    }
    await shop.stop();
    await db.close();
    expect(leaks).toEqual([]);
    expect(shown).toBeGreaterThan(150);
  }, 300_000);
});

async function wordsOf(db: Database, shop: ShopForTests): Promise<Words> {
  const { owner, owned: things } = await withThings(db, shop, false);
  const hand = await signedUpUser(db, { role: "owner" });
  const owned = { ...things, ...(await orderAt(shop, db, { at: "asked back", owned: things, owner, hand })) };
  const call = (path: string) => shop.call("GET", path, { token: hand.token });
  const { order } = (await call(`/manage/orders/${owned.orderId}`)).body;
  return { owned, email: owner.email, total: formatRupees(order.money.quote.total), hand };
}

/** Every screen, with each thing of A's where it asks for one. */
function pathsFor({ orderId, returnId, userId, productId }: Owned): string[] {
  return screensFor("owner").flatMap(({ path }) =>
    /:/.test(path)
      ? [orderId, returnId, userId, productId].map((id) => path.replace(/:\w+/, id))
      : [path, `${path}?search=Ownworthy`, `${path}?tab=all`, `${path}?orders=${orderId}`],
  );
}

/** By the rights that the descriptions of calls name for each of it. */
function toldTooMuch(text: string, role: Role | null, { email, total }: Words): string[] {
  const may = (right: Parameters<typeof holds>[1]) => holds({ role }, right);
  const seesPeople = may("orders.all") || may("customers.see");
  const secrets = [
    ...(seesPeople ? [] : [email, secret.phone]),
    ...(seesPeople || may("orders.pack") ? [] : [secret.street]),
    ...(may("orders.see") ? [] : [secret.name]),
    ...(may("money.see") ? [] : [total]),
  ];
  return secrets.filter((word) => text.includes(word));
}

/** What comes by the event stream when somebody writes to A's order. */
async function heardBy(
  shop: ShopForTests,
  { cookie }: Person,
  role: Role | null,
  { owned, hand }: Words,
): Promise<string> {
  const ending = new AbortController();
  const answer = await fetch(`${shop.url}/manage/news`, { headers: { cookie }, signal: ending.signal });
  const note = { token: hand.token, body: { words: secret.street } };
  expect((await shop.call("POST", `/manage/orders/${owned.orderId}/notes`, note)).status).toBe(200);
  const reads = role !== null && holds({ role }, "orders.see");
  const letters = new TextDecoder();
  let text = "";
  const hear = async () => {
    for await (const chunk of answer.body ?? []) {
      text += letters.decode(chunk, { stream: true });
      if (!reads || text.includes(owned.orderId)) return;
    }
  };
  await within("the event stream to tell of the order", hear());
  ending.abort();
  expect(text.includes(owned.orderId)).toBe(reads);
  return text;
}
