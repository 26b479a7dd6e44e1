import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { plainProduct, productWithChoices } from "#support/buyers.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { endpointRows } from "./endpoints.ts";

let shop: ShopProcess;
let named: Readonly<Record<string, string>>;
let people: Readonly<Record<string, Person>>;
beforeAll(async () => {
  shop = await startShopProcess();
  const db = openDatabase({ DATA_DIR: shop.folder });
  people = {
    shopper: await signedUpUser(db),
    phone: await signedUpUser(db, { phone: "+919812345678" }),
    staff: await signedUpUser(db, { staff: true }),
  };
  named = {
    "{plain}": await plainProduct(db),
    "{choices}": await productWithChoices(shop),
    "{email}": people.shopper?.email ?? "",
  };
  await db.close();
  return async () => void (await shop.stop());
});

/** With the ids of this shop in place of their names. */
const filled = (text: string) => text.replace(/\{(plain|choices|email)\}/g, (name) => named[name] ?? name);

describe("the calls of the specification", () => {
  it.each(endpointRows)("$row: $method $path", async ({ method, path, body, as, status, says }) => {
    const token = people[as]?.token;
    const answer = await fetch(`${shop.url}/api${filled(path)}`, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: filled(JSON.stringify(body)) }),
    });
    const said = await answer.json();
    expect([answer.status, said.message]).toEqual([status, said.message]);
    for (const [place, wanted] of Object.entries(says))
      expect(found(said, place), place).toEqual(asSaid(wanted));
  });
});

function found(said: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], said);
}

const kinds = { string: expect.any(String), number: expect.any(Number), array: expect.any(Array) };

function asSaid(wanted: unknown): unknown {
  if (wanted instanceof RegExp) return expect.stringMatching(wanted);
  if (typeof wanted !== "string") return wanted;
  return Object.hasOwn(kinds, wanted) ? kinds[wanted as keyof typeof kinds] : filled(wanted);
}
