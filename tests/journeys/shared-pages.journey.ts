import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hintCookie } from "#contract/profile-hint.ts";
import { sharedPages } from "#contract/shared-pages.ts";
import { bumpVersion } from "#modules/catalogue/storage/version-repository.ts";
import { sessionTagOf } from "#server/auth/profile-hint.ts";
import type { Person } from "#support/people.ts";
import { openForShoppers, type ShoppersWithGoods } from "#support/shoppers-with-goods.ts";

let open: ShoppersWithGoods;
beforeAll(async () => {
  open = await openForShoppers();
});
afterAll(() => open?.stop());

/** The cookies of a browser that keeps what it was told of its shopper. */
function knownBy({ cookie }: Person): string {
  const [, session = ""] = cookie.split("=");
  return `${cookie}; ${hintCookie}=${sessionTagOf(session, [], Date.now())}`;
}

function differenceOf(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(Math.max(0, at - 80), at + 80);
}

/** Each of the pages that all share, at an address that exists. */
function addresses(): string[] {
  const names: Record<string, string> = {
    "/product/{id}": `/product/${open.goods[1]}`,
    "/stores/{id}": "/stores/delhi",
    "/category/{category}": "/category/electronics",
    "/category/{category}/{subcategory}": "/category/clothing/mens-clothing",
    "/policies/{page}": "/policies/shipping",
  };
  return sharedPages.filter(({ isForVisitors }) => !isForVisitors).map(({ path }) => names[path] ?? path);
}

const dataAddress = (page: string) => (page === "/" ? "/_.data" : `${page}.data`);

let figuresAsked = 0;

/** How often the shop has made a page or the data of one; to be asked for its figures counts too, once they are told. */
async function countMade(): Promise<number> {
  const figures = await (await open.ask("/metrics", "")).text();
  const counts = figures.matchAll(/^haat_requests_total\{group="page",[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), -figuresAsked++);
}

describe("a page that all share", () => {
  it("is the same bytes for a visitor and for two shoppers, with nothing of either", async () => {
    const { ask, shopper } = open;
    const people = await Promise.all([shopper("Zubeida Zaveri"), shopper("Yashodhara Yadav")]);
    for (const page of addresses())
      for (const address of [page, dataAddress(page)]) {
        const visitor = await ask(address, "");
        const bytes = await visitor.text();
        expect([address, visitor.status]).toEqual([address, 200]);
        for (const person of people) {
          const { email } = person;
          const shown = await ask(address, knownBy(person));
          const text = await shown.text();
          expect([address, differenceOf(text, bytes)]).toEqual([address, undefined]);
          expect(text).not.toMatch(new RegExp(`Zaveri|Yadav|${email}`));
          expect(shown.headers.get("cache-control")).toBe("private, no-cache");
          expect(shown.headers.get("vary")).toContain("cookie");
          expect(shown.headers.has("set-cookie")).toBe(false);
          // Whose browser has no hint gets a page made for them.
          expect(await (await ask(address, person.cookie)).text()).toContain(email);
        }
        expect(await (await ask(address, "")).text()).toBe(bytes);
      }
  }, 120_000);

  it("is another's in another language, whoever asks", async () => {
    const { ask, shopper } = open;
    const person = await shopper("Zubeida Zaveri");
    for (const path of ["/products", "/products.data"]) {
      const [english, hindi, own] = await Promise.all(
        [
          [path, "lang=hi"],
          [`/hi${path}`, ""],
          [`/hi${path}`, knownBy(person)],
        ].map(async ([address = "", cookie = ""]) => (await ask(address, cookie)).text()),
      );
      expect(own).toBe(hindi);
      expect(hindi).not.toBe(english);
    }
  });

  it("is made for whoever shows no hint, or an old one, and nothing keeps it", async () => {
    const { ask, shopper } = open;
    const { cookie } = await shopper("Zubeida Zaveri");
    for (const sessionTag of ["", `; ${hintCookie}=`, `; ${hintCookie}=0`])
      for (const path of ["/stores", "/stores.data"]) {
        const own = await ask(path, cookie + sessionTag);
        expect(own.headers.get("cache-control")).toBe("no-store");
        expect(await own.text()).toContain("Zaveri");
      }
  });

  it("is not what shows something of the shopper's own in its midst", async () => {
    const { ask, shopper } = open;
    const known = knownBy(await shopper("Zubeida Zaveri"));
    for (const path of ["/policies/contact", "/policies/contact.data", "/cart", "/profile"])
      expect((await ask(path, known)).headers.get("cache-control")).toBe("no-store");
  });

  it("is not made anew by a change that it does not show", async () => {
    const { ask, db } = open;
    const pages = addresses().flatMap((page) => [page, page === "/" ? "/hi" : `/hi${page}`]);
    const dataOf = async (page: string) =>
      (await ask(page === "/hi" ? "/hi/_.data" : dataAddress(page), "")).text();
    for (const page of pages) await (await ask(page, "")).text();
    const before = await Promise.all(pages.map(dataOf));
    const made = await countMade();
    await db.write((tx) => bumpVersion(tx));
    // The change is heard of sooner or later; from then on each is made anew, once.
    await expect
      .poll(async () => {
        await Promise.all(pages.map(dataOf));
        return (await countMade()) - made;
      })
      .toBeGreaterThanOrEqual(pages.length);
    const after = await Promise.all(pages.map(dataOf));
    expect(pages.filter((_, at) => after[at] !== before[at])).toEqual([]);
    const withData = await countMade();
    for (const page of pages) await (await ask(page, "")).text();
    expect(await countMade()).toBe(withData);
  });

  it("is told by its data, of which JSON can tell all", async () => {
    for (const page of [...addresses(), "/policies/contact"]) {
      const data = await (await open.ask(dataAddress(page), "")).text();
      expect(data).toContain('"root"');
      // So the framework writes what JSON cannot say, such as a date, a set or a promise.
      expect([page, /(?<!\\)\["[A-Z]",/.exec(data)?.[0]]).toEqual([page, undefined]);
    }
  });
});
